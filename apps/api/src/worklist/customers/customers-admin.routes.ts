import * as contract from '@ahia/contracts/admin/customers'
import { Hono } from 'hono'
import { liftRestriction } from '#accounts/data-requests/decide-data-request.ts'
import { blockCustomer, unblockCustomer } from '#accounts/people/block-customer.ts'
import {
  addCustomerNote,
  endCustomerSession,
  endCustomerSessions,
} from '#accounts/people/customer-sessions.ts'
import { revealCustomer } from '#accounts/people/reveal-customer.ts'
import { openSupportView } from '#accounts/people/support-view.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { emailOwners } from '#staff/members/email-owners.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { StaffDeps } from '#staff/staff-deps.ts'
import { findByWholeKey, getCustomerCard, showSupportView } from './customer-card.ts'

const toDate = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** ADMIN-35…37 */
export const customersAdminRoutes = new Hono<ApiEnv<StaffDeps>>()
  .post('/find', staffOnly(contract.findCustomers), accepts(contract.findCustomers), async (c) => {
    const customers = await findByWholeKey(c.var.deps, { by: c.var.staff, key: c.var.input })
    return answer(c, contract.findCustomers, { customers })
  })
  .get('/:id', staffOnly(contract.getCustomer), accepts(contract.getCustomer), async (c) =>
    answer(c, contract.getCustomer, await getCustomerCard(c.var.deps.db.read, c.var.input.id)),
  )
  .post('/:id/reveal', staffOnly(contract.revealCustomer), accepts(contract.revealCustomer), async (c) => {
    const { db, adminUrl } = c.var.deps
    const { id: accountId, fields, reason } = c.var.input
    const deps = {
      db,
      emailOwners: (tx: Parameters<typeof emailOwners>[0], words: ReturnType<Words>) =>
        emailOwners(tx, { adminUrl, write: () => words }),
    }
    const revealed = await revealCustomer(deps, { by: c.var.staff, accountId, fields, reason })
    return answer(c, contract.revealCustomer, { revealed })
  })
  .delete(
    '/:id/sessions/:sessionId',
    staffOnly(contract.endCustomerSession),
    accepts(contract.endCustomerSession),
    async (c) => {
      const { id: accountId, sessionId } = c.var.input
      await endCustomerSession(c.var.deps, { by: c.var.staff, accountId, sessionId })
      return answer(c, contract.endCustomerSession, {})
    },
  )
  .delete(
    '/:id/sessions',
    staffOnly(contract.endCustomerSessions),
    accepts(contract.endCustomerSessions),
    async (c) => {
      await endCustomerSessions(c.var.deps, { by: c.var.staff, accountId: c.var.input.id })
      return answer(c, contract.endCustomerSessions, {})
    },
  )
  .post('/:id/block', staffOnly(contract.blockCustomer), accepts(contract.blockCustomer), async (c) => {
    const { id: accountId, reason, words, endsAt, reviewAt } = c.var.input
    const until = { endsAt: toDate(endsAt), reviewAt: toDate(reviewAt) }
    await blockCustomer(c.var.deps, { by: c.var.staff, accountId, reason, words, ...until })
    return answer(c, contract.blockCustomer, {})
  })
  .post('/:id/unblock', staffOnly(contract.unblockCustomer), accepts(contract.unblockCustomer), async (c) => {
    await unblockCustomer(c.var.deps, { by: c.var.staff, accountId: c.var.input.id })
    return answer(c, contract.unblockCustomer, {})
  })
  .post(
    '/:id/unrestrict',
    staffOnly(contract.unrestrictCustomer),
    accepts(contract.unrestrictCustomer),
    async (c) => {
      await liftRestriction(c.var.deps, { by: c.var.staff, accountId: c.var.input.id })
      return answer(c, contract.unrestrictCustomer, {})
    },
  )
  .post('/:id/notes', staffOnly(contract.addCustomerNote), accepts(contract.addCustomerNote), async (c) => {
    const { id: accountId, words } = c.var.input
    await addCustomerNote(c.var.deps, { by: c.var.staff, accountId, words })
    return answer(c, contract.addCustomerNote, {})
  })

type Words = Parameters<typeof emailOwners>[1]['write']

/** ADMIN-38: to see, not to touch. */
export const supportViewsRoutes = new Hono<ApiEnv<StaffDeps>>()
  .post('/', staffOnly(contract.openSupportView), accepts(contract.openSupportView), async (c) => {
    const id = await openSupportView(c.var.deps, { by: c.var.staff, code: c.var.input.code })
    return answer(c, contract.openSupportView, { id })
  })
  .get('/:id', staffOnly(contract.getSupportView), accepts(contract.getSupportView), async (c) =>
    answer(
      c,
      contract.getSupportView,
      await showSupportView(c.var.deps, { by: c.var.staff, id: c.var.input.id }),
    ),
  )

import * as contract from '@ahia/contracts/admin/rates'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { StaffDeps } from '#staff/staff-deps.ts'
import { proposeRates, showRateEffect } from './change-rates.ts'
import { listRateBooks } from './list-rate-books.ts'

/** ADMIN-33, ADMIN-34 */
export const ratesAdminRoutes = new Hono<ApiEnv<StaffDeps>>()
  .get('/', staffOnly(contract.listRateBooks), accepts(contract.listRateBooks), async (c) =>
    answer(c, contract.listRateBooks, { books: await listRateBooks(c.var.deps.db.read) }),
  )
  .get('/effect', staffOnly(contract.showRateEffect), accepts(contract.showRateEffect), async (c) =>
    answer(c, contract.showRateEffect, { effect: await showRateEffect(c.var.deps, c.var.input) }),
  )
  .post('/', staffOnly(contract.proposeRates), accepts(contract.proposeRates), async (c) => {
    const proposalId = await proposeRates(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.proposeRates, { proposalId })
  })

import * as contract from '@ahia/contracts/admin/appeals'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import { decideAppeal } from './decide-appeal.ts'
import { previewAppeal, showAppeal } from './show-appeal.ts'

/** SELL-51: appeals against the standing, for staff. */
export const appealsAdminRoutes = new Hono<ApiEnv<EmailDeps>>()
  .get('/:id', staffOnly(contract.getAppealPage), accepts(contract.getAppealPage), async (c) => {
    const appeal = await showAppeal(c.var.deps, { id: c.var.input.id, viewer: c.var.staff.id })
    return answer(c, contract.getAppealPage, { appeal })
  })
  .post(
    '/:id/preview',
    staffOnly(contract.previewAppealDecision),
    accepts(contract.previewAppealDecision),
    async (c) => {
      const { id, outcome, words } = c.var.input
      const email = await previewAppeal(c.var.deps, { id, outcome, answer: words })
      return answer(c, contract.previewAppealDecision, email)
    },
  )
  .post('/:id/decide', staffOnly(contract.decideAppeal), accepts(contract.decideAppeal), async (c) => {
    const { id, outcome, words } = c.var.input
    await decideAppeal(c.var.deps, { id, outcome, answer: words, by: c.var.staff })
    return answer(c, contract.decideAppeal, {})
  })

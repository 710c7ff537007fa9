import * as contract from '@ahia/contracts/developers/dev-console'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import { listOpenAppeals } from './appeals.reads.ts'
import { decideAppeal } from './decide-appeal.ts'

const SHOWN = 100

/** Stands in for staff until they have their own pages; mounted only where developer pages are enabled. */
export const appealDevConsoleRoutes = new Hono<ApiEnv<EmailDeps>>()
  .get('/', accepts(contract.listStandingAppeals), async (c) => {
    const open = await listOpenAppeals(c.var.deps.db.read, SHOWN)
    const appeals = open.map(({ id, createdAt, ...appeal }) => ({
      _id: id,
      since: createdAt.toISOString(),
      ...appeal,
    }))
    return answer(c, contract.listStandingAppeals, { appeals })
  })
  .post('/:id', accepts(contract.decideStandingAppeal), async (c) => {
    await decideAppeal(c.var.deps, { ...c.var.input, by: null })
    return answer(c, contract.decideStandingAppeal, {})
  })

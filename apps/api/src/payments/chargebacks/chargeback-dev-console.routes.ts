import * as contract from '@ahia/contracts/developers/dev-console'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { Db } from '#tables.ts'
import { listChargebacks } from './chargebacks.reads.ts'

/** Stands in for staff until they have their own pages; mounted only where developer pages are enabled. */
export const chargebackDevConsoleRoutes = new Hono<ApiEnv<{ db: Db }>>().get(
  '/',
  accepts(contract.listChargebacks),
  async (c) =>
    answer(c, contract.listChargebacks, { chargebacks: await listChargebacks(c.var.deps.db.read) }),
)

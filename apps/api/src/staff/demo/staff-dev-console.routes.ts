import * as contract from '@ahia/contracts/developers/dev-console'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import { listDemoCodes } from './demo-staff.ts'

/** ADMIN-11: how to sign in to the back office where no money is real. */
export const staffDevConsoleRoutes = new Hono<ApiEnv<{ db: Db; secrets: Secrets }>>().get(
  '/',
  accepts(contract.listDemoStaff),
  async (c) => answer(c, contract.listDemoStaff, { staff: await listDemoCodes(c.var.deps) }),
)

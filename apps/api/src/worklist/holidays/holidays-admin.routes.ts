import * as contract from '@ahia/contracts/admin/holidays'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { Db } from '#tables.ts'
import { listHolidays, proposeHoliday } from './holiday-proposal.ts'

/** ADMIN-14 */
export const holidaysAdminRoutes = new Hono<ApiEnv<{ db: Db }>>()
  .get('/', staffOnly(contract.listHolidays), accepts(contract.listHolidays), async (c) =>
    answer(c, contract.listHolidays, await listHolidays(c.var.deps)),
  )
  .post('/proposals', staffOnly(contract.proposeHoliday), accepts(contract.proposeHoliday), async (c) => {
    const proposalId = await proposeHoliday(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.proposeHoliday, { proposalId })
  })

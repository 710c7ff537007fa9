import * as contract from '@ahia/contracts/admin/switches'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { Db } from '#tables.ts'
import { listSwitches, proposeSwitch } from './switch-proposal.ts'

/** ADMIN-53 */
export const switchesAdminRoutes = new Hono<ApiEnv<{ db: Db }>>()
  .get('/', staffOnly(contract.listSwitches), accepts(contract.listSwitches), async (c) =>
    answer(c, contract.listSwitches, await listSwitches(c.var.deps)),
  )
  .post('/:name/proposals', staffOnly(contract.proposeSwitch), accepts(contract.proposeSwitch), async (c) => {
    const proposalId = await proposeSwitch(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.proposeSwitch, { proposalId })
  })

import * as contract from '@ahia/contracts/admin/breaches'
import { Hono } from 'hono'
import { getBreach, listBreaches } from '#accounts/breaches/breaches.reads.ts'
import { decideBreach, recordBreach } from '#accounts/breaches/record-breach.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { StaffDeps } from '#staff/staff-deps.ts'

/** PRIV-09 */
export const breachesAdminRoutes = new Hono<ApiEnv<StaffDeps>>()
  .get('/', staffOnly(contract.listBreaches), accepts(contract.listBreaches), async (c) =>
    answer(c, contract.listBreaches, { breaches: await listBreaches(c.var.deps.db.read) }),
  )
  .post('/', staffOnly(contract.recordBreach), accepts(contract.recordBreach), async (c) => {
    const { beganAt, endedAt, foundAt, ...breach } = c.var.input
    const times = { beganAt: new Date(beganAt), endedAt: new Date(endedAt), foundAt: new Date(foundAt) }
    const id = await recordBreach(c.var.deps, { ...breach, ...times, by: c.var.staff })
    return answer(c, contract.recordBreach, { id })
  })
  .get('/:id', staffOnly(contract.getBreach), accepts(contract.getBreach), async (c) =>
    answer(c, contract.getBreach, await getBreach(c.var.deps.db.read, c.var.input.id)),
  )
  .post('/:id/decide', staffOnly(contract.decideBreach), accepts(contract.decideBreach), async (c) => {
    await decideBreach(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.decideBreach, {})
  })

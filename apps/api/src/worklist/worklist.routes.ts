import * as contract from '@ahia/contracts/admin/work'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { Db } from '#tables.ts'
import { find } from './find.ts'
import { claimWork, handOverWork, listColleaguesFor, releaseWork, snoozeWork } from './hold-work.ts'
import { listWork } from './list-work.ts'

type Deps = { db: Db }

/** ADMIN-12…16 */
export const worklistRoutes = new Hono<ApiEnv<Deps>>()
  .get('/', staffOnly(contract.listWork), accepts(contract.listWork), async (c) =>
    answer(c, contract.listWork, await listWork(c.var.deps, { ...c.var.input, session: c.var.staffSession })),
  )
  .post('/:kind/:id/claim', staffOnly(contract.claimWork), accepts(contract.claimWork), async (c) => {
    const { kind, id: subject } = c.var.input
    await claimWork(c.var.deps, { kind, subject, by: c.var.staff, session: c.var.staffSession })
    return answer(c, contract.claimWork, {})
  })
  .post('/:kind/:id/release', staffOnly(contract.releaseWork), accepts(contract.releaseWork), async (c) => {
    const { kind, id: subject } = c.var.input
    await releaseWork(c.var.deps, { kind, subject, by: c.var.staff })
    return answer(c, contract.releaseWork, {})
  })
  .get(
    '/:kind/:id/colleagues',
    staffOnly(contract.listColleaguesFor),
    accepts(contract.listColleaguesFor),
    async (c) => {
      const { kind, id: subject } = c.var.input
      const colleagues = await listColleaguesFor(c.var.deps, { kind, subject, session: c.var.staffSession })
      return answer(c, contract.listColleaguesFor, { colleagues })
    },
  )
  .post(
    '/:kind/:id/hand-over',
    staffOnly(contract.handOverWork),
    accepts(contract.handOverWork),
    async (c) => {
      const { kind, id: subject, to } = c.var.input
      await handOverWork(c.var.deps, { kind, subject, to, by: c.var.staff, session: c.var.staffSession })
      return answer(c, contract.handOverWork, {})
    },
  )
  .post('/:kind/:id/snooze', staffOnly(contract.snoozeWork), accepts(contract.snoozeWork), async (c) => {
    const { kind, id: subject, until, reason } = c.var.input
    const held = { kind, subject, by: c.var.staff, session: c.var.staffSession }
    await snoozeWork(c.var.deps, { ...held, until: new Date(until), reason })
    return answer(c, contract.snoozeWork, {})
  })

/** ADMIN-17 */
export const findRoutes = new Hono<ApiEnv<Deps>>().get(
  '/',
  staffOnly(contract.find),
  accepts(contract.find),
  async (c) =>
    answer(c, contract.find, {
      found: await find(c.var.deps, { q: c.var.input.q, session: c.var.staffSession }),
    }),
)

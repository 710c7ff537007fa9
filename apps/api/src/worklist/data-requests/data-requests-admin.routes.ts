import * as contract from '@ahia/contracts/admin/data-requests'
import { Hono } from 'hono'
import {
  finishDataRequest,
  type RequestDeps,
  recordDataRequest,
  refuseDataRequest,
} from '#accounts/data-requests/decide-data-request.ts'
import { getErasureOf } from '#accounts/data-requests/erase-by-request.ts'
import { listOfficeRequests } from '#accounts/data-requests/office-requests.reads.ts'
import type { DeletionDeps } from '#accounts/my-data/delete-my-account.ts'
import { getPerson } from '#accounts/people/find-customers.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { propose } from '#staff/proposals/propose.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { StaffDeps } from '#staff/staff-deps.ts'
import { erasureKind } from './erasure-proposal.ts'

type Deps = StaffDeps & RequestDeps & Pick<DeletionDeps, 'deleteBelongings'>

/** PRIV-08 */
export const dataRequestsAdminRoutes = new Hono<ApiEnv<Deps>>()
  .get('/', staffOnly(contract.listOfficeRequests), accepts(contract.listOfficeRequests), async (c) => {
    const { state, after = null } = c.var.input
    return answer(
      c,
      contract.listOfficeRequests,
      await listOfficeRequests(c.var.deps.db.read, { state, after }),
    )
  })
  .post('/', staffOnly(contract.recordDataRequest), accepts(contract.recordDataRequest), async (c) => {
    const { receivedAt, ...request } = c.var.input
    if (request.accountId !== null) await getPerson(c.var.deps.db.read, request.accountId)
    const recording = { ...request, by: c.var.staff, receivedAt: new Date(receivedAt) }
    return answer(c, contract.recordDataRequest, { id: await recordDataRequest(c.var.deps, recording) })
  })
  .post(
    '/:id/finish',
    staffOnly(contract.finishDataRequest),
    accepts(contract.finishDataRequest),
    async (c) => {
      await finishDataRequest(c.var.deps, { ...c.var.input, by: c.var.staff })
      return answer(c, contract.finishDataRequest, {})
    },
  )
  .post(
    '/:id/refuse',
    staffOnly(contract.refuseDataRequest),
    accepts(contract.refuseDataRequest),
    async (c) => {
      await refuseDataRequest(c.var.deps, { ...c.var.input, identity: null, by: c.var.staff })
      return answer(c, contract.refuseDataRequest, {})
    },
  )
  .post('/:id/erase', staffOnly(contract.proposeErasure), accepts(contract.proposeErasure), async (c) => {
    const { deps, input, staff: by } = c.var
    const payload = await getErasureOf(deps.db.read, { id: input.id, identity: input.identity })
    const proposalId = await propose(deps, { kind: erasureKind(deps), payload, words: input.words, by })
    return answer(c, contract.proposeErasure, { proposalId })
  })

import * as contract from '@ahia/contracts/admin/proposals'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '../sessions/staff-only.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { agreeToProposal, refuseProposal, withdrawProposal } from './decide-proposal.ts'
import { listProposals } from './list-proposals.ts'

/** ADMIN-45 */
export const proposalsRoutes = new Hono<ApiEnv<StaffDeps>>()
  .get('/', staffOnly(contract.listProposals), accepts(contract.listProposals), async (c) =>
    answer(c, contract.listProposals, { proposals: await listProposals(c.var.deps, c.var.staffSession) }),
  )
  .post('/:id/agree', staffOnly(contract.agreeToProposal), accepts(contract.agreeToProposal), async (c) => {
    const { staff: by, staffSession: session } = c.var
    await agreeToProposal(c.var.deps, { ...c.var.input, by, session })
    return answer(c, contract.agreeToProposal, {})
  })
  .post('/:id/refuse', staffOnly(contract.refuseProposal), accepts(contract.refuseProposal), async (c) => {
    const { staff: by, staffSession: session } = c.var
    await refuseProposal(c.var.deps, { ...c.var.input, by, session })
    return answer(c, contract.refuseProposal, {})
  })
  .post(
    '/:id/withdraw',
    staffOnly(contract.withdrawProposal),
    accepts(contract.withdrawProposal),
    async (c) => {
      await withdrawProposal(c.var.deps, { ...c.var.input, by: c.var.staff })
      return answer(c, contract.withdrawProposal, {})
    },
  )

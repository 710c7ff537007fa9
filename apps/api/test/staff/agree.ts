import { agreeToProposal, listProposals } from '@ahia/contracts/admin/proposals'
import type { StaffProposalId } from '@ahia/contracts/ids'
import type { TestApi } from '../test-api.ts'
import type { aColleague } from './staff-fixture.ts'

type Colleague = Awaited<ReturnType<typeof aColleague>>

/** Agrees to what is shown, with a proof for this very proposal. */
export async function agreeTo(
  { pool }: Pick<TestApi, 'pool'>,
  { id: staffId, call }: Colleague,
  id: StaffProposalId,
): Promise<void> {
  const { proposals } = await call(listProposals, {})
  const hash = proposals.find(({ _id }) => _id === id)?.hash ?? '0'.repeat(64)
  await pool.query('update staff_sessions set proof_for = $2, proof_at = now() where staff_id = $1', [
    staffId,
    id,
  ])
  await call(agreeToProposal, { id, hash })
}

import type { Proposal } from '@ahia/contracts/admin/proposals'
import type { StaffPermission } from '@ahia/reference/staff/roles'
import type { Db } from '#tables.ts'
import { roleFor } from '../sessions/staff-only.ts'
import type { OpenStaffSession } from '../sessions/staff-sessions.sql.ts'
import { listProposalRows } from './proposals.sql.ts'

/** One's own, and those that one may agree to. */
export async function listProposals({ db }: { db: Db }, session: OpenStaffSession): Promise<Proposal[]> {
  const rows = await listProposalRows(db.read)
  return rows
    .map((row) => ({
      row,
      isOwn: row.proposedBy === session.staffId,
      isPermitted: roleFor(session, row.needs as StaffPermission) !== null,
    }))
    .filter(({ isOwn, isPermitted }) => isOwn || isPermitted)
    .map(({ row, isOwn, isPermitted }) => ({
      _id: row.id,
      kind: row.kind,
      payload: row.payload as Proposal['payload'],
      hash: row.hash.toString('hex'),
      words: row.words,
      state: row.state,
      proposedBy: row.proposerName,
      isOwn,
      mayAgree: row.state === 'OPEN' && isPermitted && !isOwn,
      proposedAt: row.proposedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      decidedBy: row.deciderName,
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }))
}

import type { StaffMemberId, StaffProposalId, StaffSessionId } from '@ahia/contracts/ids'
import type { StaffPermission, StaffRole } from '@ahia/reference/staff/roles'
import { sql } from 'kysely'
import type { Reader, Tx, Writer } from '#tables.ts'

type NewSession = {
  id: StaffSessionId
  tokenHash: Buffer
  staffId: StaffMemberId
  network: string
  device: string
}

export async function insertStaffSession(
  tx: Tx,
  { id, tokenHash, staffId, network, device }: NewSession,
): Promise<void> {
  await tx
    .insertInto('staff_sessions')
    .values({ id, token_hash: tokenHash, staff_id: staffId, network, device })
    .execute()
  await tx.updateTable('staff_members').set({ seen_at: sql`now()` }).where('id', '=', staffId).execute()
}

export type OpenStaffSession = {
  id: StaffSessionId
  staffId: StaffMemberId
  name: string
  email: string
  /** Each role with what it permits. */
  roles: { role: StaffRole; permissions: StaffPermission[] }[]
  proofAt: Date
  /** ADMIN-05: within the last five minutes. */
  hasProof: boolean
  proofFor: StaffProposalId | null
  hasPasskey: boolean
  hasAuthenticator: boolean
  /** Its last call is a minute old, or older. */
  isToBeMarked: boolean
}

/** ADMIN-04: read at every call, so that what was ended, suspended or changed counts at once. */
export async function findOpenStaffSession(
  reader: Reader,
  tokenHash: Buffer,
): Promise<OpenStaffSession | null> {
  const { rows } = await sql<OpenStaffSession>`
    select session.id, session.staff_id as "staffId", member.name, member.email, session.proof_at as "proofAt",
      session.proof_at > now() - interval '5 minutes' as "hasProof", session.proof_for as "proofFor",
      session.seen_at < now() - interval '1 minute' as "isToBeMarked",
      exists (select from staff_passkeys where staff_id = member.id) as "hasPasskey",
      exists (select from staff_authenticators where staff_id = member.id) as "hasAuthenticator",
      coalesce((
        select jsonb_agg(jsonb_build_object('role', held.role, 'permissions', array(
          select permission from staff_role_permissions where role = held.role order by permission)) order by held.role)
        from staff_role_members held where held.staff_id = member.id
      ), '[]') as roles
    from staff_sessions session join staff_members member on member.id = session.staff_id
    where session.token_hash = ${tokenHash} and session.ended_at is null and member.status = 'ACTIVE'
      and session.seen_at > now() - interval '30 minutes'
      and session.created_at > now() - interval '12 hours'`.execute(reader)
  return rows[0] ?? null
}

export async function markSeen(
  writer: Writer,
  { id, staffId }: Pick<OpenStaffSession, 'id' | 'staffId'>,
): Promise<void> {
  await writer.updateTable('staff_sessions').set({ seen_at: sql`now()` }).where('id', '=', id).execute()
  await writer.updateTable('staff_members').set({ seen_at: sql`now()` }).where('id', '=', staffId).execute()
}

export async function endStaffSession(writer: Writer, id: StaffSessionId): Promise<void> {
  await writer
    .updateTable('staff_sessions')
    .set({ ended_at: sql`now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** All of a colleague's, but for the one that is kept. */
export async function endStaffSessions(
  tx: Tx | Writer,
  { staffId, keep }: { staffId: StaffMemberId; keep?: StaffSessionId },
): Promise<void> {
  let ending = tx
    .updateTable('staff_sessions')
    .set({ ended_at: sql`now()` })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
  if (keep !== undefined) ending = ending.where('id', '<>', keep)
  await ending.execute()
}

/** ADMIN-05: from now on for five minutes, and for that one proposal if it was made for one. */
export async function recordProof(
  writer: Writer,
  { id, proposalId }: { id: StaffSessionId; proposalId: StaffProposalId | null },
): Promise<void> {
  await writer
    .updateTable('staff_sessions')
    .set({ proof_at: sql`now()`, proof_for: proposalId })
    .where('id', '=', id)
    .execute()
}

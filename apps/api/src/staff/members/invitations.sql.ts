import type { StaffInvitationId, StaffMemberId } from '@ahia/contracts/ids'
import type { StaffRole } from '@ahia/reference/staff/roles'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

type NewInvitation = {
  id: StaffInvitationId
  tokenHash: Buffer
  email: string
  name: string
  roles: readonly StaffRole[]
  invitedBy: StaffMemberId | null
  phone?: string | undefined
  /** ADMIN-07: of whom it is when they only enrol again. */
  staffId?: StaffMemberId
}

/** The next invitation of an address replaces the one before. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  const { id, tokenHash, email, name, roles, invitedBy, phone = null, staffId = null } = invitation
  await tx
    .updateTable('staff_invitations')
    .set({ expires_at: sql`now()` })
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
  await tx
    .insertInto('staff_invitations')
    .values({
      id,
      token_hash: tokenHash,
      email,
      name,
      roles: [...roles],
      invited_by: invitedBy,
      phone,
      staff_id: staffId,
    })
    .execute()
}

export const listOpenInvitations = (reader: Reader) =>
  reader
    .selectFrom('staff_invitations')
    .select(['name', 'email', 'roles', 'expires_at as expiresAt'])
    .where('accepted_at', 'is', null)
    .where('staff_id', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at')
    .execute()

export type OpenInvitation = {
  id: StaffInvitationId
  email: string
  name: string
  roles: StaffRole[]
  expiresAt: Date
  phone: string | null
  /** Null for somebody new. */
  staffId: StaffMemberId | null
}

export async function findInvitation(reader: Reader, tokenHash: Buffer): Promise<OpenInvitation | null> {
  const { rows } = await sql<OpenInvitation>`
    select id, email, name, roles, expires_at as "expiresAt", phone, staff_id as "staffId" from staff_invitations
    where token_hash = ${tokenHash} and accepted_at is null and expires_at > now()`.execute(reader)
  return rows[0] ?? null
}

/** ADMIN-02: once. Of two who accept at the same moment one gets false. */
export async function acceptInvitationRow(tx: Tx, id: StaffInvitationId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_invitations')
    .set({ accepted_at: sql`now()` })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

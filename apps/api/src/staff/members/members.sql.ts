import type { StaffInvitationId, StaffMemberId } from '@ahia/contracts/ids'
import type { StaffRole } from '@ahia/reference/staff/roles'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

type NewMember = {
  id: StaffMemberId
  email: string
  name: string
  passwordHash: string | null
  roles: readonly StaffRole[]
}

/** False when somebody with this address works here already. */
export async function insertMember(
  tx: Tx,
  { id, email, name, passwordHash, roles }: NewMember,
): Promise<boolean> {
  const added = await tx
    .insertInto('staff_members')
    .values({ id, email, name, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  await insertRoles(tx, id, roles)
  return true
}

const insertRoles = (tx: Tx, staffId: StaffMemberId, roles: readonly StaffRole[]) =>
  tx
    .insertInto('staff_role_members')
    .values(roles.map((role) => ({ staff_id: staffId, role })))
    .execute()

export async function replaceRoles(
  tx: Tx,
  staffId: StaffMemberId,
  roles: readonly StaffRole[],
): Promise<void> {
  await tx.deleteFrom('staff_role_members').where('staff_id', '=', staffId).execute()
  await insertRoles(tx, staffId, roles)
}

export async function updateMemberStatus(
  tx: Tx,
  staffId: StaffMemberId,
  status: 'ACTIVE' | 'SUSPENDED',
): Promise<void> {
  await tx.updateTable('staff_members').set({ status }).where('id', '=', staffId).execute()
}

/** Holders of a role who can sign in. */
export const listHoldersOf = (reader: Reader | Tx, role: StaffRole) =>
  reader
    .selectFrom('staff_members as member')
    .innerJoin('staff_role_members as held', 'held.staff_id', 'member.id')
    .select(['member.id', 'member.email', 'member.name'])
    .where('held.role', '=', role)
    .where('member.status', '=', 'ACTIVE')
    .execute()

export const findMemberByEmail = (reader: Reader, email: string) =>
  reader
    .selectFrom('staff_members')
    .select(['id', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()

/** ADMIN-07: nobody else changes owners until the transaction ends, so that two removals at once leave two. */
export async function lockOwners(tx: Tx): Promise<void> {
  await sql`select 1 from staff_roles where name = 'OWNER' for update`.execute(tx)
}

export async function hasMember(tx: Tx, staffId: StaffMemberId): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_members')
    .select('id')
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export type MemberRow = {
  id: StaffMemberId
  name: string
  email: string
  status: 'ACTIVE' | 'SUSPENDED'
  seenAt: Date
  roles: StaffRole[]
  hasPasskey: boolean
  hasAuthenticator: boolean
  sessions: number
}

export async function listMembers(reader: Reader): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select member.id, member.name, member.email, member.status, member.seen_at as "seenAt",
      array(select role from staff_role_members where staff_id = member.id order by role) as roles,
      exists (select from staff_passkeys where staff_id = member.id) as "hasPasskey",
      exists (select from staff_authenticators where staff_id = member.id) as "hasAuthenticator",
      (select count(*)::int from staff_sessions session where staff_id = member.id and ended_at is null
        and session.seen_at > now() - interval '30 minutes' and session.created_at > now() - interval '12 hours') as sessions
    from staff_members member order by member.status, member.name`.execute(reader)
  return rows
}

type NewInvitation = {
  id: StaffInvitationId
  tokenHash: Buffer
  email: string
  name: string
  roles: readonly StaffRole[]
  invitedBy: StaffMemberId | null
}

/** The next invitation of an address replaces the one before. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  const { id, tokenHash, email, name, roles, invitedBy } = invitation
  await tx
    .updateTable('staff_invitations')
    .set({ expires_at: sql`now()` })
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
  await tx
    .insertInto('staff_invitations')
    .values({ id, token_hash: tokenHash, email, name, roles: [...roles], invited_by: invitedBy })
    .execute()
}

export const listOpenInvitations = (reader: Reader) =>
  reader
    .selectFrom('staff_invitations')
    .select(['name', 'email', 'roles', 'expires_at as expiresAt'])
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at')
    .execute()

export type OpenInvitation = {
  id: StaffInvitationId
  email: string
  name: string
  roles: StaffRole[]
  expiresAt: Date
}

export async function findInvitation(reader: Reader, tokenHash: Buffer): Promise<OpenInvitation | null> {
  const { rows } = await sql<OpenInvitation>`
    select id, email, name, roles, expires_at as "expiresAt" from staff_invitations
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

/** ADMIN-10: unseen for 45 days; never the two owners who were here last. */
export async function suspendUnseenMembers(tx: Tx): Promise<StaffMemberId[]> {
  const { rows } = await sql<{ id: StaffMemberId }>`
    update staff_members member set status = 'SUSPENDED'
    where status = 'ACTIVE' and seen_at < now() - interval '45 days' and member.id not in (
      select owner.id from staff_members owner join staff_role_members held on held.staff_id = owner.id
      where held.role = 'OWNER' and owner.status = 'ACTIVE' order by owner.seen_at desc limit 2)
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function isMemberEmail(tx: Tx, email: string): Promise<boolean> {
  const row = await tx.selectFrom('staff_members').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

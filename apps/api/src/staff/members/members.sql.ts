import type { StaffMemberId } from '@ahia/contracts/ids'
import type { StaffRole } from '@ahia/reference/staff/roles'
import { sql } from 'kysely'
import pg from 'pg'
import type { Reader, Tx } from '#tables.ts'
import { tooFewOwners } from '../staff.errors.ts'

type NewMember = {
  id: StaffMemberId
  email: string
  name: string
  passwordHash: string | null
  phone?: string | null
  roles: readonly StaffRole[]
}

/** False when somebody with this address works here already. */
export async function insertMember(
  tx: Tx,
  { id, email, name, passwordHash, phone = null, roles }: NewMember,
): Promise<boolean> {
  const added = await tx
    .insertInto('staff_members')
    .values({ id, email, name, password_hash: passwordHash, phone })
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

export async function updatePhone(tx: Tx, staffId: StaffMemberId, phone: string): Promise<void> {
  await tx.updateTable('staff_members').set({ phone }).where('id', '=', staffId).execute()
}

export async function updatePassword(
  tx: Tx,
  staffId: StaffMemberId,
  passwordHash: string | null,
): Promise<void> {
  await tx
    .updateTable('staff_members')
    .set({ password_hash: passwordHash })
    .where('id', '=', staffId)
    .execute()
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

/** ADMIN-07: the database rejects it at the end of the transaction; here at once, so that it can be said in words. */
export async function assertTwoOwners(tx: Tx): Promise<void> {
  try {
    await sql`set constraints staff_members_two_owners, staff_role_members_two_owners immediate`.execute(tx)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'staff_two_owners') throw tooFewOwners()
    throw error
  }
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
  phone: string | null
  status: 'ACTIVE' | 'SUSPENDED'
  seenAt: Date
  roles: StaffRole[]
  hasPasskey: boolean
  hasAuthenticator: boolean
  sessions: number
  /** ADMIN-07: when a reset of their factors takes effect, and who asked for it. */
  resetAt: Date | null
  resetBy: string | null
}

export async function listMembers(reader: Reader): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select member.id, member.name, member.email, member.phone, member.status, member.seen_at as "seenAt",
      array(select role from staff_role_members where staff_id = member.id order by role) as roles,
      exists (select from staff_passkeys where staff_id = member.id) as "hasPasskey",
      exists (select from staff_authenticators where staff_id = member.id) as "hasAuthenticator",
      (select count(*)::int from staff_sessions session where staff_id = member.id and ended_at is null
        and session.seen_at > now() - interval '30 minutes' and session.created_at > now() - interval '12 hours') as sessions,
      reset.takes_effect_at as "resetAt", asker.name as "resetBy"
    from staff_members member
      left join staff_factor_resets reset on reset.staff_id = member.id and reset.stopped_at is null and reset.done_at is null
      left join staff_members asker on asker.id = reset.asked_by
    order by member.status, member.name`.execute(reader)
  return rows
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

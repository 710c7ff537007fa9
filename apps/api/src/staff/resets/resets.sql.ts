import type { StaffFactorResetId, StaffMemberId } from '@ahia/contracts/ids'
import type { StaffRole } from '@ahia/reference/staff/roles'
import { sql } from 'kysely'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'

export type ResetMember = { name: string; email: string; isActive: boolean }

/** Nobody else changes this colleague until the transaction ends. */
export async function lockMember(tx: Tx, staffId: StaffMemberId): Promise<ResetMember | null> {
  const { rows } = await sql<ResetMember>`
    select name, email, status = 'ACTIVE' as "isActive" from staff_members where id = ${staffId} for update`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** Null when one is under way. */
export async function insertReset(
  tx: Tx,
  { staffId, askedBy }: { staffId: StaffMemberId; askedBy: StaffMemberId },
): Promise<Date | null> {
  const { rows } = await sql<{ takesEffectAt: Date }>`
    insert into staff_factor_resets (id, staff_id, asked_by) values (${newId<StaffFactorResetId>()}, ${staffId}, ${askedBy})
    on conflict (staff_id) where stopped_at is null and done_at is null do nothing
    returning takes_effect_at as "takesEffectAt"`.execute(tx)
  return rows[0]?.takesEffectAt ?? null
}

/** False when none is under way: it was stopped, or has been done. */
export async function stopOpenReset(
  tx: Tx,
  { staffId, by }: { staffId: StaffMemberId; by: StaffMemberId },
): Promise<boolean> {
  const { rows } = await sql`
    update staff_factor_resets set stopped_at = now(), stopped_by = ${by}
    where staff_id = ${staffId} and stopped_at is null and done_at is null returning 1`.execute(tx)
  return rows.length === 1
}

/** Who asked for it, or whom it is for, may no longer work here: nothing comes of it. */
export async function stopOrphanedResets(tx: Tx): Promise<StaffMemberId[]> {
  const { rows } = await sql<{ staffId: StaffMemberId }>`
    update staff_factor_resets reset set stopped_at = now()
    where stopped_at is null and done_at is null and not (
      exists (select from staff_members where id = reset.staff_id and status = 'ACTIVE')
      and exists (select from staff_members member join staff_role_members held on held.staff_id = member.id
        where member.id = reset.asked_by and member.status = 'ACTIVE' and held.role = 'OWNER'))
    returning staff_id as "staffId"`.execute(tx)
  return rows.map(({ staffId }) => staffId)
}

export type DueReset = {
  staffId: StaffMemberId
  name: string
  email: string
  roles: StaffRole[]
  askedBy: StaffMemberId
}

/** Marked as done by the same statement, so that each is done once however many processes look. */
export async function takeDueReset(tx: Tx): Promise<DueReset | null> {
  const { rows } = await sql<DueReset>`
    with due as (
      update staff_factor_resets set done_at = now() where id = (
        select id from staff_factor_resets where stopped_at is null and done_at is null and takes_effect_at <= now()
        order by takes_effect_at limit 1 for update skip locked)
      returning staff_id, asked_by
    )
    select member.id as "staffId", member.name, member.email, due.asked_by as "askedBy",
      array(select role from staff_role_members where staff_id = member.id order by role) as roles
    from due join staff_members member on member.id = due.staff_id`.execute(tx)
  return rows[0] ?? null
}

/** Passkeys, authenticator and password: from here on nothing signs them in but the link that follows. */
export async function deleteFactors(tx: Tx, staffId: StaffMemberId): Promise<void> {
  await sql`delete from staff_passkeys where staff_id = ${staffId}`.execute(tx)
  await sql`delete from staff_authenticators where staff_id = ${staffId}`.execute(tx)
  await sql`update staff_members set password_hash = null where id = ${staffId}`.execute(tx)
}

import type { StaffMemberId } from '@ahia/contracts/ids'
import type { WorkKindName } from '@ahia/reference/staff/work-kinds'
import { sql } from 'kysely'
import type { Reader, Tx, Writer } from '#tables.ts'

type Item = { kind: WorkKindName; subject: string }

/** Null when it is theirs now; else the name of who has it. One statement, so that of two at once one gets it. */
export async function claim(
  tx: Tx,
  { kind, subject, staffId, isForced = false }: Item & { staffId: StaffMemberId; isForced?: boolean },
): Promise<string | null> {
  const { rows } = await sql`
    insert into work_claims (kind, subject_id, staff_id) values (${kind}, ${subject}::uuid, ${staffId})
    on conflict (kind, subject_id) do update set staff_id = excluded.staff_id, claimed_at = now()
    where ${isForced} or work_claims.staff_id = excluded.staff_id or work_claims.claimed_at <= now() - interval '30 minutes'
    returning 1`.execute(tx)
  if (rows.length > 0) return null
  const held = await sql<{ name: string }>`
    select name from work_claims join staff_members on id = staff_id
    where kind = ${kind} and subject_id = ${subject}::uuid`.execute(tx)
  return held.rows[0]?.name ?? 'Somebody'
}

/** Whether it was theirs. */
export async function release(
  writer: Writer,
  { kind, subject, staffId }: Item & { staffId: StaffMemberId },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from work_claims where kind = ${kind} and subject_id = ${subject}::uuid and staff_id = ${staffId}`.execute(
    writer,
  )
  return numAffectedRows > 0n
}

type Snooze = Item & { begins: Date; until: Date; reason: string; staffId: StaffMemberId }

export async function snooze(
  tx: Tx,
  { kind, subject, begins, until, reason, staffId }: Snooze,
): Promise<void> {
  await sql`
    insert into work_snoozes (kind, subject_id, begins_at, until, reason, staff_id)
    values (${kind}, ${subject}::uuid, ${begins}, ${until}, ${reason}, ${staffId})
    on conflict (kind, subject_id) do update set begins_at = excluded.begins_at, until = excluded.until,
      reason = excluded.reason, staff_id = excluded.staff_id, snoozed_at = now()`.execute(tx)
}

/** Who has which of these now. */
export async function listHolders(
  reader: Reader,
  { kind, subjects }: { kind: WorkKindName; subjects: readonly string[] },
): Promise<Map<string, { id: StaffMemberId; name: string }>> {
  const { rows } = await sql<{ subject: string; id: StaffMemberId; name: string }>`
    select subject_id as subject, id, name from work_claims join staff_members on id = staff_id
    where kind = ${kind} and subject_id = any(${[...subjects]}::uuid[])
      and claimed_at > now() - interval '30 minutes'`.execute(reader)
  return new Map(rows.map(({ subject, id, name }) => [subject, { id, name }]))
}

import type { StaffFailureId, StaffMemberId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tables, Tx, Writer } from '#tables.ts'

type Failure = Pick<Tables['staff_failures'], 'kind' | 'network'> & {
  id: StaffFailureId
  staffId: StaffMemberId | null
}

export async function insertFailure(tx: Tx, { id, kind, network, staffId }: Failure): Promise<void> {
  await tx.insertInto('staff_failures').values({ id, kind, network, staff_id: staffId }).execute()
}

/** It was no failure after all. */
export async function deleteFailure(writer: Writer, id: StaffFailureId): Promise<void> {
  await writer.deleteFrom('staff_failures').where('id', '=', id).execute()
}

/** Nobody else tries for the same colleague until the transaction ends: parallel guesses are counted one by one. */
export async function lockTries(tx: Tx, staffId: StaffMemberId): Promise<void> {
  await sql`select 1 from staff_members where id = ${staffId} for update`.execute(tx)
}

/** Wrong tries of the last day, and how long ago the last was. */
export async function countFailures(tx: Tx, staffId: StaffMemberId) {
  const { rows } = await sql<{ count: number; secondsAgo: number }>`
    select count(*)::int as count, coalesce(extract(epoch from now() - max(happened_at))::int, 0) as "secondsAgo"
    from staff_failures where staff_id = ${staffId} and happened_at > now() - interval '24 hours'`.execute(tx)
  return rows[0] ?? { count: 0, secondsAgo: 0 }
}

export async function countOfLastHour(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from staff_failures where happened_at > now() - interval '1 hour'`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

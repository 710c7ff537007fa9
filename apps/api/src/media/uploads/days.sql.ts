import type { AccountId } from '@ahia/contracts/ids'
import { MAX_BYTES_A_DAY } from '@ahia/contracts/limits'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '#tables.ts'

type UploadSize = { accountId: AccountId; bytes: number }

const today = sql<Date>`date_trunc('day', now(), 'Africa/Lagos')`

/** T12: counts the bytes if the daily limit allows and returns null; else returns the seconds until the next day. */
export async function countBytes(
  db: Kysely<Tables>,
  { accountId, bytes }: UploadSize,
): Promise<number | null> {
  const { rows } = await sql<{ seconds_left: number }>`
    with counted as (
      insert into upload_days as sent (account_id, day, bytes) values (${accountId}, ${today}, ${bytes})
      on conflict (account_id, day) do update set bytes = sent.bytes + excluded.bytes
      where sent.bytes + excluded.bytes <= ${sql.lit(MAX_BYTES_A_DAY)}
      returning account_id
    )
    select ceil(extract(epoch from ${today} + interval '1 day' - now()))::integer as seconds_left
    where not exists (select from counted)`.execute(db)
  return rows[0]?.seconds_left ?? null
}

/** Yesterday's rows stay a day longer, in case clocks disagree. */
export async function deleteOldDays(tx: Tx): Promise<void> {
  await tx.deleteFrom('upload_days').where('day', '<', sql<Date>`now() - interval '2 days'`).execute()
}

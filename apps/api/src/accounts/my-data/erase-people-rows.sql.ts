import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

/** PRIV-05: what customers asked and staff wrote about them. That it happened stays on record, without any words. */
export async function erasePeopleRows(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`delete from account_notes where account_id = ${accountId}`.execute(tx)
  await sql`delete from support_codes where account_id = ${accountId}`.execute(tx)
  await sql`delete from export_links where account_id = ${accountId}`.execute(tx)
  await sql`update support_views set ended_at = coalesce(ended_at, now()) where account_id = ${accountId}`.execute(
    tx,
  )
  await sql`
    update data_requests set words = null, contact = null, answer = case when state = 'REFUSED' then '(deleted)' end
    where account_id = ${accountId}`.execute(tx)
  await sql`
    update account_blocks set words = '(deleted)', ended_at = coalesce(ended_at, now())
    where account_id = ${accountId}`.execute(tx)
}

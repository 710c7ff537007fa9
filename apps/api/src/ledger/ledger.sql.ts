import type { LedgerJournalId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tables, Tx } from '#tables.ts'
import type { Entry } from './entry.rules.ts'

export type Journal = {
  /** Makes booking idempotent: 'settle:<payment>', 'refund:<refund>'. */
  key: string
  kind: Tables['ledger_journals']['kind']
  entries: readonly Entry[]
}

/** Whether it was new. Concurrent bookings with the same key wait for each other. */
export async function insertJournal(tx: Tx, id: LedgerJournalId, journal: Journal): Promise<boolean> {
  const { key, kind, entries } = journal
  const { rows } = await sql`
    with journal as (
      insert into ledger_journals (id, key, kind) values (${id}, ${key}, ${kind})
      on conflict (key) do nothing returning id
    ),
    booked as (
      insert into ledger_entries (journal_id, position, account, shop_id, order_id, kobo)
      select journal.id, entry.place - 1, entry.account, entry.shop_id, entry.order_id, entry.kobo
      from journal, unnest(
        ${entries.map(({ account }) => account)}::text[], ${entries.map(({ shopId }) => shopId)}::uuid[],
        ${entries.map(({ orderId }) => orderId)}::uuid[], ${entries.map(({ kobo }) => kobo)}::bigint[]
      ) with ordinality as entry (account, shop_id, order_id, kobo, place)
    )
    select id from journal`.execute(tx)
  return rows.length > 0
}

import type { LedgerJournalId, OrderId, ShopId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'
import type { Entry, LedgerAccount } from './entry.rules.ts'
import type { Rate } from './rates.rules.ts'

export type Journal = {
  /** What it books, so that it is booked once: 'settle:<payment>', 'refund:<refund>'. */
  key: string
  kind: Tables['ledger_journals']['kind']
  entries: readonly Entry[]
}

/** Whether it was new. Whoever books the same at the same moment waits for the other. */
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

const entryColumns = sql`e.account, e.shop_id as "shopId", e.order_id as "orderId", e.kobo`

export async function listEntriesOfOrder(reader: Reader, orderId: OrderId): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select ${entryColumns} from ledger_entries e
    where e.order_id = ${orderId} order by e.journal_id, e.position`.execute(reader)
  return rows
}

export async function listEntriesOfJournal(reader: Reader, key: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select ${entryColumns} from ledger_journals j join ledger_entries e on e.journal_id = j.id
    where j.key = ${key} order by e.position`.execute(reader)
  return rows
}

export async function sumOfAccount(reader: Reader, account: LedgerAccount): Promise<Kobo> {
  const { rows } = await sql<{ kobo: Kobo }>`
    select coalesce(sum(kobo), 0)::bigint as kobo from ledger_entries where account = ${account}`.execute(
    reader,
  )
  return onlySum(rows)
}

export async function sumOfShop(reader: Reader, shopId: ShopId): Promise<Kobo> {
  const { rows } = await sql<{ kobo: Kobo }>`
    select coalesce(sum(kobo), 0)::bigint as kobo from ledger_entries where shop_id = ${shopId}`.execute(
    reader,
  )
  return onlySum(rows)
}

function onlySum([row]: { kobo: Kobo }[]): Kobo {
  if (!row) throw new Error('A sum is one row')
  return row.kobo
}

/** For each kind of shop and each category the one that was last before this moment. */
export async function listRatesAt(reader: Reader, at: Date | null): Promise<Rate[]> {
  const { rows } = await sql<Rate>`
    select distinct on (has_package, category)
      has_package as "hasPackage", category, rate_bps as "rateBps"
    from commission_rates where valid_from <= coalesce(${at}::timestamptz, now())
    order by has_package, category, valid_from desc`.execute(reader)
  return rows
}

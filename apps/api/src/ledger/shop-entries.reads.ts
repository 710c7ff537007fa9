import type { LedgerJournalId, OrderId, ShopId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader, Tables } from '#tables.ts'
import type { JournalEntry } from './entry.rules.ts'

type JournalKind = Tables['ledger_journals']['kind']

/** Every entry of an order with its journal: its settlement, then what changed it. */
export async function listOrderJournals(reader: Reader, orderId: OrderId): Promise<JournalEntry[]> {
  const { rows } = await sql<JournalEntry>`
    select j.id as "journalId", j.key, j.kind, j.booked_at as "bookedAt",
      e.account, e.shop_id as "shopId", e.order_id as "orderId", e.kobo
    from ledger_entries e join ledger_journals j on j.id = e.journal_id
    where e.order_id = ${orderId} order by e.journal_id, e.position`.execute(reader)
  return rows
}

export type ShopEntry = {
  journalId: LedgerJournalId
  position: number
  key: string
  kind: JournalKind
  bookedAt: Date
  orderId: OrderId | null
  /** What the shop earned is positive, and so is what the market owes it. */
  kobo: Kobo
  balanceKobo: Kobo
}

type EntryPage = {
  shopId: ShopId
  before: { journalId: LedgerJournalId; position: number } | null
  limit: number
}

/** PAYOUT-01: what was booked for a shop, newest first, each with the balance after it: what is kept, less what came later. */
export async function listShopEntries(
  reader: Reader,
  { shopId, before, limit }: EntryPage,
): Promise<ShopEntry[]> {
  const place = before && sql`(${before.journalId}::uuid, ${before.position}::smallint)`
  const isBefore = place ? sql`(journal_id, position) < ${place}` : sql`true`
  const isLater = place ? sql`(journal_id, position) >= ${place}` : sql`false`
  const { rows } = await sql<ShopEntry>`
    with page as (
      select journal_id, position, order_id, kobo from ledger_entries
      where shop_id = ${shopId} and ${isBefore}
      order by journal_id desc, position desc limit ${limit}
    ),
    top as (
      select coalesce((select kobo from shop_totals where shop_id = ${shopId}), 0) + coalesce((
        select sum(kobo) from ledger_entries where shop_id = ${shopId} and ${isLater}
      ), 0) as kobo
    )
    select j.id as "journalId", page.position, j.key, j.kind, j.booked_at as "bookedAt",
      page.order_id as "orderId", -page.kobo as kobo,
      (top.kobo + sum(page.kobo) over newer - page.kobo)::bigint as "balanceKobo"
    from page join ledger_journals j on j.id = page.journal_id cross join top
    window newer as (order by page.journal_id desc, page.position desc)
    order by page.journal_id desc, page.position desc`.execute(reader)
  return rows
}

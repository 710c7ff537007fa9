import type { InvoiceId, OrderId, ShopId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader, Tables } from '#tables.ts'
import type { Entry, LedgerAccount } from './entry.rules.ts'
import type { DatedRate } from './rates.rules.ts'

const entryColumns = sql`e.account, e.shop_id as "shopId", e.order_id as "orderId", e.kobo`

/** All entries of an order: its settlement, then what was refunded. */
export async function readOrderEntries(reader: Reader, orderId: OrderId): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select ${entryColumns} from ledger_entries e
    where e.order_id = ${orderId} order by e.journal_id, e.position`.execute(reader)
  return rows
}

/** The entries of a journal; none when there is no such journal. For money without an order, and for undoing a refund. */
export async function readJournalEntries(reader: Reader, key: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select ${entryColumns} from ledger_journals j join ledger_entries e on e.journal_id = j.id
    where j.key = ${key} order by e.position`.execute(reader)
  return rows
}

/** The sum of an account; negative is what we owe or earned. Always added up from the entries, so it is never stale. */
export async function readBalance(reader: Reader, account: LedgerAccount): Promise<Kobo> {
  const { rows } = await sql<{ kobo: Kobo }>`
    select coalesce(sum(kobo), 0)::bigint as kobo from ledger_entries where account = ${account}`.execute(
    reader,
  )
  return onlySum(rows)
}

/** The balance of a shop; negative is what we owe it. */
export async function readShopBalance(reader: Reader, shopId: ShopId): Promise<Kobo> {
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

/** The rates in force now, by the database's clock, or at `at`: the latest for each kind of shop and each category. */
export async function listRates(reader: Reader, at: Date | null = null): Promise<DatedRate[]> {
  const { rows } = await sql<DatedRate>`
    select distinct on (has_package, category)
      has_package as "hasPackage", category, rate_bps as "rateBps", valid_from as "validFrom"
    from commission_rates where valid_from <= coalesce(${at}::timestamptz, now())
    order by has_package, category, valid_from desc`.execute(reader)
  return rows
}

/** More than a shop earns in years. */
const ALL = 100_000

export type ShopBooking = {
  bookedAt: string
  kind: Tables['ledger_journals']['kind']
  orderId: OrderId | null
  invoiceId: InvoiceId | null
  amount: number
}

/** SELL-61: what was booked for a shop in naira, newest first; what it earned is positive. */
export async function listShopBookings(reader: Reader, shopId: ShopId): Promise<ShopBooking[]> {
  const { rows } = await sql<Omit<ShopBooking, 'bookedAt'> & { bookedAt: Date }>`
    select j.booked_at as "bookedAt", j.kind, e.order_id as "orderId", naira(-e.kobo) as amount,
      case when j.kind = 'INVOICE' then substr(j.key, length('invoice:') + 1) end as "invoiceId"
    from ledger_entries e join ledger_journals j on j.id = e.journal_id
    where e.shop_id = ${shopId} order by j.booked_at desc, j.id, e.position limit ${sql.lit(ALL)}`.execute(
    reader,
  )
  return rows.map((booking) => ({ ...booking, bookedAt: booking.bookedAt.toISOString() }))
}

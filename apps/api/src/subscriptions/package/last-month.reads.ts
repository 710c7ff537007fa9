import type { Kobo } from '@ahia/money/kobo'
import type { Tier } from '@ahia/reference/packages'
import { sql } from 'kysely'
import type { LastMonthRow } from '#orders/earnings/last-month.reads.ts'
import type { Reader, Tx } from '#tables.ts'

type PriceChange = { tier: Tier; wasKobo: Kobo; wouldKobo: Kobo }

/** ADMIN-34: a month of the package of every shop that was billed for last month. */
export async function listPackagesOfLastMonth(
  reader: Reader,
  changes: readonly PriceChange[],
): Promise<LastMonthRow[]> {
  const { rows } = await sql<LastMonthRow>`
    select invoice.shop_id as "shopId", shop.name, max(price.was)::bigint as "wasKobo", max(price.would)::bigint as "wouldKobo"
    from invoices invoice join shop_cards shop on shop.id = invoice.shop_id
      join unnest(
        ${changes.map(({ tier }) => tier)}::text[], ${changes.map(({ wasKobo }) => wasKobo)}::bigint[],
        ${changes.map(({ wouldKobo }) => wouldKobo)}::bigint[]
      ) as price (tier, was, would) on price.tier = invoice.tier
    where invoice.status <> 'VOID' and invoice.period_from < this_month_begins() and invoice.period_to > last_month_begins()
    group by invoice.shop_id, shop.name`.execute(reader)
  return rows
}

type BookedPrice = { tier: Tier; monthlyKobo: Kobo; validFrom: Date; announcedAt: Date }

/** ADMIN-33: all of the book, the oldest first. */
export async function listBookedPrices(reader: Reader | Tx): Promise<BookedPrice[]> {
  const { rows } = await sql<BookedPrice>`
    select tier, monthly_kobo as "monthlyKobo", valid_from as "validFrom", announced_at as "announcedAt"
    from subscription_prices order by valid_from, tier`.execute(reader)
  return rows
}

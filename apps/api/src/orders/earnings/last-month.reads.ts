import type { ShopId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** What a shop or its customers paid last month of what a change touches, and would have paid under it. */
export type LastMonthRow = { shopId: ShopId; name: string; wasKobo: Kobo; wouldKobo: Kobo }

type RateChange = { hasPackage: boolean; category: string; wasBps: number; wouldBps: number }

/** ADMIN-34: commission on what was paid last month, rounded as it is booked: by order and category. */
export async function listCommissionOfLastMonth(
  reader: Reader,
  changes: readonly RateChange[],
): Promise<LastMonthRow[]> {
  const { rows } = await sql<LastMonthRow>`
    with sold as (
      select sale.shop_id, sale.order_id, line.category, sum(line.line_kobo)::bigint as kobo
      from paid_orders sale join order_lines line on line.order_id = sale.order_id
      where sale.paid_at >= last_month_begins() and sale.paid_at < this_month_begins()
      group by sale.shop_id, sale.order_id, line.category
    )
    select sold.shop_id as "shopId", shop.name, sum((sold.kobo * rate.was + 5000) / 10000)::bigint as "wasKobo",
      sum((sold.kobo * rate.would + 5000) / 10000)::bigint as "wouldKobo"
    from sold join shop_cards shop on shop.id = sold.shop_id
      join unnest(
        ${changes.map(({ hasPackage }) => hasPackage)}::boolean[], ${changes.map(({ category }) => category)}::text[],
        ${changes.map(({ wasBps }) => wasBps)}::bigint[], ${changes.map(({ wouldBps }) => wouldBps)}::bigint[]
      ) as rate (has_package, category, was, would)
        on rate.has_package = shop.has_package and rate.category = sold.category
    group by sold.shop_id, shop.name`.execute(reader)
  return rows
}

type FeeChange = { state: string; isNear: boolean; wasKobo: Kobo; wouldKobo: Kobo }

/** ADMIN-34: delivery fees of orders that were paid last month; what was free stays free. */
export async function listDeliveryOfLastMonth(
  reader: Reader,
  changes: readonly FeeChange[],
): Promise<LastMonthRow[]> {
  const { rows } = await sql<LastMonthRow>`
    select sale.shop_id as "shopId", shop.name, sum(fee.was)::bigint as "wasKobo", sum(fee.would)::bigint as "wouldKobo"
    from paid_orders sale join shop_cards shop on shop.id = sale.shop_id
      join unnest(
        ${changes.map(({ state }) => state)}::text[], ${changes.map(({ isNear }) => isNear)}::boolean[],
        ${changes.map(({ wasKobo }) => wasKobo)}::bigint[], ${changes.map(({ wouldKobo }) => wouldKobo)}::bigint[]
      ) as fee (state, is_near, was, would)
        on fee.state = sale.delivery_state and fee.is_near = (shop.state = sale.delivery_state)
    where sale.paid_at >= last_month_begins() and sale.paid_at < this_month_begins() and sale.delivery_fee_kobo > 0
    group by sale.shop_id, shop.name`.execute(reader)
  return rows
}

import type { OrderId, ShopId } from '@ahia/contracts/ids'
import type { MoneyOrder, MoneyPart } from '@ahia/contracts/seller/money'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { complaintsOver, isPastComplaints } from './spendable.sql.ts'

const hasOpenChargeback = sql<boolean>`exists (select from order_chargebacks c where c.order_id = o.id and c.is_open)`

/**
 * PAYOUT-01: the part of the balance that the entries of an order `o` are in; every order is in exactly one. AVAILABLE is
 * what `sumSpendable` adds up.
 */
const partOf = sql<MoneyPart>`case
  when ${isPastComplaints} then 'AVAILABLE'
  when o.status in ('PAID', 'SHIPPED', 'DELIVERED') and not ${hasOpenChargeback} then 'PENDING'
  else 'ON_HOLD'
end`

/** The orders of a shop that its balance still depends on. */
const ordersOf = (shopId: ShopId) => sql`
  select e.order_id, -sum(e.kobo) as kobo from shop_entries e
  where e.shop_id = ${shopId} and e.order_id is not null group by e.order_id having sum(e.kobo) <> 0`

const WEEK_DAYS = 7

export type PartSum = { part: MoneyPart; kobo: Kobo; orders: number; weekKobo: Kobo }

/** The parts that are not empty. What belongs to no order is earlier spending, and reduces what is available. */
export async function sumParts(reader: Reader, shopId: ShopId): Promise<PartSum[]> {
  const { rows } = await sql<PartSum>`
    with parts as (
      select ${partOf} as part, owed.kobo, true as is_order,
        o.status = 'DELIVERED' and ${complaintsOver} <= now() + make_interval(days => ${sql.lit(WEEK_DAYS)}) as is_soon
      from (${ordersOf(shopId)}) as owed left join orders o on o.id = owed.order_id
      union all
      select 'AVAILABLE', -e.kobo, false, false from shop_entries e
      where e.shop_id = ${shopId} and e.order_id is null
    )
    select part, sum(kobo)::bigint as kobo, (count(*) filter (where is_order))::integer as orders,
      coalesce(sum(kobo) filter (where is_soon), 0)::bigint as "weekKobo"
    from parts group by part`.execute(reader)
  return rows
}

export type MoneyOrderRow = Omit<MoneyOrder, '_id' | 'amount' | 'placedAt' | 'availableAt'> & {
  orderId: OrderId
  part: MoneyPart
  kobo: Kobo
  status: OrderStatus
  placedAt: Date
  availableAt: Date | null
}

const columns = sql`
  o.id as "orderId", ${partOf} as part, o.status, o.placed_at as "placedAt",
  case when o.status = 'DELIVERED' then ${complaintsOver} end as "availableAt",
  case
    when ${hasOpenChargeback} then 'BANK_DISPUTE'
    when o.status = 'DISPUTED' then 'COMPLAINT'
    when o.status in ('CANCELLED', 'EXPIRED', 'REFUNDED') then 'REFUND'
  end as hold`

type Page = { shopId: ShopId; part: MoneyPart; before: OrderId | null; limit: number }

export async function listPart(
  reader: Reader,
  { shopId, part, before, limit }: Page,
): Promise<MoneyOrderRow[]> {
  const { rows } = await sql<MoneyOrderRow>`
    select ${columns}, owed.kobo::bigint as kobo
    from (${ordersOf(shopId)}) as owed join orders o on o.id = owed.order_id
    where ${partOf} = ${part} and (${before}::uuid is null or o.id < ${before}::uuid)
    order by o.id desc limit ${limit}`.execute(reader)
  return rows
}

export type OrderSums = MoneyOrderRow & {
  itemsKobo: Kobo
  deliveryKobo: Kobo
  serviceKobo: Kobo
  totalKobo: Kobo
  categories: { category: string; kobo: Kobo }[]
}

/** An order of the shop that something was booked for; null for another shop's too. */
export async function findOrderSums(
  reader: Reader,
  { shopId, orderId }: { shopId: ShopId; orderId: OrderId },
): Promise<OrderSums | null> {
  const { rows } = await sql<OrderSums>`
    select ${columns},
      (select -sum(e.kobo) from shop_entries e where e.shop_id = ${shopId} and e.order_id = o.id)::bigint as kobo,
      o.items_kobo as "itemsKobo", o.delivery_fee_kobo as "deliveryKobo", o.service_fee_kobo as "serviceKobo",
      o.total_kobo as "totalKobo",
      (select json_agg(json_build_object('category', category, 'kobo', kobo) order by category)
       from (select l.category, sum(l.line_kobo) as kobo from order_lines l where l.order_id = o.id group by 1) as sums
      ) as categories
    from orders o
    where o.id = ${orderId} and o.shop_id = ${shopId}
      and exists (select from shop_entries e where e.shop_id = ${shopId} and e.order_id = o.id)`.execute(
    reader,
  )
  return rows[0] ?? null
}

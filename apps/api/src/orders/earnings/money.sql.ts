import type { OrderId, ShopId } from '@ahia/contracts/ids'
import type { MoneyOrder, MoneyPart } from '@ahia/contracts/seller/money'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { Kobo } from '@ahia/money/kobo'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { isSoon, ordersOnPage, otherOrders, singles } from './left-orders.sql.ts'
import { complaintsOver, hasHeldLines, hasOpenChargeback, heldOf, isPastComplaints } from './spendable.sql.ts'

/** PAYOUT-01: where an order `o` is but for its disputed lines. AVAILABLE is what `sumSpendable` adds up. */
const restPart = sql<MoneyPart>`case
  when ${isPastComplaints} then 'AVAILABLE'
  when o.status in ('PAID', 'SHIPPED', 'DELIVERED', 'DISPUTED') and not ${hasOpenChargeback} then 'PENDING'
  else 'ON_HOLD'
end`

/** `rest.part` and `held.kobo` of an order `o`. With `offset 0` each is planned and worked out once, wherever it is used. */
const judge = (owed: RawBuilder<unknown>) => sql`
  cross join lateral (select ${restPart} as part offset 0) as rest
  cross join lateral (
    select case when rest.part = 'ON_HOLD' then ${owed} else ${heldOf(owed)} end as kobo offset 0
  ) as held`

/** ADMIN-26: the parts that an order `o` is in, of which `owed` is left: its disputed lines are on hold, the others are not. */
const partsOf = (owed: RawBuilder<unknown>) => sql`${judge(owed)}
  cross join lateral (values (rest.part, ${owed} - held.kobo), ('ON_HOLD', held.kobo)) as p (part, kobo)`

const WEEK_DAYS = 7

export type PartSum = { part: MoneyPart; kobo: Kobo; orders: number; weekKobo: Kobo }

/**
 * Available is what is kept of the whole shop, less the orders that only wait, less those that are looked at one by one, of
 * which some parts are available after all. What belongs to no order is earlier spending, and reduces what is available.
 */
export async function sumParts(reader: Reader, shopId: ShopId): Promise<PartSum[]> {
  const { rows } = await sql<PartSum>`
    with ${singles(shopId)},
    single_parts as (
      select p.part, p.kobo, coalesce(o.status in ('DELIVERED', 'DISPUTED')
        and ${complaintsOver} <= now() + make_interval(days => ${sql.lit(WEEK_DAYS)}), false) as is_soon
      from singles owed left join orders o on o.id = owed.order_id ${partsOf(sql`owed.kobo`)}
      where p.kobo <> 0
    ),
    waiting as (
      select coalesce(sum(owed.kobo), 0) as kobo, count(*) as orders,
        coalesce(sum(owed.kobo) filter (where ${isSoon(WEEK_DAYS)}), 0) as week_kobo ${otherOrders(shopId, 'PENDING')}
    ),
    parts as (
      select part, kobo, 1 as orders, case when is_soon then kobo else 0 end as week_kobo from single_parts
      union all
      select 'PENDING', kobo, orders, week_kobo from waiting
      union all
      select 'AVAILABLE', coalesce(total.kobo, 0) - waiting.kobo - looked_at.kobo,
        coalesce(total.orders, 0) - waiting.orders - looked_at.orders, 0
      from waiting cross join (select coalesce(sum(kobo), 0) as kobo, count(*) as orders from singles) as looked_at
      left join shop_totals total on total.shop_id = ${shopId}
    )
    select part, sum(kobo)::bigint as kobo, sum(orders)::integer as orders, sum(week_kobo)::bigint as "weekKobo"
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
  o.id as "orderId", o.status, o.placed_at as "placedAt",
  case when o.status in ('DELIVERED', 'DISPUTED') then ${complaintsOver} end as "availableAt",
  case
    when ${hasOpenChargeback} then 'BANK_DISPUTE'
    when o.status in ('DELIVERED', 'DISPUTED') and ${hasHeldLines} then 'COMPLAINT'
    when o.status in ('CANCELLED', 'EXPIRED', 'REFUNDED') then 'REFUND'
  end as hold`

type Page = { shopId: ShopId; part: MoneyPart; before: OrderId | null; limit: number }

export async function listPart(
  reader: Reader,
  { shopId, part, before, limit }: Page,
): Promise<MoneyOrderRow[]> {
  const { rows } = await sql<MoneyOrderRow>`
    with ${singles(shopId)}
    select ${columns}, p.part, p.kobo::bigint as kobo
    from (${ordersOnPage({ shopId, part, before, limit })}) as owed
    join orders o on o.id = owed.order_id ${partsOf(sql`owed.kobo`)}
    where p.part = ${part} and p.kobo <> 0 and (${before}::uuid is null or o.id < ${before}::uuid)
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
    select ${columns}, owed.kobo,
      case when held.kobo > 0 then 'ON_HOLD' else rest.part end as part,
      o.items_kobo as "itemsKobo", o.delivery_fee_kobo as "deliveryKobo", o.service_fee_kobo as "serviceKobo",
      o.total_kobo as "totalKobo",
      (select json_agg(json_build_object('category', category, 'kobo', kobo) order by category)
       from (select l.category, sum(l.line_kobo) as kobo from order_lines l where l.order_id = o.id group by 1) as sums
      ) as categories
    from orders o cross join lateral (
      select -sum(e.kobo)::bigint as kobo from shop_entries e where e.shop_id = ${shopId} and e.order_id = o.id
    ) as owed ${judge(sql`owed.kobo`)}
    where o.id = ${orderId} and o.shop_id = ${shopId}
      and exists (select from shop_entries e where e.shop_id = ${shopId} and e.order_id = o.id)`.execute(
    reader,
  )
  return rows[0] ?? null
}

import type { ShopId } from '@ahia/contracts/ids'
import { PROBLEM_DAYS } from '@ahia/contracts/limits'
import type { Kobo } from '@ahia/money/kobo'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** A complaint that was made in time may still be in an open transaction. */
export const MARGIN_HOURS = 1

/** When a delivered order `o` can no longer be disputed or returned (the rule `complaintUntil`, by the database's clock). */
export const complaintsOver = sql<Date>`
  (o.delivered_at + make_interval(
    hours => ${MARGIN_HOURS},
    days => greatest(${PROBLEM_DAYS}, (
      select max(l.return_days) from order_lines l where l.order_id = o.id and l.return_policy <> 'NONE'
    ))
  ))`

const isDelivered = sql<boolean>`o.status in ('DELIVERED', 'DISPUTED')`

/** PAY-05: a bank disputes the payment of an order `o`. */
export const hasOpenChargeback = sql<boolean>`exists (select from order_chargebacks c where c.order_id = o.id and c.is_open)`

/** ADMIN-26: lines of an order `o` are disputed, or were and somebody can still appeal. */
export const hasHeldLines = sql<boolean>`
  (o.status = 'DISPUTED' or exists (select from disputes d where d.order_id = o.id and d.held_until > now()))`

/** A delivered order `o` of which nothing new can be complained about. Some of its lines may still be disputed. */
export const isPastComplaints = sql<boolean>`
  (${isDelivered} and ${complaintsOver} <= now() and not ${hasOpenChargeback})`

/** The same, and nothing of it is disputed. */
export const isOver = sql<boolean>`(${isPastComplaints} and not ${hasHeldLines})`

/**
 * I39: what of `owed`, the shop's part of an order `o`, belongs to disputed lines. The other lines are worth their share of
 * what was booked for the shop, less what ended disputes gave back.
 */
export const heldOf = (owed: RawBuilder<unknown>) => sql<Kobo>`case
  when not ${isDelivered} or not ${hasHeldLines} then 0
  else ${owed} - greatest(0, least(${owed}, coalesce(floor(
    (select sum(s.kobo) from shop_sales s where s.order_id = o.id)
    * (select f.free_kobo from order_free_items f where f.order_id = o.id) / nullif(o.items_kobo, 0)
  ), 0)))
end`

/** The orders of a shop that its balance still depends on. What is spent is decided by the ledger itself, not by what is kept. */
const ordersOf = (shopId: ShopId) => sql`
  select e.order_id, -sum(e.kobo) as kobo from shop_entries e
  where e.shop_id = ${shopId} and e.order_id is not null group by e.order_id having sum(e.kobo) <> 0`

/**
 * The sum over delivered orders that can no longer be complained about, without their disputed lines, and over entries
 * without an order, which are earlier spending and what the market gave.
 */
export async function sumSpendable(reader: Reader, shopId: ShopId): Promise<Kobo> {
  const { rows } = await sql<{ kobo: Kobo }>`
    select ((
      select coalesce(sum(owed.kobo - ${heldOf(sql`owed.kobo`)}), 0)
      from (${ordersOf(shopId)}) as owed join orders o on o.id = owed.order_id where ${isPastComplaints}
    ) - (
      select coalesce(sum(e.kobo), 0) from shop_entries e where e.shop_id = ${shopId} and e.order_id is null
    ))::bigint as kobo`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('A sum is one row')
  return row.kobo
}

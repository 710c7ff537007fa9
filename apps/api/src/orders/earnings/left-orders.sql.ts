import type { OrderId, ShopId } from '@ahia/contracts/ids'
import { PROBLEM_DAYS } from '@ahia/contracts/limits'
import { type RawBuilder, sql } from 'kysely'
import { MARGIN_HOURS } from './spendable.sql.ts'

// Conditions and queries on `orders_left`, what is kept beside the ledger. `complaintsOver` says the same of an order.

/** This long before a moment, or `days` after it. A query of its own, so that it is worked out once and not for each order. */
const lately = (gone: number, days = 0) => sql<Date>`
  (select now() + make_interval(days => ${sql.lit(days - gone)}, hours => ${sql.lit(-MARGIN_HOURS)}))`

/** The first condition is what the index finds; it is wider, as some goods cannot be returned at all. */
const isWaiting = sql<boolean>`(owed.returnable_until > ${lately(PROBLEM_DAYS)}
  and (owed.delivered_at > ${lately(PROBLEM_DAYS)} or owed.returnable_until > ${lately(0)}))`

/** Of an order that waits: it is available within this many days. */
export const isSoon = (days: number) => sql<boolean>`
  (owed.delivered_at <= ${lately(PROBLEM_DAYS, days)} and owed.returnable_until <= ${lately(0, days)})`

/**
 * A CTE `singles`: orders of the shop that time alone does not make available, so that each is looked at by itself: not
 * delivered yet, ended before they were paid back, under a complaint or disputed by a bank. All others wait, or are available.
 */
export const singles = (shopId: ShopId) => sql`singles as materialized (
  select owed.order_id, owed.kobo from orders_left owed where owed.shop_id = ${shopId} and owed.returnable_until is null
  union
  select owed.order_id, owed.kobo from disputes d join orders_left owed on owed.order_id = d.order_id
  where owed.shop_id = ${shopId} and d.held_until > now()
  union
  select owed.order_id, owed.kobo from order_chargebacks c join orders_left owed on owed.order_id = c.order_id
  where owed.shop_id = ${shopId} and c.is_open
)`

const OTHERS = { PENDING: isWaiting, AVAILABLE: sql<boolean>`not ${isWaiting}` }

/** Needs `singles`. */
export const otherOrders = (shopId: ShopId, part: keyof typeof OTHERS) => sql`
  from orders_left owed where owed.shop_id = ${shopId} and owed.returnable_until is not null and ${OTHERS[part]}
    and owed.order_id not in (select order_id from singles)`

type Page = { shopId: ShopId; part: keyof typeof OTHERS | 'ON_HOLD'; before: OrderId | null; limit: number }

/** Needs `singles`: all that may be on a page of a part, and few that are not. */
export function ordersOnPage({ shopId, part, before: cursor, limit }: Page): RawBuilder<unknown> {
  const all = sql`select order_id, kobo from singles`
  if (part === 'ON_HOLD') return all
  return sql`(${all} union all (
    select owed.order_id, owed.kobo ${otherOrders(shopId, part)} and (${cursor}::uuid is null or owed.order_id < ${cursor}::uuid)
    order by owed.order_id desc limit ${limit}
  ))`
}

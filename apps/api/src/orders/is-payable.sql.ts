import { sql } from 'kysely'

/**
 * A condition on `orders`, by the database's clock: unpaid, not released, and still in time to be paid. Its items need not
 * be held (T11, hoarding); `held_at` says that. The view `checkout_orders` has the same condition.
 */
export const isPayable = sql<boolean>`(status = 'PENDING' and released_at is null and held_until > now())`

/**
 * A column of `orders`: until when it can be paid, with its items held or not. It is named `held_until` after the first
 * half of that; everything outside of SQL says `payableUntil`.
 */
export const payableUntil = sql`held_until as "payableUntil"`

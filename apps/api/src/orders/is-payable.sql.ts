import { sql } from 'kysely'

/** A condition on `orders`, by the database's clock: unpaid, and its items are still held. The view `checkout_orders` has the same. */
export const isPayable = sql<boolean>`(status = 'PENDING' and released_at is null and held_until > now())`

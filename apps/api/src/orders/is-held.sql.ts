import { sql } from 'kysely'

/** A condition on `orders`, by the database's clock. */
export const isHeld = sql<boolean>`(status = 'PENDING' and released_at is null and held_until > now())`

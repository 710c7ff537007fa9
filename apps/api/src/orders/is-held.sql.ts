import { sql } from 'kysely'

/** Of `orders`, by the database's own clock. */
export const isHeld = sql<boolean>`(status = 'PENDING' and released_at is null and held_until > now())`

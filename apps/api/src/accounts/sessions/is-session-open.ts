import { batch } from '#platform/batch.ts'
import type { Db } from '#tables.ts'
import type { AccessClaims } from './access-token.ts'
import { areSessionsOpen } from './sessions.sql.ts'

export type IsSessionOpen = (claims: AccessClaims) => Promise<boolean>

/** R21: read from the database on every call; concurrent calls share one query. */
export const createIsSessionOpen = ({ db }: { db: Db }): IsSessionOpen =>
  batch((claims) => areSessionsOpen(db.read, claims))

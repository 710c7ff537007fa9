import type { AccountId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { removeAllLines } from './change-lines.sql.ts'

/** API-07: an empty cart is cleared like a full one. */
export const clearCart = ({ db }: { db: Db }, accountId: AccountId): Promise<void> =>
  db.statement((writer) => removeAllLines(writer, accountId))

import type { AccountId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { removeAllLines } from './change-lines.sql.ts'

/** API-07: succeeds for an empty cart too. */
export const clearCart = ({ db }: { db: Db }, accountId: AccountId): Promise<void> =>
  db.statement((writer) => removeAllLines(writer, accountId))

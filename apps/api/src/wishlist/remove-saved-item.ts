import type { AccountId, ProductId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { deleteSavedItem } from './saved-items.sql.ts'

type RemoveSavedItem = { accountId: AccountId; productId: ProductId }

/** PDP-11: removes the product from the account's list. Idempotent. */
export async function removeSavedItem(
  { db }: { db: Db },
  { accountId, productId }: RemoveSavedItem,
): Promise<void> {
  await db.statement((writer) => deleteSavedItem(writer, accountId, productId))
}

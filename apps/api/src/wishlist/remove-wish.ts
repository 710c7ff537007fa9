import type { AccountId, ProductId } from '@ahia/contracts/ids'
import { takeChange, type WishlistDeps } from './take-change.ts'
import { deleteWish } from './wishes.sql.ts'

type RemoveWish = { accountId: AccountId; productId: ProductId }

/** PDP-11: the product is off the account's list, whether it was on it or not. */
export async function removeWish(deps: WishlistDeps, { accountId, productId }: RemoveWish): Promise<void> {
  await takeChange(deps, accountId)
  await deps.db.statement((writer) => deleteWish(writer, accountId, productId))
}

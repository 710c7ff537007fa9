import type { AccountId, ProductId } from '@ahia/contracts/ids'
import { MAX_SAVED_ITEMS } from '@ahia/contracts/limits'
import { holdAccount } from '#accounts/hold-account.ts'
import { listSoldProducts } from '#catalog/catalog.reads.ts'
import { advisoryLock } from '#platform/database/advisory-lock.ts'
import type { Db } from '#tables.ts'
import { deleteOldestBeyond, insertSavedItems, listSavedProducts } from './saved-items.sql.ts'

type SaveItems = { accountId: AccountId; productIds: readonly ProductId[] }

/**
 * PDP-11: saves products with their current name and price, the first of them on top. Those that are already saved are not
 * changed; products that are not sold are skipped; beyond the limit the oldest are deleted. Returns the products that are
 * now saved.
 */
export async function saveItems(
  { db }: { db: Db },
  { accountId, productIds }: SaveItems,
): Promise<ProductId[]> {
  const sold = await listSoldProducts(db.read, productIds)
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId)
    await advisoryLock(tx, `saved-items ${accountId}`) // two devices at once must not exceed the limit
    const savedItems = sold.map(({ productId, name, shownPriceKobo }) => ({
      productId,
      name,
      priceKobo: shownPriceKobo,
    }))
    await insertSavedItems(tx, accountId, savedItems)
    await deleteOldestBeyond(tx, accountId, MAX_SAVED_ITEMS)
    return listSavedProducts(tx, accountId, productIds)
  })
}

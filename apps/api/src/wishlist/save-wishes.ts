import type { AccountId, ProductId } from '@ahia/contracts/ids'
import { MAX_WISHES } from '@ahia/contracts/limits'
import { holdAccount } from '#accounts/hold-account.ts'
import { listSoldProducts } from '#catalog/catalog.reads.ts'
import { advisoryLock } from '#platform/database/advisory-lock.ts'
import type { Db } from '#tables.ts'
import { deleteOldestBeyond, insertSavedItems, listSavedProducts } from './saved-items.sql.ts'

type SaveItems = { accountId: AccountId; productIds: readonly ProductId[] }

/**
 * PDP-11: puts products on the account's list with the name and the price of today, the first of them on top. Those on
 * it already stay as they are; those that nobody sells are left out; beyond the most that a list holds the oldest go.
 * Returns those of them that are on the list now.
 */
export async function saveWishes(
  { db }: { db: Db },
  { accountId, productIds }: SaveItems,
): Promise<ProductId[]> {
  const sold = await listSoldProducts(db.read, productIds)
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId)
    await advisoryLock(tx, `saved-items ${accountId}`) // two devices at once must not leave more than the most
    const savedItems = sold.map(({ productId, name, shownPriceKobo }) => ({
      productId,
      name,
      priceKobo: shownPriceKobo,
    }))
    await insertSavedItems(tx, accountId, savedItems)
    await deleteOldestBeyond(tx, accountId, MAX_WISHES)
    return listSavedProducts(tx, accountId, productIds)
  })
}

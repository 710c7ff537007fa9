import type { AccountId } from '@ahia/contracts/ids'
import type { listSavedItems as contract } from '@ahia/contracts/wishlist'
import { toNaira } from '@ahia/money/naira'
import type { z } from 'zod'
import type { Reader } from '#tables.ts'
import { listStoredItems } from './saved-items.sql.ts'

type SavedProduct = z.output<typeof contract.data>['items'][number]

/** PDP-11: the account's saved items, newest first, including products that are no longer sold. */
export async function listSavedItems(reader: Reader, accountId: AccountId): Promise<SavedProduct[]> {
  const items = await listStoredItems(reader, accountId)
  return items.map(({ productId, name, priceKobo, savedAt }) => ({
    productId,
    name,
    price: toNaira(priceKobo),
    savedAt: savedAt.toISOString(),
  }))
}

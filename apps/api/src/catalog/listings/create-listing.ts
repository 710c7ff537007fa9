import type { ProductId } from '@ahia/contracts/ids'
import { MAX_PRODUCTS_OF_SHOP } from '@ahia/contracts/limits'
import { createListing as contract } from '@ahia/contracts/seller/listings'
import { newId } from '#platform/ids.ts'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Db, Tx } from '#tables.ts'
import { getListing } from './get-listing.ts'
import { explainConstraints } from './listing-constraints.sql.ts'
import { insertDraft, type ListingInput } from './listing-fields.sql.ts'
import { tooManyProducts } from './listings.errors.ts'
import { lockListing } from './lock-listing.ts'
import { saveListing } from './save-listing.ts'

type Create = { caller: ShopCaller; requestKey: string; input: ListingInput & { name: string } }

/** SELL-12: adds a draft. A repeat gets the same one. */
export const createListing = ({ db }: { db: Db }, { caller, requestKey, input }: Create) =>
  explainConstraints(
    runOnce(db, {
      caller,
      requestKey,
      request: ['create-listing', input],
      schema: contract.data,
      work: async (tx) => ({ product: await addDraft(tx, caller, input) }),
    }),
  )

/** Also for copies. */
export async function addDraft(tx: Tx, caller: ShopCaller, input: ListingInput & { name: string }) {
  const own = { shopId: caller.shopId, productId: newId<ProductId>() }
  const isAdded = await insertDraft(tx, own, { name: input.name, most: MAX_PRODUCTS_OF_SHOP })
  if (!isAdded) throw tooManyProducts()
  const listing = await lockListing(tx, own, 1)
  // Nothing was shown before: what is typed is what there is.
  await saveListing(tx, own, { listing, input: { ...input, quantityShown: 0 }, accountId: caller.accountId })
  return getListing(tx, own)
}

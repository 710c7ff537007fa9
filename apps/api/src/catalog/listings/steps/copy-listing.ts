import type { ProductId } from '@ahia/contracts/ids'
import { copyListing as contract } from '@ahia/contracts/seller/listings'
import type { Listing } from '@ahia/contracts/shapes/listing'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Db } from '#tables.ts'
import { productGone } from '../../catalog.errors.ts'
import { addDraft } from '../create-listing.ts'
import { getListing } from '../get-listing.ts'
import { explainConstraints } from '../listing-constraints.sql.ts'
import type { ListingInput } from '../listing-fields.sql.ts'
import { findFreeName } from './copy-name.sql.ts'

type Copy = { caller: ShopCaller; productId: ProductId; requestKey: string }

/** A draft with the same words, choices and add-ons. Stock, SKUs and pictures belong to what they were typed for. */
export const copyListing = ({ db }: { db: Db }, { caller, productId, requestKey }: Copy) =>
  explainConstraints(
    runOnce(db, {
      caller,
      requestKey,
      request: ['copy-listing', productId],
      schema: contract.data,
      work: async (tx) => {
        const listing = await getListing(tx, { shopId: caller.shopId, productId })
        if (listing.status === 'REMOVED') throw productGone()
        const name = await findFreeName(tx, caller.shopId, listing.name)
        return { product: await addDraft(tx, caller, { ...toInput(listing), name }) }
      },
    }),
  )

function toInput({ category, variants, addOns, delivery, ...listing }: Listing): ListingInput {
  const { subtitle, description, brand, subCategory, basePrice, specifications, returns, taxClass } = listing
  return {
    subtitle,
    description,
    brand,
    ...(category !== null && { category, subCategory }),
    basePrice,
    specifications,
    returns,
    taxClass,
    lowStock: listing.lowStock,
    delivery,
    addOns: addOns.map(({ _id, ...row }) => row),
    ...(variants && {
      variants: {
        name: variants.name,
        values: variants.values.map(({ value, price, lowStock, options }) => ({
          value,
          price,
          lowStock,
          options: options && {
            name: options.name,
            values: options.values.map((row) => ({
              value: row.value,
              price: row.price,
              lowStock: row.lowStock,
            })),
          },
        })),
      },
    }),
  }
}

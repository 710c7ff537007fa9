import type { FeaturedPlaceId, StockMoveId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import { shopNotFound } from '#shops/shops.errors.ts'
import type { Tx } from '#tables.ts'
import { listSellables, type NewProduct } from './new-product.ts'
import { hasProduct, insertAddOns, insertOptions, insertProduct, insertVariants } from './product.sql.ts'
import { insertStockMoves, type StockMove } from './stock/moves.sql.ts'
import { insertPlace, type NewPlace } from './window/places.sql.ts'

/**
 * Adds the product with its variants, options and add-ons. Idempotent by id. Throws for an unknown shop; the database rejects
 * a second product of the same name in a shop, and an incomplete live one (CONST-11).
 */
export async function addProduct(tx: Tx, product: NewProduct): Promise<void> {
  const isNew = await insertProduct(tx, product)
  if (!isNew && !(await hasProduct(tx, product.id))) throw shopNotFound()
  if (!isNew) return
  await insertVariants(tx, product.id, product.variants?.values ?? [])
  for (const { id, options } of product.variants?.values ?? [])
    await insertOptions(tx, id, options?.values ?? [])
  await insertAddOns(tx, product.id, product.addOns)
  await insertStockMoves(tx, openingStock(product))
  if (product.isFeatured) await insertPlace(tx, chosenPlace(product))
}

/** ADMIN-32: since it was listed, and until somebody takes it away. */
const chosenPlace = ({ id, createdAt }: NewProduct): NewPlace => ({
  id: newId<FeaturedPlaceId>(),
  productId: id,
  beginsAt: createdAt,
  endsAt: null,
  position: 500,
  why: 'CHOSEN',
  by: null,
})

function openingStock(product: NewProduct): StockMove[] {
  return listSellables(product)
    .filter(({ stock }) => stock > 0)
    .map(({ variantId, optionId, stock }) => ({
      id: newId<StockMoveId>(product.createdAt),
      productId: product.id,
      variantId,
      optionId,
      kind: 'OPENING',
      quantity: stock,
      movedAt: product.createdAt,
    }))
}

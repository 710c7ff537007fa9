import type { ProductId } from '@ahia/contracts/ids'
import { recordShopRatings } from '#shops/record-shop-ratings.ts'
import type { Tx } from '#tables.ts'
import { addRatings } from './ratings.sql.ts'

export type ProductRating = { productId: ProductId; stars: number; reviews: number }

/** Adds the stars of new reviews to their products and shops. Each product occurs once. */
export async function recordRatings(tx: Tx, ratings: ProductRating[]): Promise<void> {
  const ofShops = await addRatings(tx, ratings)
  await recordShopRatings(tx, ofShops)
}

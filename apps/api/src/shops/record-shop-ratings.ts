import type { Tx } from '#tables.ts'
import { addShopRatings, type ShopRating } from './shops.sql.ts'

/** Adds the stars of new reviews to the shops' ratings. */
export async function recordShopRatings(tx: Tx, ratings: ShopRating[]): Promise<void> {
  await addShopRatings(tx, ratings)
}

import type { ReviewId, ShopId } from '@ahia/contracts/ids'
import { SHOP_REVIEWS_A_PAGE } from '@ahia/contracts/limits'
import type { ShopReview } from '@ahia/contracts/seller/reviews'
import { listProductNames } from '#catalog/shop-products.reads.ts'
import type { Db, Reader } from '#tables.ts'
import { countOfShop, listOfShop, type ReviewState, type StoredReview } from './shop-reviews.sql.ts'

type Listing = { shopId: ShopId; state: ReviewState; cursor?: ReviewId | undefined }
type Listed = { reviews: ShopReview[]; total: number; next: ReviewId | null }

/** SELL-64: what customers wrote about the products of a shop. */
export async function listShopReviews(
  { db }: { db: Db },
  { shopId, state, cursor }: Listing,
): Promise<Listed> {
  const limit = SHOP_REVIEWS_A_PAGE + 1
  const found = await listOfShop(db.read, { shopId, state, before: cursor ?? null, limit })
  const shown = found.slice(0, SHOP_REVIEWS_A_PAGE)
  return {
    reviews: await toShopReviews(db.read, shopId, shown),
    total: await countOfShop(db.read, shopId, state),
    next: found.length === limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** With the names and pictures of their products. */
export async function toShopReviews(
  reader: Reader,
  shopId: ShopId,
  reviews: readonly StoredReview[],
): Promise<ShopReview[]> {
  const productIds = reviews.map(({ productId }) => productId)
  const products = await listProductNames(reader, { shopId, productIds })
  return reviews.map(({ id, productId, ...review }) => ({
    _id: id,
    product: { _id: productId, ...(products.get(productId) ?? { name: '', image: null }) },
    ...review,
  }))
}

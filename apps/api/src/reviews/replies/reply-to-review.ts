import type { ReviewId, ShopId } from '@ahia/contracts/ids'
import { replyToReview as contract, type ShopReview } from '@ahia/contracts/seller/reviews'
import type { z } from 'zod'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import { changedMeanwhile } from '#shops/shops.errors.ts'
import type { Db, Tx } from '#tables.ts'
import { reviewNotFound } from '../reviews.errors.ts'
import { toShopReviews } from './list-shop-reviews.ts'
import { findOfShop, storeReply } from './shop-reviews.sql.ts'

type Reply = z.output<typeof contract.body> & { caller: ShopCaller; reviewId: ReviewId }

/** SELL-64: one reply per review; two people of a shop do not overwrite each other's. */
export const replyToReview = (
  { db }: { db: Db },
  { caller, reviewId, requestKey, version, reply }: Reply,
): Promise<{ review: ShopReview }> =>
  runOnce(db, {
    caller,
    requestKey,
    request: ['reply-to-review', reviewId, version, reply],
    schema: contract.data,
    work: async (tx) => {
      const { shopId } = caller
      const isStored = await storeReply(tx, { shopId, reviewId, version, reply })
      const review = await getOfShop(tx, shopId, reviewId)
      if (!isStored) throw changedMeanwhile(review)
      return { review }
    },
  })

async function getOfShop(tx: Tx, shopId: ShopId, reviewId: ReviewId): Promise<ShopReview> {
  const stored = await findOfShop(tx, shopId, reviewId)
  const [review] = stored ? await toShopReviews(tx, shopId, [stored]) : []
  if (!review) throw reviewNotFound()
  return review
}

import type { AccountId, ReviewId } from '@ahia/contracts/ids'
import type { Review } from '@ahia/contracts/reviews'
import { authorName } from '@ahia/rules/author-name'
import { holdAccount } from '#accounts/hold-account.ts'
import { findContact } from '#accounts/profile/find-contact.ts'
import { getVisibleProduct } from '#catalog/get-visible-product.ts'
import { recordRatings } from '#catalog/record-ratings.ts'
import { hasReceived } from '#orders/orders.reads.ts'
import { newId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { insertOwnReview } from './own-reviews.sql.ts'
import { reviewExists, reviewNotAllowed } from './reviews.errors.ts'

type Written = {
  accountId: AccountId
  productId: string
  stars: number
  text: string | null
  now: Date
}

/** PDP-14: one review per customer who received the product; its stars count at once for product and shop. Throws otherwise. */
export async function writeReview({ db }: { db: Db }, written: Written): Promise<Review> {
  const { accountId, stars, text, now: createdAt } = written
  const productId = await getVisibleProduct({ db }, written.productId)
  if (!(await hasReceived(db.read, { accountId, productId }))) throw reviewNotAllowed()
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId)
    const contact = await findContact(tx, accountId)
    const review = { id: newId<ReviewId>(), authorName: authorName(contact?.name ?? null), stars, text }
    const isFirst = await insertOwnReview(tx, { ...review, accountId, productId, createdAt })
    if (!isFirst) throw reviewExists()
    await recordRatings(tx, [{ productId, stars, reviews: 1 }])
    return { _id: review.id, authorName: review.authorName, stars, text, createdAt: createdAt.toISOString() }
  })
}

import type { AccountId, ReviewId } from '@ahia/contracts/ids'
import type { Review } from '@ahia/contracts/reviews'
import { authorName } from '@ahia/rules/author-name'
import { holdAccount } from '#accounts/hold-account.ts'
import { findContact } from '#accounts/profile/find-contact.ts'
import { getVisibleProduct } from '#catalog/get-visible-product.ts'
import { recordRatings } from '#catalog/record-ratings.ts'
import { claimUpload } from '#media/uploads/claim-upload.ts'
import { hasReceivedProduct } from '#orders/orders.reads.ts'
import { newId } from '#platform/ids.ts'
import type { Db, Tx } from '#tables.ts'
import { insertOwnReview, insertPhotos } from './own-reviews.sql.ts'
import { photoNotFound, reviewExists, reviewNotAllowed } from './reviews.errors.ts'
import { photoAddress } from './reviews.sql.ts'

type Written = {
  accountId: AccountId
  productId: string
  stars: number
  text: string | null
  /** Keys of uploaded pictures. */
  photos: readonly string[]
  now: Date
}

/** PDP-14: one review per customer who received the product; its stars count at once for product and shop. Throws otherwise. */
export async function writeReview({ db }: { db: Db }, written: Written): Promise<Review> {
  const { accountId, stars, text, photos, now: createdAt } = written
  const productId = await getVisibleProduct({ db }, written.productId)
  if (!(await hasReceivedProduct(db.read, { accountId, productId }))) throw reviewNotAllowed()
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId)
    const contact = await findContact(tx, accountId)
    const review = { id: newId<ReviewId>(), authorName: authorName(contact?.name ?? null), stars, text }
    const isFirst = await insertOwnReview(tx, { ...review, accountId, productId, createdAt })
    if (!isFirst) throw reviewExists()
    await addPhotos(tx, { accountId, reviewId: review.id, keys: photos })
    await recordRatings(tx, [{ productId, stars, reviews: 1 }])
    return {
      _id: review.id,
      authorName: review.authorName,
      stars,
      text,
      isVerifiedPurchase: true,
      photos: photos.map(photoAddress),
      createdAt: createdAt.toISOString(),
      reply: null,
      hiddenReason: null,
    }
  })
}

type Photos = { accountId: AccountId; reviewId: ReviewId; keys: readonly string[] }

/** WIN-38: throws unless each is a picture that this customer has uploaded for a review and not used yet. */
async function addPhotos(tx: Tx, { accountId, reviewId, keys }: Photos): Promise<void> {
  for (const key of keys)
    if (!(await claimUpload(tx, { key, accountId, kind: 'REVIEW' }))) throw photoNotFound()
  if (keys.length > 0 && !(await insertPhotos(tx, { reviewId, keys }))) throw photoNotFound()
}

import type { ReviewId } from '@ahia/contracts/ids'
import { reviewIdSchema } from '@ahia/contracts/ids'
import { pictureKey, privateKey } from '@ahia/pictures/address'
import { z } from 'zod'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { readPrivatePicture } from '#media/pictures/read-private.ts'
import { giveBack, withhold } from '#media/pictures/withheld-picture.ts'
import { jobKind } from '#platform/jobs/kinds.ts'
import type { Db } from '#tables.ts'
import { photoNotFound } from '../reviews.errors.ts'
import { findPhotoKey, listPhotoKeys, lockReview } from './moderation.sql.ts'

type Deps = { db: Db; pictures: PictureStore }

export const settleReviewPhotos = jobKind(
  'settle_review_photos',
  z.strictObject({ reviewId: reviewIdSchema }),
)

/**
 * ADMIN-31: the photos of a hidden review have no address, those of a shown one have theirs. Goes by what holds now, so it does
 * not matter how often or in which order it runs; the lock makes the erasure of their author wait until none is on its way.
 */
export async function settlePhotos(deps: Deps, { reviewId }: { reviewId: ReviewId }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId)
    const settle = review?.hiddenReason ? withhold : giveBack
    for (const key of await listPhotoKeys(tx, reviewId)) await settle(deps, pictureKey(key))
  })
}

/** For staff, also while readers do not see it. */
export async function getReviewPhoto(
  deps: Deps,
  asked: { reviewId: ReviewId; place: number },
): Promise<{ photo: string }> {
  const key = await findPhotoKey(deps.db.read, asked)
  if (key === null) throw photoNotFound()
  const photo = (await readPrivatePicture(deps, key)) ?? (await readPrivatePicture(deps, privateKey(key)))
  if (photo === null) throw photoNotFound()
  return { photo }
}

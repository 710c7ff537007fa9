import type { AccountId } from '@ahia/contracts/ids'
import type { exportMyData } from '@ahia/contracts/profile/privacy'
import type { z } from 'zod'
import type { Reader } from '#tables.ts'
import { listReviewsBy } from './own-reviews.sql.ts'
import { photoAddress } from './reviews.sql.ts'

type StoredReview = z.output<typeof exportMyData.data>['reviews'][number]

/** PROF-06: a customer's reviews, newest first. */
export async function listOwnReviews(reader: Reader, accountId: AccountId): Promise<StoredReview[]> {
  const reviews = await listReviewsBy(reader, accountId)
  return reviews.map(({ createdAt, photos, ...review }) => ({
    ...review,
    photos: photos.map(photoAddress),
    createdAt: createdAt.toISOString(),
  }))
}

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { wholeNumber } from '../fields/query-text.ts'
import { productIdSchema, reviewIdSchema } from '../ids.ts'
import { MAX_REVIEW_PHOTOS } from '../limits.ts'
import { hiddenReason } from '../shapes/hidden-words.ts'
import { office } from './office.ts'

const id = z.strictObject({ id: reviewIdSchema })

const reportedReviewSchema = z.strictObject({
  _id: reviewIdSchema,
  product: z.strictObject({ _id: productIdSchema, name: z.string() }),
  authorName: z.string(),
  stars: z.int(),
  text: z.string().nullable().describe('also when readers do not see it'),
  reply: z.string().nullable(),
  hiddenReason: hiddenReason.nullable(),
  photos: z.int().describe('how many'),
  reports: z
    .array(z.strictObject({ reason: z.string(), words: z.string().nullable(), at: z.iso.datetime() }))
    .describe('open ones'),
})
export type ReportedReview = z.output<typeof reportedReviewSchema>

/** ADMIN-31 */
export const listReportedReviews = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/reviews',
  needs: 'goods.read',
  summary:
    'Reviews that people report, the first reported first, then the latest whose words are hidden; at most 200',
  data: z.strictObject({ reviews: z.array(reportedReviewSchema) }),
  errors: [],
})

export const getReviewPhoto = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/reviews/{id}/photos/{place}',
  needs: 'goods.read',
  summary: 'A photo of a review, also while readers do not see it',
  params: id.extend({ place: wholeNumber(0, MAX_REVIEW_PHOTOS - 1) }),
  data: z.strictObject({ photo: z.base64().describe('AVIF') }),
  errors: ['PHOTO_NOT_FOUND'],
})

export const hideReview = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/reviews/{id}/hide',
  needs: 'goods.moderate',
  summary: 'Hide words and photos of a review; readers see the reason and the stars',
  params: id,
  body: z.strictObject({ reason: hiddenReason }),
  data: nothing,
  errors: ['REVIEW_NOT_FOUND', 'ALREADY_DECIDED'],
})

export const showReview = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/reviews/{id}/show',
  needs: 'goods.moderate',
  summary: 'Show words and photos of a review again',
  params: id,
  data: nothing,
  errors: ['REVIEW_NOT_FOUND'],
})

export const closeReviewReports = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/reviews/{id}/reports/close',
  needs: 'goods.moderate',
  summary: 'Nothing is wrong: the open reports of a review are answered',
  params: id,
  data: nothing,
  errors: ['REVIEW_NOT_FOUND'],
})

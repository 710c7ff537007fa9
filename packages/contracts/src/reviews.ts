import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { wholeNumber } from './fields/query-text.ts'
import { reviewIdSchema } from './ids.ts'
import {
  MAX_REVIEW_LENGTH,
  MAX_REVIEW_PAGE,
  MAX_REVIEW_PHOTOS,
  MAX_REVIEWS_A_PAGE,
  REVIEWS_A_PAGE,
} from './limits.ts'
import { hiddenReason } from './shapes/hidden-words.ts'

const count = z.int().nonnegative()
const STARS = 'Choose 1 to 5 stars'
const stars = z.int(STARS).min(1, STARS).max(5, STARS)

const reviewSchema = z.strictObject({
  _id: reviewIdSchema,
  authorName: z.string(),
  stars,
  text: z.string().nullable().describe('null: stars without words'),
  isVerifiedPurchase: z.boolean().describe('the author bought and received the product'),
  photos: z.array(z.string().startsWith('/media/')).max(MAX_REVIEW_PHOTOS),
  createdAt: z.iso.datetime(),
  reply: z.string().nullable().describe('of the shop'),
  hiddenReason: hiddenReason.nullable().describe('why staff have hidden words, photos and reply; stars stay'),
})

export type Review = z.output<typeof reviewSchema>

export const listReviews = endpoint({
  method: 'GET',
  path: '/products/{id}/reviews',
  auth: 'none',
  isPublic: true,
  tag: 'reviews',
  summary: 'Reviews of a product, newest first, and the number of reviews per star rating',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({
    page: wholeNumber(1, MAX_REVIEW_PAGE).default(1),
    limit: wholeNumber(1, MAX_REVIEWS_A_PAGE).default(REVIEWS_A_PAGE),
  }),
  data: z.strictObject({
    reviews: z.array(reviewSchema),
    total: count,
    page: z.int().positive(),
    pages: count.describe('number of pages; of very many reviews only the newest are shown'),
    stars: z.array(z.strictObject({ stars, count })).length(5).describe('from 5 down to 1'),
  }),
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_GONE'],
})

/** PDP-14: by customers who received the product, once each. */
export const writeReview = endpoint({
  method: 'POST',
  path: '/products/{id}/reviews',
  auth: 'customer',
  tag: 'reviews',
  summary: 'Writes a review of a product that the customer has received',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({
    stars,
    text: z.string().trim().min(1).max(MAX_REVIEW_LENGTH).nullable(),
    photos: z
      .array(z.string().max(80))
      .max(MAX_REVIEW_PHOTOS)
      .default([])
      .describe('keys that uploading the photos has returned'),
  }),
  data: z.strictObject({ review: reviewSchema }),
  errors: [
    'NOT_SIGNED_IN',
    'PRODUCT_NOT_FOUND',
    'PRODUCT_GONE',
    'REVIEW_NOT_ALLOWED',
    'REVIEW_EXISTS',
    'PHOTO_NOT_FOUND',
    'RATE_LIMITED',
  ],
  /** T20: nobody floods the reviews. */
  limits: { account: { name: 'reviews', max: 120, seconds: 3_600, lease: 10 } },
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { requestKey } from '../fields/request-key.ts'
import { proseUpTo } from '../fields/text.ts'
import { productIdSchema, reviewIdSchema } from '../ids.ts'
import { MAX_REPLY_LENGTH } from '../limits.ts'
import { hiddenReason } from '../shapes/hidden-words.ts'

const count = z.int().nonnegative()
const version = z.int().min(0).max(1_000_000_000)

const shopReviewSchema = z.strictObject({
  _id: reviewIdSchema,
  product: z.strictObject({ _id: productIdSchema, name: z.string(), image: z.string().nullable() }),
  authorName: z.string(),
  stars: z.int(),
  text: z.string().nullable().describe('null: stars without words, or words that staff have hidden'),
  hiddenReason: hiddenReason.nullable(),
  createdAt: z.iso.datetime(),
  reply: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  replyVersion: version.describe('0: there was never a reply'),
})

export type ShopReview = z.output<typeof shopReviewSchema>

/** SELL-64 */
export const listShopReviews = endpoint({
  method: 'GET',
  path: '/seller/reviews',
  auth: 'shop',
  tag: 'seller reviews',
  summary: 'Reviews of the shop’s products, newest first: those without a reply, or those with one',
  query: z.strictObject({
    state: z.enum(['open', 'replied']).default('open'),
    cursor: reviewIdSchema.optional().describe('`next` of the page before'),
  }),
  data: z.strictObject({
    reviews: z.array(shopReviewSchema),
    total: count.describe('in this state'),
    next: reviewIdSchema.nullable(),
  }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

/** One per review; a later one replaces it. */
export const replyToReview = endpoint({
  method: 'PUT',
  path: '/seller/reviews/{id}/reply',
  auth: 'shop',
  tag: 'seller reviews',
  summary: 'Replies to a review, below it on the product page, or changes that reply',
  params: z.strictObject({ id: reviewIdSchema }),
  body: z.strictObject({
    requestKey,
    version: version.describe('of the reply that was read'),
    reply: proseUpTo(MAX_REPLY_LENGTH, 'Write a reply'),
  }),
  data: z.strictObject({ review: shopReviewSchema }),
  errors: [
    'NOT_SIGNED_IN',
    'SHOP_INCOMPLETE',
    'REVIEW_NOT_FOUND',
    'REQUEST_KEY_REUSED',
    'CHANGED_MEANWHILE',
    'RATE_LIMITED',
  ],
  limits: { account: { name: 'review-replies', max: 300, seconds: 3600, lease: 10 } },
})

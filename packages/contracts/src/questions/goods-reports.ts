import { PRODUCT_REPORT_REASONS, REVIEW_REPORT_REASONS } from '@ahia/reference/goods-reports'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { MAX_REPORT_LENGTH } from '../limits.ts'

const keysOf = <Key extends string>(reasons: Readonly<Record<Key, string>>) =>
  Object.keys(reasons) as [Key, ...Key[]]

const words = z.string().trim().min(1).max(MAX_REPORT_LENGTH).nullable().default(null)

/** T20: by browser first, as many phones share one network; then by network, as keys can be invented. */
const limits = {
  account: { name: 'reports', max: 20, seconds: 86_400, lease: 1 },
  device: { name: 'reports-device', max: 10, seconds: 86_400, lease: 1 },
  guest: { name: 'reports-guest', max: 100, seconds: 86_400, lease: 5 },
} as const

/** ADMIN-30: once per person; the second time changes nothing. */
export const reportProduct = endpoint({
  method: 'POST',
  path: '/products/{id}/report',
  auth: 'optional',
  sendsDevice: true,
  tag: 'catalog',
  summary: 'Reports a product to the market’s team',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ reason: z.enum(keysOf(PRODUCT_REPORT_REASONS), 'Choose a reason'), words }),
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'PRODUCT_NOT_FOUND', 'PRODUCT_GONE', 'RATE_LIMITED'],
  limits,
})

export const reportReview = endpoint({
  method: 'POST',
  path: '/products/{id}/reviews/{reviewId}/report',
  auth: 'optional',
  sendsDevice: true,
  tag: 'reviews',
  summary: 'Reports a review to the market’s team',
  params: z.strictObject({ id: z.string(), reviewId: z.string() }),
  body: z.strictObject({ reason: z.enum(keysOf(REVIEW_REPORT_REASONS), 'Choose a reason'), words }),
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'PRODUCT_NOT_FOUND', 'PRODUCT_GONE', 'REVIEW_NOT_FOUND', 'RATE_LIMITED'],
  limits,
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { requestKey } from '../fields/request-key.ts'
import { MIN_OPEN_MINUTES } from '../limits.ts'

const version = z.int().min(0).max(1_000_000_000)
const DAY_MINUTES = 1440

const openDaySchema = z.strictObject({
  weekday: z.int().min(1).max(7).describe('1: Monday'),
  opens: z
    .int()
    .min(0)
    .max(DAY_MINUTES - MIN_OPEN_MINUTES)
    .describe('minutes after midnight in Lagos'),
  closes: z.int().min(MIN_OPEN_MINUTES).max(DAY_MINUTES),
})

const shopHoursSchema = z.strictObject({
  days: z.array(openDaySchema).describe('from Monday on; a day that is missing is closed'),
  version: version.describe('0: never saved, so these are the hours of the market'),
})

export type ShopHours = z.output<typeof shopHoursSchema>

/** SELL-50 */
export const getShopHours = endpoint({
  method: 'GET',
  path: '/seller/hours',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'When the shop is open',
  data: shopHoursSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

export const saveShopHours = endpoint({
  method: 'PUT',
  path: '/seller/hours',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'Saves when the shop is open; orders that are already paid keep their due time',
  body: z.strictObject({
    requestKey,
    version: version.describe('of the hours that were read'),
    days: z
      .array(
        openDaySchema.refine(({ opens, closes }) => closes - opens >= MIN_OPEN_MINUTES, {
          path: ['closes'],
          error: 'Be open for at least an hour, or close that day',
        }),
      )
      .min(1, 'Choose at least one day')
      .max(7)
      .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, {
        error: 'Name each day once',
      }),
  }),
  data: shopHoursSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE', 'REQUEST_KEY_REUSED', 'CHANGED_MEANWHILE', 'RATE_LIMITED'],
  limits: { account: { name: 'seller-shop', max: 60, seconds: 60, lease: 10 } },
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { requestKey } from '../fields/request-key.ts'
import { textUpTo } from '../fields/text.ts'
import { MAX_HOLIDAY_DAYS, MAX_HOLIDAY_WORDS } from '../limits.ts'

const day = z.iso.date()
const version = z.int().min(0).max(1_000_000_000)

const holidayStateSchema = z.strictObject({
  holiday: z
    .strictObject({
      from: day.describe('the first day, in Lagos'),
      to: day.describe('the last day'),
      words: z.string().nullable(),
      isNow: z.boolean(),
      backOn: day,
      hasReminder: z.boolean().describe('an email is sent the day before it ends'),
    })
    .nullable()
    .describe('null: none is planned; one that is over is none'),
  version,
  today: day.describe('in Lagos'),
})

export type HolidayState = z.output<typeof holidayStateSchema>

/** SELL-48 */
export const getHoliday = endpoint({
  method: 'GET',
  path: '/seller/holiday',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'The holiday of the shop, under way or planned',
  data: holidayStateSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

const DAY_MS = 86_400_000

const period = z
  .strictObject({
    from: day,
    to: day,
    words: textUpTo(MAX_HOLIDAY_WORDS, 'Write something, or leave it out').optional(),
    hasReminder: z.boolean().default(false),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day is before the first' })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_HOLIDAY_DAYS, {
    path: ['to'],
    error: `A holiday is ${MAX_HOLIDAY_DAYS} days at most`,
  })

export const setHoliday = endpoint({
  method: 'PUT',
  path: '/seller/holiday',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'Plans a holiday, changes it, or ends it: nothing new can be bought while it lasts',
  body: z.strictObject({
    requestKey,
    version: version.describe('of the holiday that was read'),
    holiday: period.nullable().describe('null: none, the shop is open from now on'),
  }),
  data: holidayStateSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE', 'REQUEST_KEY_REUSED', 'CHANGED_MEANWHILE', 'RATE_LIMITED'],
  limits: { account: { name: 'seller-shop', max: 60, seconds: 60, lease: 10 } },
})

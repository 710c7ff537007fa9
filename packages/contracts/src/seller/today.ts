import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const naira = z.number()
const count = z.int().nonnegative()

/** PAYOUT-01, SELL-46, SELL-47, SELL-62: in one answer, as each request costs a phone on a slow network as much as a few kilobytes. */
export const getToday = endpoint({
  method: 'GET',
  path: '/seller/today',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'What the shop has earned and what waits for it, for its first screen',
  data: z.strictObject({
    available: naira.describe('as in its money; negative: owed by the shop'),
    pending: naira.describe('what is still to become available'),
    low: count.describe('items that are running low'),
    soldOut: count.describe('items that are sold out'),
    unreadNews: count,
    openQuestions: count.describe('of customers, without an answer'),
    isSuspended: z.boolean().describe('shoppers do not see the shop'),
  }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

export type Today = z.output<typeof getToday.data>

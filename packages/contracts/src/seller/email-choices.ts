import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { requestKey } from '../fields/request-key.ts'

/** SELL-47: what a shop may read in the hub alone. Money, deadlines and terms are always emailed. */
const SHOP_EMAILS = ['NEW_ORDERS', 'DELIVERIES', 'PROBLEMS', 'STOCK', 'QUESTIONS'] as const
export type ShopEmail = (typeof SHOP_EMAILS)[number]

const choicesSchema = z.strictObject({
  muted: z.array(z.enum(SHOP_EMAILS)).describe('what is not emailed'),
})

export type EmailChoices = z.output<typeof choicesSchema>

export const getEmailChoices = endpoint({
  method: 'GET',
  path: '/seller/emails',
  auth: 'shop',
  tag: 'seller news',
  summary: 'Which news the shop gets in the hub alone',
  data: choicesSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

export const setEmailChoice = endpoint({
  method: 'PUT',
  path: '/seller/emails',
  auth: 'shop',
  tag: 'seller news',
  summary: 'Switches the emails of one kind on or off; the other kinds stay as they are',
  body: z.strictObject({ requestKey, kind: z.enum(SHOP_EMAILS), isWanted: z.boolean() }),
  data: choicesSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE', 'REQUEST_KEY_REUSED', 'RATE_LIMITED'],
  limits: { account: { name: 'seller-shop', max: 60, seconds: 60, lease: 10 } },
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { requestKey } from '../fields/request-key.ts'
import { phoneSchema, proseUpTo } from '../fields/text.ts'
import { MAX_PLACE_LENGTH } from '../limits.ts'

const text = z.string().nullable()
const version = z.int().min(0).max(1_000_000_000)

const shopDetailsSchema = z.strictObject({
  returnAddress: text.describe('where customers send returns'),
  handOverPlace: text.describe('where a carrier picks parcels up'),
  deliveryPhone: text.describe('whom a rider calls'),
  tin: text.describe('tax identification number'),
  cacNumber: text.describe('number at the Corporate Affairs Commission'),
  version: version.describe('0: nothing was saved yet'),
})

export type ShopDetails = z.output<typeof shopDetailsSchema>

/** SELL-50 */
export const getShopDetails = endpoint({
  method: 'GET',
  path: '/seller/details',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'What the shop has told the market beside its public profile',
  data: shopDetailsSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

const place = proseUpTo(MAX_PLACE_LENGTH, 'Write an address, or leave it out').nullable()

export const saveShopDetails = endpoint({
  method: 'PUT',
  path: '/seller/details',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'Saves all of them; null: none',
  body: z.strictObject({
    requestKey,
    version: version.describe('of the details that were read'),
    returnAddress: place,
    handOverPlace: place,
    deliveryPhone: phoneSchema.nullable(),
    tin: z
      .string()
      .trim()
      .regex(/^\d{8}-?\d{4}$|^\d{10,14}$/, 'Enter the TIN as on your certificate, like 12345678-0001')
      .nullable(),
    cacNumber: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(RC|BN|IT|LP|LLP)? ?\d{3,9}$/, 'Enter the CAC number as on your certificate, like RC 123456')
      .nullable(),
  }),
  data: shopDetailsSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE', 'REQUEST_KEY_REUSED', 'CHANGED_MEANWHILE', 'RATE_LIMITED'],
  limits: { account: { name: 'seller-shop', max: 60, seconds: 60, lease: 10 } },
})

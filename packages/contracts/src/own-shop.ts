import { MERCHANT_CATEGORIES } from '@ahia/reference/merchant-categories'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { openObject } from './fields/open-object.ts'
import { shopNameSchema } from './fields/shop-name.ts'
import { phoneSchema, proseUpTo, textUpTo } from './fields/text.ts'
import { whenMissing } from './fields/when-missing.ts'
import { MAX_SHOP_DESCRIPTION_LENGTH } from './limits.ts'
import { shopAccountSchema, updatedShopSchema } from './shapes/shop.ts'

export const getOwnShop = endpoint({
  method: 'GET',
  path: '/shop/profile',
  auth: 'shop',
  tag: 'own shop',
  summary: 'The shop of the signed-in account, as stored now',
  data: shopAccountSchema,
  errors: ['NOT_SIGNED_IN'],
})

/** API-24, MERCH-03: the first call creates the shop, later ones change it. */
export const updateShopProfile = endpoint({
  method: 'POST',
  path: '/shop/updateprofile',
  auth: 'shop-or-signup',
  tag: 'own shop',
  summary: 'Opens the shop, or changes it; at the end of a registration it also signs in',
  body: openObject({
    name: shopNameSchema,
    phone: phoneSchema,
    description: proseUpTo(MAX_SHOP_DESCRIPTION_LENGTH, 'Description is required'),
    avatar: z
      .string(whenMissing('Logo is required'))
      .min(1, 'Logo is required')
      .max(80)
      .describe('the key of a logo that this shop has sent'),
    category: z.enum(MERCHANT_CATEGORIES, 'Category is required'),
    address: openObject({
      street: textUpTo(200, 'Street is required'),
      city: textUpTo(100, 'City is required'),
      state: textUpTo(100, 'State is required'),
      country: textUpTo(100, 'Country is required'),
    }),
  }),
  data: updatedShopSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_NAME_TAKEN'],
})

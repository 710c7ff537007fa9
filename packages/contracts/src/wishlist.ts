import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { nothing } from './fields/nothing.ts'
import { productIdSchema } from './ids.ts'
import { MAX_SAVED_ITEMS } from './limits.ts'

const savedItemSchema = z.strictObject({
  productId: productIdSchema,
  name: z.string().describe('on the day it was saved, so that products no longer sold still have a name'),
  price: z.number().nonnegative().describe('naira, on the day it was saved'),
  savedAt: z.iso.datetime(),
})

/** T20: all changes of a list together. */
const changes = { account: { name: 'wishlist', max: 120, seconds: 60, lease: 10 } } as const

/** PDP-11: the customer's saved items. */
export const listSavedItems = endpoint({
  method: 'GET',
  path: '/wishlist',
  auth: 'customer',
  tag: 'wishlist',
  summary: 'The customer’s wishlist, newest first',
  data: z.strictObject({ items: z.array(savedItemSchema).max(MAX_SAVED_ITEMS) }),
  errors: ['NOT_SIGNED_IN'],
})

/** PDP-11: several at once, for the items that a guest saved before signing in. */
export const saveItems = endpoint({
  method: 'POST',
  path: '/wishlist/save',
  auth: 'customer',
  tag: 'wishlist',
  summary:
    'Saves products, the newest first in the list; those saved already stay as they are, unknown ones are left out',
  body: z.strictObject({ productIds: z.array(productIdSchema).min(1).max(MAX_SAVED_ITEMS) }),
  data: z.strictObject({
    saved: z.array(productIdSchema).describe('those that are on the list now'),
  }),
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED'],
  limits: changes,
})

/** PDP-11: idempotent. */
export const removeSavedItem = endpoint({
  method: 'POST',
  path: '/wishlist/remove',
  auth: 'customer',
  tag: 'wishlist',
  summary: 'Removes a product from the list; idempotent',
  body: z.strictObject({ productId: productIdSchema }),
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED'],
  limits: changes,
})

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { nothing } from './fields/nothing.ts'
import { productIdSchema } from './ids.ts'
import { MAX_SAVED_ITEMS } from './limits.ts'

const savedItemSchema = z.strictObject({
  productId: productIdSchema,
  name: z.string().describe('on the day it was saved: what is sold no longer still has a name'),
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
  summary: 'What the customer has saved for later, newest first',
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
    saved: z.array(productIdSchema).describe('those of them that are in the list now'),
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
  summary: 'Takes a product off the list, whether it is on it or not',
  body: z.strictObject({ productId: productIdSchema }),
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED'],
  limits: changes,
})

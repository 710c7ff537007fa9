import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { nothing } from './fields/nothing.ts'
import { cartLineIdSchema, optionIdSchema, productIdSchema, variantIdSchema } from './ids.ts'
import { choice, quantity, selectedAddOns } from './shapes/choice.ts'
import { productSchema } from './shapes/product.ts'

/** DATA-04: a line of the cart. */
const cartItemSchema = z.strictObject({
  _id: cartLineIdSchema,
  productId: productIdSchema,
  quantity,
  selectedVariantId: variantIdSchema.nullable(),
  selectedOptionId: optionIdSchema.nullable(),
  selectedAddOns,
  price: z.number().nonnegative().describe('naira for one with its add-ons, when it was last added'),
  addedAt: z.iso.datetime(),
  productInfo: productSchema
    .nullish()
    .describe('as it is sold today; null or missing when it is no longer sold'),
})

export type CartItem = z.output<typeof cartItemSchema>

/** T20: all changes of a cart together. No shopper is this quick, and each change is written to disk. */
const changes = { account: { name: 'cart', max: 120, seconds: 60, lease: 30 } } as const

/** API-04: the customer's cart. */
export const getCart = endpoint({
  method: 'GET',
  path: '/cart',
  auth: 'customer',
  tag: 'cart',
  summary: 'The customer’s cart, first added first, with the products as they are today',
  data: z.strictObject({
    cart: z.strictObject({
      items: z.array(cartItemSchema),
      totalItems: z.int().nonnegative().describe('all quantities together'),
      subtotal: z.number().nonnegative().describe('naira, for the items that can be bought today'),
    }),
  }),
  errors: ['NOT_SIGNED_IN'],
  traffic: 'first',
})

/** SHELL-12: the number of items, for the badge in the header. */
export const countCart = endpoint({
  method: 'GET',
  path: '/cart/count',
  auth: 'customer',
  tag: 'cart',
  summary: 'How many items are in the cart',
  data: z.strictObject({ totalItems: z.int().nonnegative() }),
  errors: ['NOT_SIGNED_IN'],
  traffic: 'first',
})

/**
 * API-05. With OUT_OF_STOCK, `details` says how many there are (`available`), how many of those are in
 * the cart, with whatever add-ons (`inCart`), and with which `quantity` the same call would pass (`addable`; 0: with none).
 */
export const addToCart = endpoint({
  method: 'POST',
  path: '/cart/addToCart',
  auth: 'customer',
  tag: 'cart',
  summary:
    'Adds a choice to the cart, to the line with the same choice if there is one; prices come from the market, not from the caller',
  body: z.strictObject({
    ...choice,
    quantity,
    guestLineId: z
      .uuid()
      .optional()
      .describe(
        'of a line that comes from a guest’s cart: sent again, it adds only what was not added before',
      ),
  }),
  data: z.strictObject({
    itemId: cartLineIdSchema.nullable().describe('null when it was added before and its line is gone'),
    quantity: z.int().nonnegative().describe('of the line now; 0 when it was added before and is gone'),
  }),
  errors: ['NOT_SIGNED_IN', 'PRODUCT_NOT_FOUND', 'PRODUCT_GONE', 'OUT_OF_STOCK', 'CART_FULL', 'RATE_LIMITED'],
  limits: changes,
  traffic: 'first',
})

const NO_LINE = 'Product ID is required'

/** Missing is not the same as null: missing matches anything, null means 'none'. */
const lineOf = {
  itemId: cartLineIdSchema.optional(),
  productId: productIdSchema.optional(),
  selectedVariantId: variantIdSchema.nullable().optional(),
  selectedOptionId: optionIdSchema.nullable().optional(),
}

const namesOne = ({ itemId, productId }: { itemId?: string | undefined; productId?: string | undefined }) =>
  itemId !== undefined || productId !== undefined

/** API-06: removes a line. */
export const removeFromCart = endpoint({
  method: 'POST',
  path: '/cart/removeFromCart',
  auth: 'customer',
  tag: 'cart',
  summary: 'Removes a line; idempotent',
  body: z
    .strictObject({ ...lineOf, selectedAddOns: selectedAddOns.optional() })
    .refine(namesOne, { path: ['productId'], error: NO_LINE }),
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'CART_ITEM_NOT_FOUND', 'AMBIGUOUS_LINE', 'RATE_LIMITED'],
  limits: changes,
  traffic: 'first',
})

/** Undoes `removeFromCart`. */
export const restoreItem = endpoint({
  method: 'POST',
  path: '/cart/restoreItem',
  auth: 'customer',
  tag: 'cart',
  summary: 'Puts a removed line back in its place; idempotent',
  body: z.strictObject({ itemId: cartLineIdSchema }),
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'CART_ITEM_NOT_FOUND', 'CART_FULL', 'RATE_LIMITED'],
  limits: changes,
  traffic: 'first',
})

/** API-07: removes all lines. */
export const clearCart = endpoint({
  method: 'POST',
  path: '/cart/clearCart',
  auth: 'customer',
  tag: 'cart',
  summary: 'Removes all lines',
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED'],
  limits: changes,
  traffic: 'first',
})

/** API-08: takes some away from a line. */
export const reduceQuantity = endpoint({
  method: 'POST',
  path: '/cart/reduceQuantity',
  auth: 'customer',
  tag: 'cart',
  summary: 'Reduces the quantity of a line, and removes the line at zero',
  body: z
    .strictObject({ ...lineOf, by: quantity.default(1) })
    .refine(namesOne, { path: ['productId'], error: NO_LINE }),
  data: z.strictObject({ quantity: z.int().nonnegative().describe('of the line now; 0 when it is gone') }),
  errors: ['NOT_SIGNED_IN', 'CART_ITEM_NOT_FOUND', 'AMBIGUOUS_LINE', 'RATE_LIMITED'],
  limits: changes,
  traffic: 'first',
})

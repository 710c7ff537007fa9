import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { whenMissing } from './fields/when-missing.ts'
import { cartLineIdSchema, checkoutIdSchema, orderIdSchema, shopIdSchema } from './ids.ts'
import { MAX_CART_LINES } from './limits.ts'
import { choice, quantity } from './shapes/choice.ts'
import { deliverySchema, naira } from './shapes/order.ts'

const requestKey = z
  .uuid()
  .toLowerCase()
  .optional()
  .describe('one per click: the same key with the same body gets the first response again')

/** PRIV-14 */
const isAdult = z
  .boolean()
  .optional()
  .describe('the buyer is 18 or older; asked for where ADULTS_ONLY names items')

/** API-44: one item may be sent without a list around it. */
const toList = (items: unknown): unknown =>
  typeof items === 'object' && items !== null && !Array.isArray(items) ? [items] : items

/** CART-10 */
const NOTHING_SELECTED = 'Please select at least one item to proceed to checkout'

const areDifferent = (ids: readonly string[]) => new Set(ids).size === ids.length

/**
 * API-09. What the `details` of each error list:
 * OUT_OF_STOCK: `items`, with how many are left (`available`).
 * PRICE_CHANGED: `items`, with the old (`was`) and the new price (`now`) in naira. The same request sent again accepts it.
 * ADULTS_ONLY: `items` that need a buyer of 18 or older (`isAdult`).
 * OUTSIDE_DELIVERY_AREA: `items`, with the only place that each is delivered to (`onlyIn`).
 * SHOP_ON_HOLIDAY: `shops`, with the day each is back (`backOn`).
 */
export const checkout = endpoint({
  method: 'POST',
  path: '/orders/checkout',
  auth: 'customer',
  tag: 'orders',
  summary:
    'Places one order per shop, holds its items and returns the total; replaces an unpaid checkout of the same items',
  body: z.discriminatedUnion('isDirectOrder', [
    z.strictObject({
      isDirectOrder: z.literal(false).optional(),
      delivery: deliverySchema,
      items: z
        .array(cartLineIdSchema, whenMissing(NOTHING_SELECTED))
        .min(1, NOTHING_SELECTED)
        .max(MAX_CART_LINES)
        .refine(areDifferent, 'An item is named twice')
        .describe('lines of the cart'),
      isAdult,
      requestKey,
    }),
    z.strictObject({
      isDirectOrder: z.literal(true),
      delivery: deliverySchema,
      items: z
        .preprocess(
          toList,
          z
            .array(z.strictObject({ ...choice, quantity }), whenMissing(NOTHING_SELECTED))
            .min(1, NOTHING_SELECTED)
            .max(MAX_CART_LINES),
        )
        .describe('one item, or a list of them'),
      isAdult,
      requestKey,
    }),
  ]),
  stoppedBy: 'checkout',
  data: z.strictObject({
    checkoutId: checkoutIdSchema,
    orderIds: z.array(orderIdSchema).min(1),
    orders: z.array(
      z.strictObject({
        _id: orderIdSchema,
        shop: z.strictObject({ _id: shopIdSchema, name: z.string() }),
        itemsSubtotal: naira,
        deliveryFee: naira,
        serviceFee: naira,
        totalAmount: naira.describe('naira: items, delivery and service together'),
        arrives: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
      }),
    ),
    summary: z.strictObject({
      totalGoodsAmount: naira,
      totalDeliveryFee: naira,
      totalServiceFee: naira,
      totalAmount: naira,
    }),
    payableUntil: z.iso.datetime().describe('until when it can be paid, and its items are held if they are'),
    isHeld: z
      .boolean()
      .describe('false: the items are held when the payment page opens, or taken when the money arrives'),
  }),
  errors: [
    'NOT_SIGNED_IN',
    'CART_ITEM_NOT_FOUND',
    'PRODUCT_NOT_FOUND',
    'PRODUCT_GONE',
    'OUTSIDE_DELIVERY_AREA',
    'SHOP_ON_HOLIDAY',
    'ADULTS_ONLY',
    'OUT_OF_STOCK',
    'PRICE_CHANGED',
    'REQUEST_KEY_REUSED',
    'TOO_MANY_UNPAID',
    'AMOUNT_LIMIT',
    'RATE_LIMITED',
  ],
  traffic: 'first',
})

export type CheckoutResult = z.output<typeof checkout.data>

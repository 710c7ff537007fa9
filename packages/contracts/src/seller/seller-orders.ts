import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import {
  PARCEL_STATUSES,
  UNFULFILLABLE_REASONS,
  type UnfulfillableReason,
} from '@ahia/reference/parcel-statuses'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { wholeNumber } from '../fields/query-text.ts'
import { requestKey } from '../fields/request-key.ts'
import { proseUpTo, textUpTo } from '../fields/text.ts'
import { orderIdSchema, parcelIdSchema } from '../ids.ts'
import {
  DELIVERY_CODE_LENGTH,
  MAX_ORDERS_ACCEPTED,
  MAX_SELLER_ORDERS,
  MAX_SHOP_WORDS_LENGTH,
  SELLER_ORDERS_A_PAGE,
} from '../limits.ts'
import { DELIVERY_WAYS } from '../shapes/order.ts'
import { returnReasonSchema } from '../shapes/parcel.ts'
import { SELLER_TABS, sellerOrderSchema } from '../shapes/seller-order.ts'
import { COMMAND_ERRORS, commands, ofOrder, ofParcel, theOrder } from './order-commands.ts'

const time = z.iso.datetime()
const at = time.describe('when it happened by the clock of the phone')

/** SELL-26 */
export const listSellerOrders = endpoint({
  method: 'GET',
  path: '/seller/orders',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'The paid orders of the shop; those to ship by their due time, the others newest first',
  query: z.strictObject({
    tab: z.enum(SELLER_TABS).default('TO_SHIP'),
    way: z.enum(DELIVERY_WAYS).optional(),
    state: z.enum(PARCEL_STATUSES).optional(),
    search: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[0-9a-f]{8}$/, 'must be the eight characters of an order number')
      .optional()
      .describe('the number of an order: the last eight characters of its id'),
    cursor: parcelIdSchema.optional().describe('`next` of the page before'),
    limit: wholeNumber(1, MAX_SELLER_ORDERS).default(SELLER_ORDERS_A_PAGE),
  }),
  data: z.strictObject({
    orders: z.array(sellerOrderSchema),
    counts: z.strictObject({
      new: z.int().nonnegative(),
      toShip: z.int().nonnegative(),
      late: z.int().nonnegative(),
    }),
    next: parcelIdSchema.nullable(),
  }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

/** SELL-38 */
export const getSellerOrder = endpoint({
  method: 'GET',
  path: '/seller/orders/{id}',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'One order of the shop',
  params: ofOrder,
  data: theOrder,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE', 'ORDER_NOT_FOUND'],
})

/** SELL-28 */
export const acceptOrders = endpoint({
  method: 'POST',
  path: '/seller/orders/accept',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'Accepts one order or many; each has an answer of its own',
  body: z.strictObject({
    requestKey,
    ids: z.array(orderIdSchema).min(1).max(MAX_ORDERS_ACCEPTED),
  }),
  data: z.strictObject({
    results: z.array(
      z.strictObject({
        id: orderIdSchema,
        result: z.enum(['ACCEPTED', 'ORDER_NOT_FOUND', 'ORDER_CANCELLED']),
      }),
    ),
  }),
  errors: COMMAND_ERRORS,
  limits: commands,
})

/** SELL-28: a command and no read, as it is recorded who read the address. */
export const readDeliveryAddress = endpoint({
  method: 'POST',
  path: '/seller/parcels/{id}/address',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'Where an accepted parcel goes, and whom to call; recorded, and hidden 30 days after delivery',
  params: ofParcel,
  data: z.strictObject({
    name: z.string().nullable(),
    phone: z.string().nullable(),
    street: z.string().nullable(),
    city: z.string().nullable(),
    state: z.enum(DELIVERY_STATES),
    info: z.string().nullable(),
  }),
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED', 'SHOP_INCOMPLETE', 'PARCEL_NOT_FOUND', 'STEP_REFUSED'],
  limits: commands,
})

const step = <const Path extends string>(path: Path, summary: string) =>
  ({
    method: 'POST',
    path: `/seller/parcels/{id}/${path}`,
    auth: 'shop',
    tag: 'seller orders',
    summary,
    params: ofParcel,
    data: theOrder,
    errors: [...COMMAND_ERRORS, 'PARCEL_NOT_FOUND', 'STEP_REFUSED', 'ORDER_CANCELLED'],
    limits: commands,
  }) as const

export const packParcel = endpoint({
  ...step('packed', 'The parcel is packed; known when it went further already'),
  body: z.strictObject({ requestKey, at }),
})

/** SELL-31: says what it takes back, as a command that waited on a phone must not take back another step. */
export const undoStep = endpoint({
  ...step('undo', 'Takes "packed" back, or a hand-over within ten minutes as long as nothing came after it'),
  body: z.strictObject({ requestKey, what: z.enum(['PACKED', 'HANDED_OVER']).default('PACKED') }),
  errors: [...COMMAND_ERRORS, 'PARCEL_NOT_FOUND', 'STEP_REFUSED', 'ORDER_CANCELLED', 'TOO_LATE'],
})

/** SELL-31 */
export const handOverParcel = endpoint({
  ...step('handed-over', 'The parcel is with its carrier or rider: the order is SHIPPED'),
  body: z.strictObject({
    requestKey,
    at,
    carrier: textUpTo(100, 'Say who delivers it'),
    waybill: textUpTo(100, 'Waybill is required').optional(),
  }),
})

export const parcelAtPoint = endpoint({
  ...step('at-point', 'The parcel is at the pickup point'),
  body: z.strictObject({ requestKey, at }),
})

const deliveredByCode = z.strictObject({
  requestKey,
  at,
  code: z
    .string()
    .regex(new RegExp(`^\\d{${DELIVERY_CODE_LENGTH}}$`), `must have ${DELIVERY_CODE_LENGTH} digits`),
})
const deliveredByQr = z.strictObject({
  requestKey,
  at,
  token: z.string().min(20).max(300).describe('what the customer’s QR holds'),
})

/** SELL-34 */
export const deliverParcel = endpoint({
  ...step('delivered', 'The customer’s delivery code or QR shows that the parcel arrived'),
  body: z.union([deliveredByCode, deliveredByQr], { error: 'Send the delivery code or what the QR holds' }),
  errors: [
    ...COMMAND_ERRORS,
    'PARCEL_NOT_FOUND',
    'STEP_REFUSED',
    'ORDER_CANCELLED',
    'CODE_WRONG',
    'CODE_LOCKED',
  ],
})

/** SELL-37 */
export const parcelReturning = endpoint({
  ...step('returning', 'The parcel could not be delivered and is on its way back to the shop'),
  body: z.strictObject({
    requestKey,
    at,
    reason: returnReasonSchema.describe('decides whether the delivery fee is refunded'),
  }),
})

export const parcelReturned = endpoint({
  ...step('returned', 'The parcel is back at the shop: the customer is refunded'),
  body: z.strictObject({
    requestKey,
    at,
    saleable: z.boolean().describe('its items can be sold again, so they go back to stock'),
  }),
})

export const parcelLost = endpoint({
  ...step('lost', 'The parcel was lost on the way: the customer is refunded'),
  body: z.strictObject({ requestKey, at }),
})

const REASONS = Object.keys(UNFULFILLABLE_REASONS) as [UnfulfillableReason, ...UnfulfillableReason[]]

/** SELL-32 */
export const cannotFulfil = endpoint({
  method: 'POST',
  path: '/seller/orders/{id}/cannot-fulfil',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'The shop can’t send the order: it is cancelled and refunded in full, and the customer reads why',
  params: ofOrder,
  body: z
    .strictObject({
      requestKey,
      reason: z.enum(REASONS),
      words: proseUpTo(MAX_SHOP_WORDS_LENGTH, 'Say why').optional(),
    })
    .refine(({ reason, words }) => reason !== 'OTHER' || words !== undefined, {
      path: ['words'],
      error: 'Say why',
    }),
  data: theOrder,
  errors: [...COMMAND_ERRORS, 'ORDER_NOT_FOUND', 'STEP_REFUSED'],
  limits: commands,
})

/** SELL-36 */
export const askAddress = endpoint({
  method: 'POST',
  path: '/seller/orders/{id}/ask-address',
  auth: 'shop',
  tag: 'seller orders',
  summary:
    'Asks the customer for a complete address, once; the due time waits for the answer, at most two days',
  params: ofOrder,
  body: z.strictObject({ requestKey, words: proseUpTo(MAX_SHOP_WORDS_LENGTH, 'Say what is missing') }),
  data: theOrder,
  errors: [...COMMAND_ERRORS, 'ORDER_NOT_FOUND', 'STEP_REFUSED', 'ORDER_CANCELLED', 'ALREADY_ASKED'],
  limits: commands,
})

/** SELL-34: with it a phone without a network checks a QR. It can't make one. */
export const getDeliveryKey = endpoint({
  method: 'GET',
  path: '/seller/delivery-key',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'The public key that delivery QR codes are signed for (Ed25519)',
  data: z.strictObject({ publicKey: z.string().describe('32 bytes in base64url') }),
  errors: ['NOT_SIGNED_IN'],
})

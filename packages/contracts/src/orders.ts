import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { wholeNumber } from './fields/query-text.ts'
import { orderIdSchema } from './ids.ts'
import { MAX_ORDER_PAGE, MAX_ORDERS_A_PAGE, MAX_REASON_LENGTH, ORDERS_A_PAGE } from './limits.ts'
import { photoKeys } from './shapes/dispute-requests.ts'
import { line, ORDER_STATUSES, orderSchema } from './shapes/order.ts'
import { parcelPhotoSchema, pdfFileSchema } from './shapes/order-files.ts'

/** Of one order: more than a cart holds. */
const MAX_LINES = 999

const named = z.strictObject({ id: orderIdSchema })
const theOrder = z.strictObject({ order: orderSchema })

/** T20: all changes of orders together. */
const changes = { account: { name: 'orders', max: 60, seconds: 60, lease: 10 } } as const

/** API-12: the customer's own orders. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/orders/user',
  auth: 'customer',
  tag: 'orders',
  summary: 'The customer’s orders, newest first',
  query: z.strictObject({
    status: z.enum(ORDER_STATUSES).optional().describe('only orders with this status'),
    page: wholeNumber(1, MAX_ORDER_PAGE).default(1),
    limit: wholeNumber(1, MAX_ORDERS_A_PAGE).default(ORDERS_A_PAGE),
  }),
  data: z.strictObject({
    orders: z.array(orderSchema),
    total: z.int().nonnegative(),
    page: z.int().positive(),
    pages: z.int().nonnegative(),
  }),
  errors: ['NOT_SIGNED_IN'],
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/orders/{id}/cancel',
  auth: 'customer',
  tag: 'orders',
  summary: 'Cancels an order that has not shipped yet, and refunds it',
  params: named,
  data: theOrder,
  errors: ['NOT_SIGNED_IN', 'ORDER_NOT_FOUND', 'STEP_REFUSED', 'RATE_LIMITED'],
  limits: changes,
})

export const confirmDelivery = endpoint({
  method: 'POST',
  path: '/orders/{id}/confirm',
  auth: 'customer',
  tag: 'orders',
  summary: 'Confirms the delivery of an order',
  params: named,
  data: theOrder,
  errors: ['NOT_SIGNED_IN', 'ORDER_NOT_FOUND', 'STEP_REFUSED', 'RATE_LIMITED'],
  limits: changes,
})

/** SELL-36: the answer to the shop's question; the shop's due time runs again. */
export const answerAddress = endpoint({
  method: 'POST',
  path: '/orders/{id}/address',
  auth: 'customer',
  tag: 'orders',
  summary: 'Completes the delivery address of an order, when its shop has asked for it',
  params: named,
  body: z.strictObject({
    street: line(200, 'Enter the street and number'),
    city: line(100, 'Enter the city or town'),
    info: z.string().trim().max(1000).default('').describe('landmark, house colour, gate description'),
  }),
  data: theOrder,
  errors: ['NOT_SIGNED_IN', 'ORDER_NOT_FOUND', 'STEP_REFUSED', 'RATE_LIMITED'],
  limits: changes,
})

/** SELL-34: for the customer alone. */
export const getDeliveryCode = endpoint({
  method: 'GET',
  path: '/orders/{id}/delivery-code',
  auth: 'customer',
  tag: 'orders',
  summary: 'The code and the QR that the customer gives to the rider when the parcel is in their hands',
  params: named,
  data: z.strictObject({
    code: z.string().describe('six digits'),
    token: z.string().describe('what the QR holds'),
    qr: z
      .strictObject({ size: z.int().positive(), path: z.string() })
      .describe('the QR as an SVG path, one unit per square'),
  }),
  errors: ['NOT_SIGNED_IN', 'ORDER_NOT_FOUND', 'STEP_REFUSED', 'RATE_LIMITED'],
  limits: { account: { name: 'delivery-codes', max: 60, seconds: 60, lease: 5 } },
})

export const openDispute = endpoint({
  method: 'POST',
  path: '/orders/{id}/dispute',
  auth: 'customer',
  tag: 'orders',
  summary: 'Reports a problem with an order or requests a return',
  params: named,
  body: z.strictObject({
    kind: z.enum(['PROBLEM', 'RETURN']),
    reason: z.string().trim().min(1).max(MAX_REASON_LENGTH),
    lines: z
      .array(z.int().min(0).max(MAX_LINES))
      .min(1)
      .max(MAX_LINES)
      .optional()
      .describe('places of the items it is about, from 0; without it all that were not complained about yet'),
    photos: photoKeys,
  }),
  data: theOrder,
  errors: [
    'NOT_SIGNED_IN',
    'ORDER_NOT_FOUND',
    'STEP_REFUSED',
    'RETURN_REFUSED',
    'PHOTO_NOT_FOUND',
    'RATE_LIMITED',
  ],
  limits: changes,
})

/** SELL-31 */
export const getOrderPhoto = endpoint({
  method: 'GET',
  path: '/orders/{id}/photo',
  auth: 'customer',
  tag: 'orders',
  summary: 'The photo that the shop took when it handed the order over',
  params: named,
  data: parcelPhotoSchema,
  errors: ['NOT_SIGNED_IN', 'ORDER_NOT_FOUND', 'RATE_LIMITED'],
  limits: changes,
})

export const getReceipt = endpoint({
  method: 'GET',
  path: '/orders/{id}/receipt',
  auth: 'customer',
  tag: 'orders',
  summary: 'The receipt of a paid order, to keep or to print',
  params: named,
  data: pdfFileSchema,
  errors: ['NOT_SIGNED_IN', 'ORDER_NOT_FOUND', 'STEP_REFUSED', 'RATE_LIMITED'],
  /** Drawing one takes a tenth of a second of CPU. */
  limits: { account: { name: 'receipts', max: 20, seconds: 60, lease: 5 } },
})

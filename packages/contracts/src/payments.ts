import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { orderIdSchema } from './ids.ts'
import { MAX_CART_LINES } from './limits.ts'
import { ORDER_STATUSES, PAYMENT_REFERENCE } from './shapes/order.ts'

const areDifferent = (ids: readonly string[]) => new Set(ids).size === ids.length

/** API-10: starts the payment of the orders of one checkout. */
export const payOrders = endpoint({
  method: 'POST',
  path: '/orders/pay',
  auth: 'customer',
  tag: 'orders',
  summary: 'Starts the payment of all orders of one checkout; idempotent, returns the same address',
  body: z.strictObject({
    // As many as a checkout can make: one for each line.
    orderIds: z
      .array(orderIdSchema)
      .min(1)
      .max(MAX_CART_LINES)
      .refine(areDifferent, 'An order is named twice'),
  }),
  stoppedBy: 'checkout',
  data: z.strictObject({
    authorizationUrl: z.url().describe('where the customer pays'),
    reference: z.string(),
  }),
  errors: [
    'NOT_SIGNED_IN',
    'ORDER_NOT_FOUND',
    'ALREADY_PAID',
    'ORDER_EXPIRED',
    'PARTIAL_CHECKOUT',
    'AMOUNT_LIMIT',
    'OUT_OF_STOCK',
    'PAYMENT_UNREACHABLE',
    'RATE_LIMITED',
  ],
  timeoutMs: 15_000,
  traffic: 'first',
  /** T20, T10: each call may cause one at the provider. */
  limits: { account: { name: 'pay', max: 10, seconds: 60, lease: 1 } },
})

/** PAY-01 */
const BAD_REFERENCE = 'Invalid Payment Reference'

/** API-11, PAY-02: 200 only for captured money, however often it is called. */
export const verifyPayment = endpoint({
  method: 'GET',
  path: '/orders/verify',
  auth: 'customer',
  tag: 'orders',
  summary: 'Whether the money of a payment has arrived',
  query: z.strictObject({ ref: z.string(BAD_REFERENCE).regex(PAYMENT_REFERENCE, BAD_REFERENCE) }),
  data: z.strictObject({
    paymentStatus: z.strictObject({
      status: z.literal('success'),
      amount: z.int().positive().describe('kobo'),
      channel: z.string().nullable(),
      reference: z.string(),
    }),
    orders: z.array(z.strictObject({ _id: orderIdSchema, status: z.enum(ORDER_STATUSES) })),
    isSentBack: z.boolean().describe('captured, but the orders could not be fulfilled: it is refunded'),
  }),
  errors: [
    'NOT_SIGNED_IN',
    'PAYMENT_NOT_FOUND',
    'PAYMENT_FAILED',
    'PAYMENT_PENDING',
    'PAYMENT_UNREACHABLE',
    'RATE_LIMITED',
  ],
  timeoutMs: 15_000,
  traffic: 'first',
  limits: { account: { name: 'verify', max: 30, seconds: 60, lease: 5 } },
  isNever400: true,
})

import { checkoutIdSchema, orderIdSchema } from '@ahia/contracts/ids'
import { ORDER_STATUSES } from '@ahia/contracts/shapes/order'
import { z } from 'zod'
import { eventKind } from '#platform/jobs/kinds.ts'

const orderIds = z.array(orderIdSchema).min(1)

/** ORD-05: an order has come to another status than PAID, of which is told with `ordersPaid`. */
export const orderMoved = eventKind(
  'order.moved',
  z.object({ orderId: orderIdSchema, from: z.enum(ORDER_STATUSES), to: z.enum(ORDER_STATUSES) }),
)

/** What was paid for an order has to go back to the customer. */
export const orderRefundDue = eventKind(
  'order.refund_due',
  z.object({ orderId: orderIdSchema, reason: z.enum(['CANCELLED', 'DISPUTE']) }),
)

/** Orders of one checkout were paid, all in one payment: one piece of news, so that it is one email. */
export const ordersPaid = eventKind('orders.paid', z.object({ orderIds }))

/** A payment was started: the customer can pay, now or from the email. */
export const ordersWaiting = eventKind('orders.waiting', z.object({ checkoutId: checkoutIdSchema, orderIds }))

/** Too late: the orders have ended, or their goods are gone. Otherwise they stay as they are. */
const unfulfilledReason = z.enum(['TOO_LATE', 'PAID_TWICE', 'WRONG_AMOUNT'])
export type UnfulfilledReason = z.output<typeof unfulfilledReason>

/** Money was captured that buys nothing; all of it (`paymentAmount`, in kobo) goes back. */
export const ordersUnfulfilled = eventKind(
  'orders.not_kept',
  z.object({ orderIds, paymentAmount: z.int().positive(), reason: unfulfilledReason }),
)

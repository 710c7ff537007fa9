import { checkoutIdSchema, orderIdSchema } from '@ahia/contracts/ids'
import { ORDER_STATUSES } from '@ahia/contracts/shapes/order'
import { z } from 'zod'
import { eventKind } from '#platform/jobs/kinds.ts'

const orderIds = z.array(orderIdSchema).min(1)

/** ORD-05: an order has changed to a status other than PAID, which has its own event, `ordersPaid`. */
export const orderMoved = eventKind(
  'order.moved',
  z.object({ orderId: orderIdSchema, from: z.enum(ORDER_STATUSES), to: z.enum(ORDER_STATUSES) }),
)

/** An order has to be refunded. */
export const orderRefundDue = eventKind(
  'order.refund_due',
  z.object({
    orderId: orderIdSchema,
    reason: z.enum(['CANCELLED', 'DISPUTE']),
    /** What the customer is told; without it all that the order cost. */
    amountKobo: z.int().positive().optional(),
  }),
)

/** ADMIN-25: staff decided that a part of an order is paid back; the order continues. */
export const orderPartRefundDue = eventKind(
  'order.part_refund_due',
  z.object({
    orderId: orderIdSchema,
    decisionId: z.uuid(),
    amountKobo: z.int().positive(),
    takesFrom: z.enum(['ORDER', 'GOODS']),
  }),
)

/** All orders of one checkout were paid with one payment: a single event, so that there is a single email. */
export const ordersPaid = eventKind('orders.paid', z.object({ orderIds }))

/** A payment was started: the customer can pay, now or from the email. */
export const ordersWaiting = eventKind('orders.waiting', z.object({ checkoutId: checkoutIdSchema, orderIds }))

/** TOO_LATE: the orders have ended, or their items are gone. For other reasons the orders are not changed. */
const unfulfilledReason = z.enum(['TOO_LATE', 'PAID_TWICE', 'WRONG_AMOUNT'])
export type UnfulfilledReason = z.output<typeof unfulfilledReason>

/** Money was captured that pays for no order; all of it (`paymentAmount`, in kobo) is refunded. */
export const ordersUnfulfilled = eventKind(
  'orders.unfulfilled',
  z.object({ orderIds, paymentAmount: z.int().positive(), reason: unfulfilledReason }),
)

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { proseUpTo } from '../fields/text.ts'
import { chargebackIdSchema, disputeIdSchema, orderIdSchema } from '../ids.ts'
import { MAX_REASON_LENGTH } from '../limits.ts'
import { orderSchema } from '../shapes/order.ts'

const staff = { auth: 'staff', isDocumented: false, tag: 'back office' } as const
const ofOrder = z.strictObject({ id: orderIdSchema })

const ORDER_ACTS = ['DELIVER', 'CANCEL', 'EXTEND'] as const

export const getOrderPage = endpoint({
  ...staff,
  method: 'GET',
  path: '/admin/orders/{id}',
  needs: 'orders.read',
  summary: 'An order without what identifies its customer',
  params: ofOrder,
  data: z.strictObject({
    order: orderSchema.pick({
      _id: true,
      status: true,
      createdAt: true,
      shop: true,
      items: true,
      itemsSubtotal: true,
      deliveryFee: true,
      serviceFee: true,
      totalAmount: true,
      arrives: true,
      timeline: true,
      parcel: true,
      refund: true,
    }),
    customer: z.string().describe('masked: A•••• O•••'),
    delivery: z.strictObject({ type: z.enum(['DOORDELIVERY', 'PICKUP']), region: z.string() }),
    disputes: z.array(disputeIdSchema),
    chargebacks: z.array(chargebackIdSchema),
    acts: z.array(z.enum(ORDER_ACTS)).describe('what staff can do with it now'),
  }),
  errors: ['ORDER_NOT_FOUND'],
})
export type AdminOrder = z.output<typeof getOrderPage.data>

export const deliverOrderAsStaff = endpoint({
  ...staff,
  method: 'POST',
  path: '/admin/orders/{id}/deliver',
  needs: 'orders.move',
  summary: 'Record a delivery of which there is a proof',
  params: ofOrder,
  body: z.strictObject({
    proof: z.enum(['STAFF', 'POINT']).default('STAFF'),
    words: proseUpTo(MAX_REASON_LENGTH, 'Say what proves it'),
  }),
  data: nothing,
  errors: ['ORDER_NOT_FOUND', 'STEP_REFUSED'],
})

export const cancelOrderAsStaff = endpoint({
  ...staff,
  method: 'POST',
  path: '/admin/orders/{id}/cancel',
  needs: 'orders.move',
  summary: 'Cancel an order that was not handed over, and refund it',
  params: ofOrder,
  body: z.strictObject({ words: proseUpTo(MAX_REASON_LENGTH, 'Write the reason, which both sides read') }),
  data: nothing,
  errors: ['ORDER_NOT_FOUND', 'STEP_REFUSED'],
})

export const extendOrderAsStaff = endpoint({
  ...staff,
  method: 'POST',
  path: '/admin/orders/{id}/extend',
  needs: 'orders.move',
  summary: 'Move the last promised day of a delivery that is late',
  params: ofOrder,
  body: z.strictObject({ day: z.iso.date() }),
  data: nothing,
  errors: ['ORDER_NOT_FOUND', 'STEP_REFUSED', 'ORDER_CANCELLED'],
})

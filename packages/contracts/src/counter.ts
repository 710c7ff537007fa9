import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { orderIdSchema } from './ids.ts'
import { orderSchema } from './order-shapes.ts'

/**
 * What shops and staff do with orders, for whoever tries the market out on their own machine: only there where there
 * are pages for developers, so it is no part of the API's document.
 */
const named = z.strictObject({ id: orderIdSchema })

export const listCounterOrders = endpoint({
  method: 'GET',
  path: '/dev/counter',
  auth: 'none',
  tag: 'developers',
  summary: 'All orders, the newest first',
  data: z.strictObject({ orders: z.array(orderSchema) }),
  refusals: ['NOT_FOUND'],
})

export const shipOrder = endpoint({
  method: 'POST',
  path: '/dev/counter/{id}/ship',
  auth: 'none',
  tag: 'developers',
  summary: 'The shop hands the parcel over',
  params: named,
  data: z.strictObject({ order: orderSchema }),
  refusals: ['ORDER_NOT_FOUND', 'STEP_REFUSED'],
})

export const settleDispute = endpoint({
  method: 'POST',
  path: '/dev/counter/{id}/settle',
  auth: 'none',
  tag: 'developers',
  summary: 'Staff decide a dispute: the money goes back, or the delivery stands',
  params: named,
  body: z.strictObject({
    outcome: z.enum(['REFUNDED', 'TURNED_DOWN']),
    answer: z.string().trim().min(1).max(2000),
  }),
  data: z.strictObject({ order: orderSchema }),
  refusals: ['ORDER_NOT_FOUND', 'STEP_REFUSED'],
})

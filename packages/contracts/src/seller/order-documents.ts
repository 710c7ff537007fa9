import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { requestKey } from '../fields/request-key.ts'
import { orderIdSchema, parcelIdSchema } from '../ids.ts'
import { sellerOrderSchema } from '../shapes/seller-order.ts'

const ofParcel = z.strictObject({ id: parcelIdSchema })
const ofOrder = z.strictObject({ id: orderIdSchema })

/** T20: photos and documents are asked for one by one. */
const reads = { account: { name: 'seller-documents', max: 60, seconds: 60, lease: 5 } } as const

/** SELL-31: the picture is uploaded before (`uploadParcelPhoto`). */
export const addParcelPhoto = endpoint({
  method: 'POST',
  path: '/seller/parcels/{id}/photo',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'Adds a photo to a parcel that was handed over; one that is there already is replaced',
  params: ofParcel,
  body: z.strictObject({
    requestKey,
    key: z.string().min(3).max(80).describe('`key` of the uploaded photo'),
  }),
  data: z.strictObject({ order: sellerOrderSchema }),
  errors: [
    'NOT_SIGNED_IN',
    'RATE_LIMITED',
    'REQUEST_KEY_REUSED',
    'SHOP_INCOMPLETE',
    'PARCEL_NOT_FOUND',
    'STEP_REFUSED',
    'PHOTO_NOT_FOUND',
  ],
  limits: { account: { name: 'seller-orders', max: 600, seconds: 60, lease: 20 } },
})

export const getParcelPhoto = endpoint({
  method: 'GET',
  path: '/seller/parcels/{id}/photo',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'The photo that the shop added when it handed the parcel over',
  params: ofParcel,
  data: z.strictObject({ photo: z.base64().describe('AVIF') }),
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED', 'SHOP_INCOMPLETE', 'PARCEL_NOT_FOUND'],
  limits: reads,
})

const document = z.strictObject({ fileName: z.string(), pdf: z.base64() })

/** SELL-38 */
export const getSellerReceipt = endpoint({
  method: 'GET',
  path: '/seller/orders/{id}/receipt',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'The receipt of an order for its shop, without what identifies the customer',
  params: ofOrder,
  data: document,
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED', 'SHOP_INCOMPLETE', 'ORDER_NOT_FOUND'],
  limits: reads,
})

/** SELL-33, SELL-38 */
export const getDeliveryProof = endpoint({
  method: 'GET',
  path: '/seller/orders/{id}/proof',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'What shows that an order was delivered: its steps, its carrier and how the delivery was proved',
  params: ofOrder,
  data: document,
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED', 'SHOP_INCOMPLETE', 'ORDER_NOT_FOUND', 'STEP_REFUSED'],
  limits: reads,
})

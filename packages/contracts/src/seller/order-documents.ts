import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { requestKey } from '../fields/request-key.ts'
import { parcelPhotoSchema, pdfFileSchema } from '../shapes/order-files.ts'
import { COMMAND_ERRORS, commands, ofOrder, ofParcel, theOrder } from './order-commands.ts'

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
  data: theOrder,
  errors: [...COMMAND_ERRORS, 'PARCEL_NOT_FOUND', 'STEP_REFUSED', 'PHOTO_NOT_FOUND'],
  limits: commands,
})

export const getParcelPhoto = endpoint({
  method: 'GET',
  path: '/seller/parcels/{id}/photo',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'The photo that the shop added when it handed the parcel over',
  params: ofParcel,
  data: parcelPhotoSchema,
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED', 'SHOP_INCOMPLETE', 'PARCEL_NOT_FOUND'],
  limits: reads,
})

/** SELL-38 */
export const getSellerReceipt = endpoint({
  method: 'GET',
  path: '/seller/orders/{id}/receipt',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'The receipt of an order for its shop, without what identifies the customer',
  params: ofOrder,
  data: pdfFileSchema,
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
  data: pdfFileSchema,
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED', 'SHOP_INCOMPLETE', 'ORDER_NOT_FOUND', 'STEP_REFUSED'],
  limits: reads,
})

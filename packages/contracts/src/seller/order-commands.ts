import { z } from 'zod'
import { orderIdSchema, parcelIdSchema } from '../ids.ts'
import { sellerOrderSchema } from '../shapes/seller-order.ts'

/** T20: all commands about orders together; a packer sends a whole day of them at once after a power cut. */
export const commands = { account: { name: 'seller-orders', max: 600, seconds: 60, lease: 20 } } as const

export const COMMAND_ERRORS = [
  'NOT_SIGNED_IN',
  'RATE_LIMITED',
  'REQUEST_KEY_REUSED',
  'SHOP_INCOMPLETE',
] as const

export const theOrder = z.strictObject({ order: sellerOrderSchema })
export const ofOrder = z.strictObject({ id: orderIdSchema })
export const ofParcel = z.strictObject({ id: parcelIdSchema })

import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { productIdSchema, shopIdSchema } from './ids.ts'
import { MAX_CART_LINES } from './limits.ts'

const ID_AND_COMMA = 37

/** Comma-separated ids; quantities do not matter. Too many are one error. */
const productIds = z
  .string()
  .max(MAX_CART_LINES * ID_AND_COMMA)
  .transform((text) => text.split(','))
  .pipe(z.array(productIdSchema).min(1).max(MAX_CART_LINES))

const fee = z.number().nonnegative().describe('naira')

export const estimateDelivery = endpoint({
  method: 'GET',
  path: '/delivery/estimate',
  auth: 'none',
  isPublic: true,
  tag: 'delivery',
  summary:
    'What delivery of these products to a state costs and how long it takes; products that are not on sale are left out',
  query: z.strictObject({ state: z.enum(DELIVERY_STATES), items: productIds }),
  data: z.strictObject({
    fee: fee.describe('naira, for all shops together'),
    undelivered: z
      .array(productIdSchema)
      .describe('products that are not delivered to this state; they are in no parcel'),
    shops: z
      .array(
        z.strictObject({
          shopId: shopIdSchema,
          fee,
          daysFrom: z.int().nonnegative().describe('0: the day of the order'),
          daysTo: z.int().nonnegative(),
        }),
      )
      .describe('each ships its own parcel'),
    arrives: z
      .strictObject({ from: z.iso.date(), to: z.iso.date() })
      .nullable()
      .describe('the first and last day a parcel may arrive; null without parcels'),
  }),
  errors: [],
})

export type DeliveryEstimate = z.output<typeof estimateDelivery.data>

import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { SELLER_ACTIONS } from '@ahia/reference/parcel-statuses'
import { z } from 'zod'
import { orderIdSchema } from '../ids.ts'
import { DELIVERY_WAYS, naira, ORDER_STATUSES } from './order.ts'
import { parcelSchema } from './parcel.ts'

const time = z.iso.datetime()

export const SELLER_TABS = ['NEW', 'TO_SHIP', 'SHIPPED', 'DONE', 'ALL'] as const
export type SellerTab = (typeof SELLER_TABS)[number]

/** SELL-26, SELL-38: an order as its shop sees it; where it goes is asked for apart (SELL-28). */
export const sellerOrderSchema = z.strictObject({
  _id: orderIdSchema,
  status: z.enum(ORDER_STATUSES),
  placedAt: time,
  paidAt: time,
  items: z.array(
    z.strictObject({
      name: z.string(),
      choices: z.array(z.string()),
      addOns: z.array(z.strictObject({ name: z.string(), quantity: z.int().positive() })),
      quantity: z.int().positive(),
      total: naira,
      image: z.string().nullable(),
      sku: z.string().nullable().describe('its number now, as barcodes have it'),
    }),
  ),
  itemsTotal: naira,
  deliveryFee: naira,
  delivery: z.strictObject({
    type: z.enum(DELIVERY_WAYS),
    city: z.string().nullable(),
    state: z.enum(DELIVERY_STATES),
  }),
  parcel: parcelSchema,
  actions: z.array(z.enum(SELLER_ACTIONS)),
})

export type SellerOrder = z.output<typeof sellerOrderSchema>

import { DELIVERY_COUNTRY, DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { z } from 'zod'
import { whenMissing } from '../fields/when-missing.ts'
import {
  addOnIdSchema,
  optionIdSchema,
  orderIdSchema,
  productIdSchema,
  shopIdSchema,
  variantIdSchema,
} from '../ids.ts'
import { parcelSchema } from './parcel.ts'

/** ORD-05: from unpaid to delivered, and the ways an order ends. */
export const ORDER_STATUSES = [
  'PENDING',
  'PAID',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'EXPIRED',
  'DISPUTED',
  'REFUNDED',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** P3: the characters that the provider allows. */
export const PAYMENT_REFERENCE = /^[A-Za-z0-9.=-]{8,100}$/

/** CHK-03: 'Drop Off' and 'Pickup' on the page. */
export const DELIVERY_WAYS = ['DOORDELIVERY', 'PICKUP'] as const

/** ORD-06: what the customer can do with an order at this moment. */
export const ORDER_ACTIONS = [
  'PAY',
  'CANCEL',
  'CONFIRM_DELIVERY',
  'REPORT_PROBLEM',
  'RETURN',
  'RECEIPT',
] as const

export type OrderAction = (typeof ORDER_ACTIONS)[number]

export const naira = z.number().nonnegative().describe('naira')
const time = z.iso.datetime()

/** One line of text that a courier reads: no line breaks and no emoji. */
export const line = (max: number, whenBlank: string) =>
  z
    .string(whenMissing(whenBlank))
    .trim()
    .min(1, whenBlank)
    .max(max)
    .regex(/^[^\r\n]*$/, 'must be one line')
    .refine((text) => !/\p{Extended_Pictographic}/u.test(text), "can't have emoji")

const RECEIVER_PHONE = "Enter the receiver's telephone number, like 0803 123 4567"

export const receiverSchema = z.strictObject({
  name: line(200, "Enter the receiver's name"),
  phone: z
    .string(RECEIVER_PHONE)
    .trim()
    .regex(/^\+?[0-9][0-9 ()-]{5,18}$/, RECEIVER_PHONE)
    .refine((phone) => /^(\D*\d){7,15}\D*$/.test(phone), RECEIVER_PHONE),
})

/** CHK-02 */
const INCOMPLETE = 'Please fill in all required delivery information'
const STATES_ONLY = 'We currently deliver to these states only'
const COUNTRY_ONLY = 'Currently, we only deliver within Nigeria'

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === ''

const deliveryState = z.enum(DELIVERY_STATES, {
  error: ({ input }) => (isMissing(input) ? INCOMPLETE : `${STATES_ONLY}: ${DELIVERY_STATES.join(', ')}`),
})

const deliveryAddressSchema = z.strictObject(
  {
    street: line(200, INCOMPLETE),
    city: line(100, INCOMPLETE),
    state: deliveryState,
    country: z.literal(DELIVERY_COUNTRY, COUNTRY_ONLY),
  },
  INCOMPLETE,
)

/** CHK-02, CHK-03: where an order goes and how, with an address only for delivery to the door. */
export const deliverySchema = z
  .strictObject(
    {
      type: z.enum(DELIVERY_WAYS, 'Choose Drop Off (DOORDELIVERY) or Pickup (PICKUP)'),
      region: deliveryState.describe('the state it goes to, or is picked up in'),
      info: z.string().trim().max(1000).default('').describe('landmark, house colour, gate description'),
      address: deliveryAddressSchema.optional().describe('required for DOORDELIVERY'),
      receiver: receiverSchema
        .optional()
        .describe('another person who receives it; without one, the customer'),
    },
    INCOMPLETE,
  )
  .refine(({ type, address }) => type === 'PICKUP' || address !== undefined, {
    path: ['address'],
    error: INCOMPLETE,
  })
  .refine(({ region, address }) => address === undefined || address.state === region, {
    path: ['address', 'state'],
    error: 'The state and the region must be the same',
  })

/** DATA-04 and ORD-02 */
const orderItemSchema = z.strictObject({
  productId: productIdSchema,
  quantity: z.int().positive(),
  price: naira.describe('naira for one with its add-ons, as it was ordered'),
  lineTotal: naira,
  selectedVariantId: variantIdSchema.nullable(),
  selectedOptionId: optionIdSchema.nullable(),
  selectedAddOns: z.array(
    z.strictObject({ addOnId: addOnIdSchema, name: z.string(), quantity: z.int().positive() }),
  ),
  name: z.string(),
  choices: z.array(z.string()).describe('Size: Large'),
  image: z.string().nullable(),
  isOnSale: z.boolean().describe('whether its product page still exists'),
  canReview: z.boolean().describe('received, and not reviewed yet'),
  isDisputed: z.boolean().describe('a complaint was made about it (ADMIN-24); each item has one at most'),
})

export const orderSchema = z.strictObject({
  _id: orderIdSchema,
  status: z.enum(ORDER_STATUSES),
  createdAt: time,
  shop: z.strictObject({ _id: shopIdSchema, name: z.string() }),
  items: z.array(orderItemSchema),
  itemsSubtotal: naira,
  deliveryFee: naira,
  serviceFee: naira,
  totalAmount: naira.describe('naira: items, delivery and service together (ORD-04)'),
  delivery: z.strictObject({
    type: z.enum(DELIVERY_WAYS),
    region: z.enum(DELIVERY_STATES),
    address: z
      .strictObject({ street: z.string(), city: z.string(), state: z.string() })
      .nullable()
      .describe('of the door or the pickup point; null once the account is deleted'),
    info: z.string().nullable(),
    receiver: z.strictObject({ name: z.string(), phone: z.string() }).nullable(),
  }),
  arrives: z
    .strictObject({ from: z.iso.date(), to: z.iso.date() })
    .nullable()
    .describe('the first and the last day it may come; null unless it is on its way'),
  timeline: z
    .array(
      z.strictObject({
        status: z.enum(ORDER_STATUSES),
        at: time,
        by: z.enum(['CUSTOMER', 'SHOP', 'STAFF', 'MARKET']),
        note: z.string().nullable(),
      }),
    )
    .describe('first things first'),
  parcel: parcelSchema.nullable().describe('what the shop sends; null until the order is paid'),
  actions: z.array(z.enum(ORDER_ACTIONS)).describe('what the customer can do with it now'),
  payTogether: z
    .array(orderIdSchema)
    .describe('what to send to POST /orders/pay: all orders of the same checkout'),
  payableUntil: time.nullable().describe('null when it can no longer be paid'),
  isHeld: z.boolean().describe('its items are held until then'),
  pendingPayment: z
    .strictObject({ reference: z.string() })
    .nullable()
    .describe('a payment that the provider has not confirmed yet: check it with GET /orders/verify'),
  reportableUntil: time
    .nullable()
    .describe('until when a problem or a return can be reported; null when not'),
  refund: z
    .strictObject({ amount: naira, status: z.enum(['UNDER_WAY', 'ON_HOLD', 'DONE', 'NEEDS_ATTENTION']) })
    .nullable()
    .describe('money on its way back to the customer; ON_HOLD: until the bank has decided its dispute'),
  chargebacks: z
    .array(
      z.strictObject({
        status: z
          .enum(['OPEN', 'WON', 'LOST'])
          .describe('WON: the payment stands; LOST: the bank has returned the money'),
        disputedAt: time.nullable().describe('null: the money went back without a dispute'),
        closedAt: time.nullable(),
        amount: naira.describe('what the bank has returned of this order so far'),
      }),
    )
    .describe('the customer’s bank disputes the payment or has taken it back (PAY-05); first things first'),
})

export type Order = z.output<typeof orderSchema>
export type OrderItem = z.output<typeof orderItemSchema>

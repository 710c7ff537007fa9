import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { z } from 'zod'
import { getCart } from '../cart.ts'
import { orderIdSchema, productIdSchema, shopIdSchema } from '../ids.ts'
import { listSavedItems } from '../wishlist.ts'
import { accountHistory, storedSessions } from './account.ts'
import { naira, orderSchema } from './order.ts'
import { userSchema } from './user.ts'

const storedCartItem = getCart.data.shape.cart.shape.items.element
  .omit({ _id: true, productInfo: true })
  .extend({ removedAt: z.iso.datetime().nullable() })

/** Only the newest of each: anybody can write under any email address, so there may be any number. */
const enquiriesSchema = z.strictObject({
  messages: z.array(
    z.strictObject({
      name: z.string(),
      subject: z.string(),
      message: z.string(),
      sentAt: z.iso.datetime(),
    }),
  ),
  applications: z.array(
    z.strictObject({
      company: z.string(),
      contactName: z.string(),
      phone: z.string(),
      states: z.array(z.enum(DELIVERY_STATES)),
      fleet: z.string(),
      sentAt: z.iso.datetime(),
    }),
  ),
})

/** PROF-06: also those that were started and never paid. */
const storedPayment = z.strictObject({
  reference: z.string(),
  amount: naira,
  status: z.string().describe('as recorded, such as SETTLED or FAILED'),
  channel: z.string().nullable().describe('such as card or bank_transfer, once it is paid'),
  startedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  orderIds: z.array(orderIdSchema),
  refunds: z.array(
    z.strictObject({
      amount: naira,
      reason: z.string().describe('as recorded, such as CANCELLED or DISPUTE'),
      status: z.string().describe('as recorded, such as SENT or PROCESSED'),
      requestedAt: z.iso.datetime(),
    }),
  ),
})

/** PROF-06: everything that we hold about a customer. */
export const myDataSchema = z.strictObject({
  exportedAt: z.iso.datetime(),
  user: userSchema,
  sessions: storedSessions,
  ...accountHistory.shape,
  newsletter: z.enum(['PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED']).nullable(),
  enquiries: enquiriesSchema.describe(
    'messages from its email address: to support, and applications to deliver',
  ),
  cart: z.array(storedCartItem).describe('including removed lines while they are stored'),
  wishlist: listSavedItems.data.shape.items,
  following: z
    .array(z.strictObject({ shopId: shopIdSchema, name: z.string(), followedAt: z.iso.datetime() }))
    .describe('shops that the customer follows'),
  orders: z.array(orderSchema),
  payments: z.array(storedPayment),
  questions: z.array(
    z.strictObject({
      productId: productIdSchema,
      text: z.string(),
      askedAt: z.iso.datetime(),
      answer: z.string().nullable(),
    }),
  ),
  reviews: z.array(
    z.strictObject({
      productId: productIdSchema,
      stars: z.int(),
      text: z.string().nullable(),
      photos: z.array(z.string()).describe('addresses of its photos'),
      createdAt: z.iso.datetime(),
    }),
  ),
})

import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { z } from 'zod'
import { getCart } from '../cart.ts'
import { orderIdSchema, productIdSchema, shopIdSchema } from '../ids.ts'
import { listSavedItems } from '../wishlist.ts'
import { accountHistory, storedSessions } from './account.ts'
import { dataRequestSchema } from './data-request.ts'
import { naira, orderSchema } from './order.ts'
import { userSchema } from './user.ts'

const storedCartItem = getCart.data.shape.cart.shape.items.element
  .omit({ _id: true, productInfo: true })
  .extend({ removedAt: z.iso.datetime().nullable() })

/** What was answered by email, as the back office keeps it. */
const answersSchema = z.array(
  z.strictObject({ from: z.enum(['US', 'YOU']), words: z.string(), at: z.iso.datetime() }),
)

/** Only the newest of each: anybody can write under any email address, so there may be any number. */
const enquiriesSchema = z.strictObject({
  messages: z.array(
    z.strictObject({
      name: z.string(),
      subject: z.string(),
      message: z.string(),
      sentAt: z.iso.datetime(),
      answers: answersSchema,
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
      answers: answersSchema,
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

/** PRIV-08, ADMIN-35…38: what the customer asked for, and what our team did about them. */
const teamSchema = z.strictObject({
  dataRequests: z.array(dataRequestSchema),
  blocks: z.array(
    z.strictObject({
      reason: z.string(),
      words: z.string(),
      blockedAt: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
    }),
  ),
  notes: z.array(z.strictObject({ words: z.string(), writtenAt: z.iso.datetime() })),
  looks: z
    .array(z.strictObject({ fields: z.array(z.string()), reason: z.string(), at: z.iso.datetime() }))
    .describe('when someone on our team saw full details, and why'),
  supportViews: z.array(z.strictObject({ openedAt: z.iso.datetime(), endedAt: z.iso.datetime() })),
})
export type TeamData = z.output<typeof teamSchema>

/** PROF-06, PRIV-02: everything that we hold about a customer. */
export const myDataSchema = z.strictObject({
  exportedAt: z.iso.datetime(),
  user: userSchema,
  sessions: storedSessions,
  ...accountHistory.shape,
  consents: z.array(
    z.strictObject({
      purpose: z.string(),
      words: z.string(),
      version: z.string(),
      givenAt: z.iso.datetime(),
      how: z.string(),
      withdrawnAt: z.iso.datetime().nullable(),
    }),
  ),
  acceptedTerms: z.array(z.strictObject({ version: z.string(), acceptedAt: z.iso.datetime() })),
  emails: z
    .array(z.strictObject({ subject: z.string(), sentAt: z.iso.datetime() }))
    .describe('emails of the last 90 days'),
  ...teamSchema.shape,
  leftOut: z
    .array(z.strictObject({ what: z.string(), why: z.string() }))
    .describe('what is stored and not in here, and why'),
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
  orderMoves: z
    .array(
      z.strictObject({
        orderId: orderIdSchema,
        to: z.string(),
        by: z.string(),
        note: z.string().nullable(),
        at: z.iso.datetime(),
      }),
    )
    .describe('how the orders moved, oldest first'),
  disputes: z.array(
    z.strictObject({
      orderId: orderIdSchema,
      kind: z.string(),
      reason: z.string(),
      outcome: z.string().nullable(),
      answer: z.string().nullable(),
      openedAt: z.iso.datetime(),
      closedAt: z.iso.datetime().nullable(),
    }),
  ),
  addressReads: z
    .array(z.strictObject({ orderId: orderIdSchema, at: z.iso.datetime() }))
    .describe('when a shop looked at the address of an order'),
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

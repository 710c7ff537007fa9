import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { proseUpTo } from './fields/text.ts'
import { optionIdSchema, orderIdSchema, productIdSchema, variantIdSchema } from './ids.ts'
import { MAX_CHAT_MESSAGE_LENGTH, MAX_CHIPS, MAX_SHOWN, MAX_TURNS } from './limits.ts'
import { orderSchema } from './shapes/order.ts'
import { productCardSchema } from './shapes/product.ts'

const messageSchema = proseUpTo(MAX_CHAT_MESSAGE_LENGTH, "Tell us what you're looking for")

/** An earlier message and what was shown for it. Without our reply, which a caller could forge. */
const turnSchema = z.strictObject({
  message: messageSchema,
  productIds: z.array(productIdSchema).max(MAX_SHOWN).default([]).describe('in the order shown'),
  orderIds: z.array(orderIdSchema).max(MAX_SHOWN).default([]),
})

/** Products side by side, with a row for each attribute. */
const comparisonSchema = z.strictObject({
  products: z
    .array(productCardSchema.pick({ _id: true, name: true }))
    .min(2)
    .max(MAX_SHOWN),
  rows: z.array(
    z.strictObject({
      label: z.string(),
      values: z.array(z.string()).describe('one per product, in the same order; — where nothing is known'),
    }),
  ),
})

/** An order's status, and what its customer can do next. */
const orderNewsSchema = orderSchema
  .pick({ _id: true, status: true, createdAt: true, totalAmount: true, arrives: true, actions: true })
  .extend({
    shopName: z.string(),
    items: z.array(
      z.strictObject({ name: z.string(), quantity: z.int().positive(), image: z.string().nullable() }),
    ),
    nextStep: z.string().describe('what happens next, in a sentence'),
  })

/** CHAT-11: several things together, as they are put into a cart; only a press of the shopper's does that. */
const basketSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        productId: productIdSchema,
        name: z.string(),
        selectedVariantId: variantIdSchema.nullable(),
        selectedOptionId: optionIdSchema.nullable(),
        quantity: z.int().positive(),
        price: z.number().nonnegative().describe('of one, in naira'),
      }),
    )
    .min(1)
    .max(MAX_SHOWN),
  total: z.number().nonnegative().describe('in naira, without delivery'),
})

const questionSchema = z.strictObject({
  customer_input: messageSchema,
  context: z
    .strictObject({
      turns: z.array(turnSchema).max(MAX_TURNS).default([]).describe('the last ones, oldest first'),
      lookingAt: productIdSchema.optional().describe('the product whose page is open'),
    })
    .default({ turns: [] }),
})

const replySchema = z.strictObject({
  chatbot_response: z.string().min(1).describe('plain text; a line break begins a new paragraph'),
  recommendations: z.array(productCardSchema).max(MAX_SHOWN),
  comparison: comparisonSchema.nullable(),
  orders: z.array(orderNewsSchema).max(MAX_SHOWN),
  asks: z.boolean().describe('whether it ends in a question that wants an answer'),
  chips: z
    .array(z.string().min(1))
    .max(MAX_CHIPS)
    .describe('what may be answered with one press: each is sent as a message'),
  askShop: z
    .strictObject({ productId: productIdSchema, shopName: z.string() })
    .nullable()
    .describe('the product whose page does not say, and whose shop can be asked there'),
  basket: basketSchema.nullable(),
})

/** CHAT-05, API-13; with and without a slash at the end. */
export const askAssistant = endpoint({
  method: 'POST',
  path: '/ai/recommend',
  auth: 'optional',
  tag: 'assistant',
  summary: 'Finds, compares and recommends products, and says where the caller’s own orders are',
  body: questionSchema,
  staysOpen: true,
  data: replySchema.extend({
    mayImprove: z
      .boolean()
      .describe('whether a language model may answer it better, which is asked for with the next call'),
  }),
  isFlat: true,
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED'],
  sendsDevice: true,
  /** T20: a question costs more than a list, and may cost a call of the language model. */
  limits: {
    account: { name: 'assistant-customer', max: 60, seconds: 3_600, lease: 5 },
    device: { name: 'assistant-device', max: 20, seconds: 3_600, lease: 5 },
    guest: { name: 'assistant-guest', max: 400, seconds: 3_600, lease: 5 },
  },
})

/** CHAT-07, CHAT-09: the same question to a language model, for who has agreed to it; our own reply is shown meanwhile. */
export const improveReply = endpoint({
  method: 'POST',
  path: '/ai/recommend/model',
  auth: 'customer',
  tag: 'assistant',
  summary: 'The reply as a language model plans and words it over the same rows; null where ours stays',
  body: questionSchema,
  staysOpen: true,
  data: z.strictObject({ reply: replySchema.nullable() }),
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED'],
  /** The model has four seconds of them. */
  timeoutMs: 10_000,
  limits: { account: { name: 'assistant-model-customer', max: 60, seconds: 3_600, lease: 5 } },
})

export type AssistantQuestion = z.output<typeof questionSchema>
export type AssistantReply = z.output<typeof replySchema>
export type AssistantTurn = z.input<typeof turnSchema>
export type Comparison = z.output<typeof comparisonSchema>
export type Basket = z.output<typeof basketSchema>
export type OrderNews = z.output<typeof orderNewsSchema>

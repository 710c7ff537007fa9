import { MAX_CHAT_MESSAGE_LENGTH, MAX_SHOWN } from '@ahia/contracts/limits'
import { z } from 'zod'

const MAX_CALLS = 10
const MAX_THINGS = 6

const words = z.string().trim().min(1).max(MAX_CHAT_MESSAGE_LENGTH)

/** What is asked, in a shopper's words; null is the message as it stands. */
const text = words.nullable()

/** Which product a question is about: the page that is open, one that was shown last (1 is the first, -1 the last), or by its name. */
const which = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('page') }),
  z.strictObject({ of: z.literal('shown'), place: z.int().min(-MAX_SHOWN).max(MAX_SHOWN) }),
  z.strictObject({ of: z.literal('named'), name: words }),
])

const TALKS = [
  'greeting',
  'thanks',
  'who',
  'help',
  'sorrow',
  'joy',
  'anger',
  'despair',
  'insult',
  'health',
  'other-price',
  'other-people',
  'manipulation',
  'not-sold',
  'off-topic',
] as const

/** What we know too little of to answer. */
const ASKED_BACK = ['aim', 'thing', 'budget', 'compared', 'order'] as const

/** One thing that the assistant can do. Each reads; none changes anything. */
const callSchema = z.discriminatedUnion('tool', [
  z.strictObject({ tool: z.literal('search'), text }),
  z.strictObject({ tool: z.literal('recommend'), text }),
  z.strictObject({
    tool: z.literal('product'),
    which,
    question: text,
    /** When its page does not say: leave it to the next call, or offer to ask the shop. */
    otherwise: z.enum(['pass', 'ask-shop']),
  }),
  z.strictObject({ tool: z.literal('compare'), text }),
  z.strictObject({
    tool: z.literal('basket'),
    things: z.array(words).min(1).max(MAX_THINGS),
    maxNaira: z.number().positive().nullable(),
  }),
  z.strictObject({ tool: z.literal('orders'), text }),
  z.strictObject({ tool: z.literal('policy'), text }),
  z.strictObject({ tool: z.literal('shops'), text }),
  z.strictObject({ tool: z.literal('talk'), about: z.enum(TALKS) }),
  z.strictObject({ tool: z.literal('ask-back'), about: z.enum(ASKED_BACK) }),
])

/** CHAT-09: what is done about a message. The calls are tried in turn until one has an answer. */
export const planSchema = z.strictObject({
  /** Said before the answer: somebody tells of a loss, of joy, or is angry. */
  feeling: z.enum(['sorrow', 'joy', 'anger']).nullable(),
  calls: z.array(callSchema).min(1).max(MAX_CALLS),
})

export type Plan = z.output<typeof planSchema>
export type Call = Plan['calls'][number]
export type CallOf<T extends Call['tool']> = Extract<Call, { tool: T }>
export type Talk = (typeof TALKS)[number]
export type ProductPointer = z.output<typeof which>
export type AskedBack = (typeof ASKED_BACK)[number]

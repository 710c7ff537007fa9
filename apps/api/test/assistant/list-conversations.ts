import { z } from 'zod'
import read from './conversations/read.json' with { type: 'json' }
import unread from './conversations/unread.json' with { type: 'json' }
import type { Question } from './question.ts'

const names = z.array(z.string())
const order = z.enum(['cheapest', 'priciest', 'best-rated'])

/** As they were written, without sight of the rules: by ten kinds of shoppers. */
const conversationSchema = z.strictObject({
  name: z.string(),
  kind: z.string(),
  shopper: z.string(),
  turns: z.tuple([z.string()], z.string()),
  as: z.enum(['ada', 'bola']).optional(),
  lookingAt: z.string().optional(),
  expect: z.strictObject({
    must: names.optional(),
    mustOneOf: names.optional(),
    mustNot: names.optional(),
    each: z
      .strictObject({
        category: z.string().optional(),
        subCategory: names.optional(),
        hasOneOf: names.optional(),
        hasNoneOf: names.optional(),
        maxNaira: z.number().optional(),
        minNaira: z.number().optional(),
        shopState: z.string().optional(),
        shop: z.string().optional(),
        inStock: z.literal(true).optional(),
      })
      .optional(),
    firstIs: order.optional(),
    count: z.tuple([z.number(), z.number()]).optional(),
    says: names.optional(),
    neverSays: names.optional(),
    compares: names.optional(),
    orders: names.optional(),
    asks: z.literal(true).optional(),
    basketOneOf: z.array(names).optional(),
    basketMaxNaira: z.number().optional(),
    quotes: z.string().optional(),
  }),
})

type Conversation = z.output<typeof conversationSchema>

/** Only what is given: the checks take a field that is there for an expectation. */
const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T

function toQuestion({ shopper: _, as, lookingAt, expect, ...own }: Conversation): Question {
  const { firstIs, compares, asks, each, ...others } = expect
  const state = each?.shopState?.toUpperCase()
  return {
    ...own,
    ...(as ? { as } : {}),
    ...(lookingAt ? { lookingAt } : {}),
    expect: given({
      ...others,
      each: each && given({ ...each, shopState: state }),
      firstShownIs: firstIs,
      comparesAll: compares,
      asksBack: asks,
    }) as Question['expect'],
  }
}

const load = (json: unknown): Question[] => z.array(conversationSchema).parse(json).map(toQuestion)

/** What the assistant is made better with. */
export const READ: readonly Question[] = load(read)

/** What nobody looks at: only ever run. */
export const UNREAD: readonly Question[] = load(unread)

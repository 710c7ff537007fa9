import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { wholeNumber } from '../fields/query-text.ts'
import { proseUpTo } from '../fields/text.ts'
import { productIdSchema, questionIdSchema } from '../ids.ts'
import { MAX_ANSWER_LENGTH, MAX_QUESTION_PAGE, SHOP_QUESTIONS_A_PAGE } from '../limits.ts'

const count = z.int().nonnegative()

const shopQuestionSchema = z.strictObject({
  _id: questionIdSchema,
  product: z.strictObject({
    _id: productIdSchema,
    name: z.string(),
    image: z.string().nullable(),
    isOnSale: z.boolean().describe('whether its product page exists now'),
  }),
  authorName: z.string(),
  text: z.string(),
  askedAt: z.iso.datetime(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
})

export type ShopQuestion = z.output<typeof shopQuestionSchema>

/** WIN-40: what customers ask a shop. */
export const listShopQuestions = endpoint({
  method: 'GET',
  path: '/shop/questions',
  auth: 'shop',
  tag: 'questions',
  summary:
    'Questions about the shop’s products: those without an answer, the oldest first, or the answered ones',
  query: z.strictObject({
    state: z.enum(['open', 'answered']).default('open'),
    page: wholeNumber(1, MAX_QUESTION_PAGE).default(1),
  }),
  data: z.strictObject({
    questions: z.array(shopQuestionSchema).max(SHOP_QUESTIONS_A_PAGE),
    total: count,
    page: z.int().positive(),
    pages: count,
  }),
  errors: ['NOT_SIGNED_IN', 'SHOP_NOT_FOUND'],
})

/** WIN-40: publishes question and answer. A second answer replaces the first, without another email. */
export const answerQuestion = endpoint({
  method: 'POST',
  path: '/shop/questions/{questionId}/answer',
  auth: 'shop',
  tag: 'questions',
  summary: 'Answers a question on the product page, and emails the customer the first time',
  params: z.strictObject({ questionId: z.string() }),
  body: z.strictObject({ answer: proseUpTo(MAX_ANSWER_LENGTH, 'Answer is required') }),
  data: z.strictObject({ question: shopQuestionSchema }),
  errors: ['NOT_SIGNED_IN', 'SHOP_NOT_FOUND', 'QUESTION_NOT_FOUND', 'RATE_LIMITED'],
  limits: { account: { name: 'answers', max: 300, seconds: 3_600, lease: 10 } },
})

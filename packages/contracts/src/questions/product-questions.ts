import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { wholeNumber } from '../fields/query-text.ts'
import { proseUpTo } from '../fields/text.ts'
import { questionIdSchema } from '../ids.ts'
import { MAX_QUESTION_LENGTH, MAX_QUESTION_PAGE, MIN_QUESTION_LENGTH, QUESTIONS_A_PAGE } from '../limits.ts'

const count = z.int().nonnegative()
const TOO_SHORT = `Write at least ${MIN_QUESTION_LENGTH} characters`

const questionSchema = z.strictObject({
  _id: questionIdSchema,
  authorName: z.string(),
  text: z.string(),
  askedAt: z.iso.datetime(),
  answer: z.string(),
  answeredAt: z.iso.datetime(),
})

export type Question = z.output<typeof questionSchema>

/** WIN-39: only answered questions are public, so a shop sees every question before the market does. */
export const listQuestions = endpoint({
  method: 'GET',
  path: '/products/{id}/questions',
  auth: 'none',
  isPublic: true,
  tag: 'questions',
  summary: 'Answered questions about a product, the newest answer first',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ page: wholeNumber(1, MAX_QUESTION_PAGE).default(1) }),
  data: z.strictObject({
    questions: z.array(questionSchema).max(QUESTIONS_A_PAGE),
    total: count,
    page: z.int().positive(),
    pages: count,
  }),
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_GONE'],
})

/** WIN-39: the same question asked again is the first one. */
export const askQuestion = endpoint({
  method: 'POST',
  path: '/products/{id}/questions',
  auth: 'customer',
  tag: 'questions',
  summary: 'Asks the shop about a product; the shop is emailed, and the customer when it answers',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({
    question: proseUpTo(MAX_QUESTION_LENGTH, TOO_SHORT).min(MIN_QUESTION_LENGTH, TOO_SHORT),
  }),
  data: z.strictObject({ questionId: questionIdSchema }),
  errors: ['NOT_SIGNED_IN', 'PRODUCT_NOT_FOUND', 'PRODUCT_GONE', 'RATE_LIMITED'],
  /** T20: nobody floods a shop with emails. */
  limits: { account: { name: 'questions', max: 10, seconds: 3_600, lease: 1 } },
})

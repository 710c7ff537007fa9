import type { DataOf } from '@ahia/contracts/endpoint'
import { listQuestions } from '@ahia/contracts/questions/product-questions'
import { definePart } from '@ahia/web/parts/define-part'

export type QuestionPage = DataOf<typeof listQuestions>

const NO_QUESTIONS: QuestionPage = { questions: [], total: 0, page: 1, pages: 0 }

export const QUESTIONS_FAILED = "We couldn't load the questions."

/** WIN-39: answered questions load apart, so that the product page does not wait for them. */
export const questionsPart = definePart<string, QuestionPage>({
  name: 'questions',
  load: (call, productId, signal) => call(listQuestions, { id: productId }, { signal }),
  keyOf: (productId) => productId,
  failed: QUESTIONS_FAILED,
  empty: NO_QUESTIONS,
})

import type { ShopQuestion } from '@ahia/contracts/seller/questions'
import type { StoredQuestion } from './questions.sql.ts'

/** A question as its shop sees it: never who asked beyond the shortened name. */
export const toShopQuestion = (question: StoredQuestion): ShopQuestion => ({
  _id: question.id,
  product: { _id: question.productId, name: question.productName },
  authorName: question.authorName,
  text: question.text,
  askedAt: question.askedAt,
  answer: question.answer,
  answeredAt: question.answeredAt,
})

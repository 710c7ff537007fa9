import type { ShopQuestion } from '@ahia/contracts/seller/questions'
import type { ProductLooks } from '#catalog/shop-products.reads.ts'
import type { StoredQuestion } from './questions.sql.ts'

/** A question as its shop sees it: never who asked beyond the shortened name. */
export const toShopQuestion = (question: StoredQuestion, looks: ProductLooks): ShopQuestion => ({
  _id: question.id,
  product: {
    _id: question.productId,
    name: question.productName,
    ...(looks.get(question.productId) ?? { image: null, isOnSale: false }),
  },
  authorName: question.authorName,
  text: question.text,
  askedAt: question.askedAt,
  answer: question.answer,
  answeredAt: question.answeredAt,
})

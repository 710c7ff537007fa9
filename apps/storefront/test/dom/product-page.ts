import { type Product, relatedProducts, showProduct } from '@ahia/contracts/catalog'
import { listQuestions } from '@ahia/contracts/questions/product-questions'
import { listReviews } from '@ahia/contracts/reviews'
import { productCardSchema } from '@ahia/contracts/shapes/product'
import { type ApiAnswer, answer } from '@ahia/testing/open-page'
import { questions, reviews } from '../market.ts'
import { FREE_DELIVERY } from './cart-page.ts'

/** What lists show of a product. */
export function cardOf(product: Product) {
  const { _id, name, city, avatar } = product.shopId
  return productCardSchema.strip().parse({ ...product, shopId: { _id, name, city, avatar } })
}

/** What a product page asks for. */
export const productAnswers = (product: Product): ApiAnswer[] => [
  answer(showProduct, { product }),
  answer(relatedProducts, { products: [] }),
  answer(listQuestions, questions()),
  answer(listReviews, reviews()),
  FREE_DELIVERY,
]

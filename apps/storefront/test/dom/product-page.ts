import { type Product, relatedProducts, showProduct } from '@ahia/contracts/catalog'
import { listReviews } from '@ahia/contracts/reviews'
import { answer } from '@ahia/testing/open-page'
import { reviews } from '../market.ts'
import { FREE_DELIVERY } from './cart-page.ts'

/** All that the page of a product asks for. */
export const productAnswers = (product: Product) => [
  answer(showProduct, { product }),
  answer(relatedProducts, { products: [] }),
  answer(listReviews, reviews()),
  FREE_DELIVERY,
]

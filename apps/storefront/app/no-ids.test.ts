import {
  featuredProducts,
  listProducts,
  previewProduct,
  productRails,
  relatedProducts,
  showProduct,
} from '@ahia/contracts/catalog'
import { estimateDelivery } from '@ahia/contracts/delivery'
import { listQuestions } from '@ahia/contracts/questions/product-questions'
import { listReviews } from '@ahia/contracts/reviews'
import { listShops, showShop } from '@ahia/contracts/shops'
import { answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { OFFER, TIERS } from '../test/dom/own-shop.ts'
import { cards, listing, product, questions, reviews, shop } from '../test/market.ts'
import { open } from '../test/open.ts'
import { routes } from './routes.ts'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

const ANSWERS = [
  answer(productRails, { newest: [], popular: [] }),
  answer(estimateDelivery, { fee: 2500, undelivered: [], shops: [], arrives: null }),
  answer(listQuestions, questions()),
  answer(featuredProducts, { products: cards(2) }),
  answer(listProducts, listing(cards(2))),
  answer(showProduct, { product: product() }),
  answer(previewProduct, { product: product() }),
  answer(relatedProducts, { products: cards(2) }),
  answer(listReviews, reviews()),
  answer(listShops, { shops: [shop()] }),
  answer(showShop, { shop: shop() }),
  TIERS,
  OFFER,
]

/** The pages that shoppers and merchants see. */
const PATHS = routes
  .map(({ path }) => path)
  .filter((path) => !path.startsWith('/dev/') && !path.startsWith('/api/'))
  .map((path) =>
    path.replace(/:(productId|shopId)/, product()._id).replace(':slug', 'when-does-basic-pay-for-itself'),
  )

test.each(PATHS)('WIN-24 no id is shown on %s', async (path) => {
  const { seen, seenWithoutScripts } = await open(path, { answers: ANSWERS })

  expect(seen.text).not.toMatch(UUID)
  expect(seenWithoutScripts.text).not.toMatch(UUID)
})

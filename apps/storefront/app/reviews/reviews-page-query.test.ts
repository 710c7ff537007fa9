import { expect, test } from 'vitest'
import { parseReviewsPage, reviewsAddress } from './reviews-page-query.ts'

const product = 'https://ahia.example/products/1'

test('PDP-14 the address of the next reviews asks for them', () => {
  expect(parseReviewsPage(new URL(product + reviewsAddress(3)))).toBe(3)
})

test.each(['', '?reviews=', '?reviews=0', '?reviews=-1', '?reviews=1.5', '?reviews=two', '?reviews=501'])(
  'PDP-14 an address with %j asks for the first page',
  (query) => expect(parseReviewsPage(new URL(product + query))).toBe(1),
)

import { expect, test } from 'vitest'
import { parseReviewsPage, reviewsAddress } from './reviews-page-query.ts'

const product = 'https://ahia.example/products/1'

test('PDP-14 the URL of the next reviews selects that page', () => {
  expect(parseReviewsPage(new URL(product + reviewsAddress(3)))).toBe(3)
})

test.each(['', '?reviews=', '?reviews=0', '?reviews=-1', '?reviews=1.5', '?reviews=two', '?reviews=501'])(
  'PDP-14 a URL with %j selects the first page',
  (query) => expect(parseReviewsPage(new URL(product + query))).toBe(1),
)

import { expect, test } from 'vitest'
import { findSearchIn, toLoggableWords } from './loggable-search.rules.ts'

test.each([
  ['  Ẹ̀bà  & Egusi ', 'eba egusi'],
  ['5KG Rice', '5 kg rice'],
  ['ada@example.com', null],
  ['call 0803 555 0199', null],
  ['+234-803-555-0199', null],
  ['iphone 13 128gb', 'iphone 13 128 gb'],
  ['?!', null],
  ['x'.repeat(101), null],
])('ADMIN-51 of the search %s is kept: %s', (search, words) => {
  expect(toLoggableWords(search)).toBe(words)
})

test.each([
  ['/products?search=yam', 'yam'],
  ['/products/?search=yam%20flour&page=1', 'yam flour'],
  ['/api/v1/products?limit=12&search=yam', 'yam'],
  ['/products?search=yam&page=2', null],
  ['/products', null],
  ['/products/featured?search=yam', null],
  ['/api/v1/search/suggest?q=yam', null],
])('ADMIN-51 the request %s searches for %s', (url, search) => {
  expect(findSearchIn(url)).toBe(search)
})

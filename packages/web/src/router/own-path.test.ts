import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const ORIGIN = 'https://market.test'

test.each([
  ['/orders?page=2#top', '/orders?page=2'],
  ['orders', '/orders'],
  [`${ORIGIN}/cart`, '/cart'],
  ['//elsewhere.test', '/'],
  ['/\\elsewhere.test', '/'],
  ['/\t/elsewhere.test', '/'],
  ['\n//elsewhere.test/x', '/'],
  ['/.//elsewhere.test', '/elsewhere.test'],
  ['https://elsewhere.test', '/'],
  ['javascript:alert(1)', '/'],
  ['http://[', '/'],
])('from %j the offline page continues to %s', (address, path) => {
  expect(ownPath(address, ORIGIN)).toBe(path)
})

import { expect, test } from 'vitest'
import { canonicalUrl } from './canonical-url.ts'

test.each([
  ['/', 'https://market.test/'],
  ['/about', 'https://market.test/about'],
  ['/about/', 'https://market.test/about'],
  ['//', 'https://market.test/'],
  ['//evil.example', 'https://market.test/evil.example'],
  ['/a//b', 'https://market.test/a/b'],
  ['/%C3%A9 é', 'https://market.test/%C3%A9%20%C3%A9'],
])('%s has the one address %s', (pathname, address) => {
  expect(canonicalUrl('https://market.test', pathname)).toBe(address)
})

import { expect, test } from 'vitest'
import { canonicalUrl } from './canonical-url.ts'

const LISTING = ['category', 'subcategory', 'page']

test.each([
  ['/', 'https://market.test/'],
  ['/about', 'https://market.test/about'],
  ['/about/', 'https://market.test/about'],
  ['//', 'https://market.test/'],
  ['//evil.example', 'https://market.test/evil.example'],
  ['/a//b', 'https://market.test/a/b'],
  ['/%C3%A9 é', 'https://market.test/%C3%A9%20%C3%A9'],
])('%s has the canonical URL %s', (pathname, address) => {
  expect(canonicalUrl('https://market.test', { pathname, search: '?utm_source=chat' })).toBe(address)
})

test.each([
  ['', ''],
  ['?category=FOOD', '?category=FOOD'],
  ['?page=2&sort=popular&category=FOOD', '?category=FOOD&page=2'],
  ['?category=FOOD&page=1', '?category=FOOD'],
  ['?category=FOOD&subcategory=Soups+%26+Stews', '?category=FOOD&subcategory=Soups+%26+Stews'],
  ['?category=&search=rice', ''],
])('LIST-01 from the query %s the canonical URL keeps %s', (search, stored) => {
  expect(canonicalUrl('https://market.test', { pathname: '/products', search }, LISTING)).toBe(
    `https://market.test/products${stored}`,
  )
})

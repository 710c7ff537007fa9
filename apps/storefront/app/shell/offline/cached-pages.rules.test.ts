import { BRAND } from '@ahia/reference/brand'
import { expect, test } from 'vitest'
import { isWorthKeeping, titleIn } from './cached-pages.rules.ts'

test.each([
  [`<title>Food &amp; Beverages · ${BRAND.name}</title>`, 'Food & Beverages'],
  ['<title data-x="">Mama&#x27;s &quot;best&quot; pot</title>', 'Mama\'s "best" pot'],
  ['<p>no title</p>', null],
])('from %s the list of cached pages shows %s', (html, title) => {
  expect(titleIn(html)).toBe(title)
})

test.each([
  ['/', true],
  ['/featured?page=2', true],
  ['/products?category=FOOD&subcategory=Local&page=2', true],
  ['/products/0195f3a2-7c11-7e07-9a6b-3d5c8e2f1a44', true],
  ['/shops/0195f3a2-7c11-7e07-9a6b-3d5c8e2f1a44?category=FOOD', true],
  ['/products?category=FOOD&maxPrice=500', false],
  ['/products?search=rice', false],
  ['/about', false],
  ['/orders', false],
])('%s is fetched again for offline use: %s', (address, expected) => {
  expect(isWorthKeeping(new URL(address, 'https://market.test'))).toBe(expected)
})

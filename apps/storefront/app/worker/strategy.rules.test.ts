import { expect, test } from 'vitest'
import { assetsIn, isCacheable, type Strategy, strategyOf } from './strategy.rules.ts'

const ORIGIN = 'https://market.test'

const visit = (path: string) => ({ method: 'GET', mode: 'navigate', url: ORIGIN + path }) as const
const fetchOf = (path: string, method = 'GET') => ({ method, mode: 'cors', url: ORIGIN + path }) as const

test.each([
  ['/', 'page'],
  ['/products?category=FOOD&page=2', 'page'],
  ['/products/0190c0de', 'page'],
  ['/products/0190c0de/', 'page'],
  ['/shops/0190c0de', 'page'],
  ['/featured', 'page'],
  ['/cart', 'page'],
  ['/offline?from=%2Forders', 'page'],
  ['/checkout', 'uncached-page'],
  ['/orders', 'uncached-page'],
  ['/profile', 'uncached-page'],
  ['/auth', 'uncached-page'],
  ['/payment/return?reference=x', 'uncached-page'],
  ['/merchant/app', 'uncached-page'],
  ['/products/0190c0de/reviews', 'uncached-page'],
  ['/api/v1/docs', 'uncached-page'],
] satisfies [string, Strategy][])('a visit to %s uses the strategy %s', (path, strategy) => {
  expect(strategyOf(visit(path), ORIGIN)).toBe(strategy)
})

test.each([
  ['/assets/frame-1a2b.js', 'asset'],
  ['/media/red-pot-1a2b/360.avif', 'picture'],
  ['/api/v1/products?category=FOOD', 'answer'],
  ['/api/v1/products/0190c0de', 'answer'],
  ['/api/v1/shops/0190c0de', 'answer'],
  ['/api/v1/productsearch', 'network'],
  ['/api/v1/cart', 'network'],
  ['/sw.js', 'network'],
] satisfies [string, Strategy][])('a request for %s uses the strategy %s', (path, strategy) => {
  expect(strategyOf(fetchOf(path), ORIGIN)).toBe(strategy)
})

test('POST requests and other origins bypass the service worker', () => {
  expect(strategyOf(fetchOf('/assets/frame.js', 'POST'), ORIGIN)).toBe('network')
  expect(strategyOf(fetchOf('/assets/frame.js'), 'https://elsewhere.test')).toBe('network')
})

const answer = (cacheControl: string, status = 200) => ({
  status,
  redirected: false,
  headers: new Headers({ 'cache-control': cacheControl }),
})

test('only a complete public page is cached', () => {
  expect(isCacheable(answer('public, max-age=0, s-maxage=10'))).toBe(true)
  expect(isCacheable(answer('no-store'))).toBe(false)
  expect(isCacheable(answer('public, max-age=0', 404))).toBe(false)
  expect(isCacheable({ ...answer('public'), redirected: true })).toBe(false)
})

test('the files a page needs are read from its HTML, each once', () => {
  const html = '<link href="/assets/a-1_x.css"><script src="/assets/b.js"></script>import "/assets/b.js";'

  expect(assetsIn(html)).toEqual(['/assets/a-1_x.css', '/assets/b.js'])
})

import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test.each([
  ['/', '/', {}],
  ['/', '//', {}],
  ['/about', '/about/', {}],
  ['/about', '/ABOUT', {}],
  ['/products/:productId', '/products/0190c0de', { productId: '0190c0de' }],
  ['/products/:productId', '/products//0190c0de/', { productId: '0190c0de' }],
  ['/merchant/blog/:slug', '/merchant/blog/a%20b', { slug: 'a b' }],
  ['/merchant/blog/:slug', '/merchant/blog/50%', { slug: '50%' }],
])('%s matches %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params)
})

test.each([
  ['/', '/about'],
  ['/about', '/about/us'],
  ['/products/:productId', '/products'],
  ['/products/:productId', '/products/a/b'],
  ['/a.b', '/axb'],
])('%s does not match %s', (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeNull()
})

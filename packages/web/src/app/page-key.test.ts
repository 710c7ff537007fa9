import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

const load = () => Promise.reject(new Error('not loaded here'))
const ROUTES = [
  { path: '/', file: '', query: [], load },
  { path: '/products', file: '', query: ['category', 'page'], load },
]

const keyOf = (path: string, devPages = false) => pageKey(ROUTES, path, { devPages })

test.each([
  ['/', '/'],
  ['/?utm_source=chat', '/'],
  ['/products?page=2&category=FOOD', '/products?category=FOOD&page=2'],
  ['/products?page=2&x=1', '/products?page=2'],
  ['/products?search=a?b', '/products'],
  ['/nowhere?x=1', '/nowhere'],
  ['//evil.example?x=1', '//evil.example'],
  ['/?force=list:failed', '/'],
])('%s shows the page %s', (path, key) => {
  expect(keyOf(path)).toBe(key)
})

test('with developer pages on, a forced state is a separate page', () => {
  expect(keyOf('/?force=list:failed', true)).toBe('/?force=list%3Afailed')
})

import { expect, test } from 'vitest'
import { outdatedCaches, pageOf, strategyOf } from './strategy.rules.ts'

const ORIGIN = 'https://ahia.example'
const strategy = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  strategyOf({ method, mode, url: ORIGIN + path }, ORIGIN)

test('SELL-54 pages of the hub open without a network, and no answer of the API is ever kept', () => {
  expect(strategy('/seller', 'navigate')).toBe('page')
  expect(strategy('/seller/orders?tab=new', 'navigate')).toBe('page')
  expect(strategy('/merchant', 'navigate')).toBe('network')
  expect(strategy('/seller/assets/entry-1.js')).toBe('file')
  expect(strategy('/api/v1/seller/orders')).toBe('network')
  expect(strategy('/api/v1/seller/parcels/1/address', 'cors', 'POST')).toBe('network')
})

test('SELL-54 one kept page serves every order and every product', () => {
  expect(pageOf('/seller/products/0f2c')).toBe('/seller/products/any')
  expect(pageOf('/seller/products/new')).toBe('/seller/products/any')
  expect(pageOf('/seller/orders/0f2c')).toBe('/seller/orders/any')
  expect(pageOf('/seller/orders/pick')).toBe('/seller/orders/pick')
  expect(pageOf('/seller/orders/')).toBe('/seller/orders')
  expect(pageOf('/seller')).toBe('/seller')
})

test('SELL-54 a page that was opened before a deploy finds its files, and builds before that are deleted', () => {
  const kept = { current: 'seller-c', pictures: 'seller-pictures' }
  expect(outdatedCaches({ ...kept, names: ['seller-a', 'seller-pictures', 'seller-b', 'seller-c'] })).toEqual(
    ['seller-a'],
  )
  expect(outdatedCaches({ ...kept, names: ['seller-pictures', 'seller-b', 'seller-c'] })).toEqual([])
  expect(outdatedCaches({ ...kept, names: ['admin-1', 'seller-c'] })).toEqual([])
})

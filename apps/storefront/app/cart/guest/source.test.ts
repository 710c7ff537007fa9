import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartLine } from '../cart-source.ts'
import { guestSource } from './source.ts'

const PRODUCT = '00000000-0000-4000-8000-000000000001'
const line: CartLine = {
  id: '00000000-0000-4000-8000-000000000002',
  productId: PRODUCT,
  quantity: 2,
  selectedVariantId: null,
  selectedOptionId: null,
  selectedAddOns: [],
  price: 5500,
  addedAt: '2026-11-18T12:00:00.000Z',
  product: null,
}

let stored: Map<string, string>
let isFull: boolean

const quantities = (): number[] =>
  JSON.parse(stored.get('ahia-cart') ?? '{"items":[]}').items.map(
    ({ quantity }: { quantity: number }) => quantity,
  )

beforeEach(() => {
  stored = new Map([['ahia-cart', JSON.stringify({ items: [line], updatedAt: null })]])
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, text)
    },
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['more', 3],
  ['fewer', 1],
])('CART-09 of two quick clicks for one %s the second does nothing', async (_, quantity) => {
  const press = () => guestSource.changeQuantity(line, { quantity, price: 5500 })

  await Promise.all([press(), press()])

  expect(quantities()).toEqual([quantity])
})

test('CART-09 restoring a removed line twice, also in two tabs, restores it once', async () => {
  await guestSource.remove(line)

  await Promise.all([guestSource.restore(line), guestSource.restore(line)])
  await guestSource.restore(line)

  expect(quantities()).toEqual([2])
})

test('CART-14 without storage each change fails with our message, and the next click works', async () => {
  isFull = true
  const fewer = () => guestSource.changeQuantity(line, { quantity: 1, price: 5500 })

  await expect(guestSource.changeQuantity(line, { quantity: 3, price: 5500 })).rejects.toThrow(
    'Failed to add item to cart',
  )
  await expect(fewer()).rejects.toThrow('Failed to reduce quantity')
  await expect(guestSource.remove(line)).rejects.toThrow('Failed to remove item from cart')
  await expect(guestSource.clear()).rejects.toThrow('Failed to clear cart')
  expect(quantities()).toEqual([2])

  isFull = false
  await fewer()
  expect(quantities()).toEqual([1])
})

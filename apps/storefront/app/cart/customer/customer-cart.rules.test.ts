import { expect, test } from 'vitest'
import type { CartLine } from '../cart-source.ts'
import { type CartChange, changeOf, withChange } from './customer-cart.rules.ts'

const aLine = (id: string, minute: number, quantity = 2): CartLine => ({
  id,
  productId: id,
  selectedVariantId: null,
  selectedOptionId: null,
  selectedAddOns: [],
  quantity,
  price: 5500,
  addedAt: `2026-11-18T12:0${minute}:00.000Z`,
  product: null,
})
const [rice, honey, fan] = [aLine('rice', 1), aLine('honey', 2), aLine('fan', 3)]
const lines = [rice, honey, fan]

test('CART-09 a change affects only its own line', () => {
  const more = withChange(lines, { kind: 'increase', lineId: 'honey', quantity: 3 })

  expect(more).toEqual([rice, { ...honey, quantity: 3 }, fan])
})

test('CART-09 a restored line returns to its place, and only once', () => {
  const restore: CartChange = { kind: 'restore', lineId: 'honey', line: honey }
  const without = withChange(lines, { kind: 'remove', lineId: 'honey' })

  expect(without).toEqual([rice, fan])
  expect(withChange(without, restore)).toEqual(lines)
  expect(withChange(lines, restore)).toEqual(lines)
})

test('CART-09 a running change is shown on its line; clearing is shown on all lines', () => {
  const changes: CartChange[] = [{ kind: 'decrease', lineId: 'rice', quantity: 1 }]

  expect(changeOf(changes, 'rice')).toBe('decrease')
  expect(changeOf(changes, 'fan')).toBeNull()
  expect(changeOf([{ kind: 'clear', lineId: null }], 'fan')).toBe('clear')
  expect(withChange(lines, { kind: 'clear', lineId: null })).toEqual([])
})

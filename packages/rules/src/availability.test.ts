import { expect, test } from 'vitest'
import { availableQuantity } from './availability.ts'

const product = { stock: 30 }
const variant = { stock: 12 }
const option = { stock: 4 }

test('PDP-05 the stock is that of the option, else the variant, else the product', () => {
  expect(availableQuantity({ product, variant, option })).toBe(4)
  expect(availableQuantity({ product, variant, option: null })).toBe(12)
  expect(availableQuantity({ product, variant: null, option: null })).toBe(30)
})

test('PDP-05 a sold-out choice is sold out, whatever the stock of the others', () => {
  expect(availableQuantity({ product, variant, option: { stock: 0 } })).toBe(0)
  expect(availableQuantity({ product, variant: { stock: 0 }, option: null })).toBe(0)
})

import { expect, test } from 'vitest'
import { MAX_LINE_QUANTITY } from './cart-quantity.ts'
import { withFewer, withLine } from './guest-lines.ts'

const line = (quantity: number) => ({
  productId: 'rice',
  selectedVariantId: null,
  selectedOptionId: null,
  selectedAddOns: [],
  quantity,
  price: 500,
  addedAt: '2026-11-14T12:00:00.000Z',
})
const quantities = (items: readonly { quantity: number }[]) => items.map(({ quantity }) => quantity)

test('CART-03 what is in the cart already gets the quantity added, up to the most of one line', () => {
  expect(quantities(withLine([line(2)], line(3)))).toEqual([5])
  expect(quantities(withLine([line(MAX_LINE_QUANTITY - 1)], line(1)))).toEqual([MAX_LINE_QUANTITY])
  expect(quantities(withLine([line(MAX_LINE_QUANTITY)], line(1)))).toEqual([MAX_LINE_QUANTITY])
})

test('CART-03 a line of which nothing is left goes', () => {
  expect(quantities(withFewer([line(2)], line(1), 1))).toEqual([1])
  expect(quantities(withFewer([line(2)], line(1), 2))).toEqual([])
})

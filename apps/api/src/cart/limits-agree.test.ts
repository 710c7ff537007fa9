import { MAX_CART_QUANTITY } from '@ahia/contracts/limits'
import { MAX_LINE_QUANTITY } from '@ahia/rules/cart/cart-quantity'
import { expect, test } from 'vitest'

test('I16 browser and server have the same maximum quantity per line', () => {
  expect(MAX_LINE_QUANTITY).toBe(MAX_CART_QUANTITY)
})

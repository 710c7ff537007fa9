import { MAX_CART_QUANTITY } from '@ahia/contracts/limits'
import { MAX_LINE_QUANTITY } from '@ahia/rules/cart-quantity'
import { expect, test } from 'vitest'

test('I16 the browser stops at as many of one item as the server does', () => {
  expect(MAX_LINE_QUANTITY).toBe(MAX_CART_QUANTITY)
})

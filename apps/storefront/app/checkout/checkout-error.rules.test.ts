import { ApiError, noResponse } from '@ahia/contracts/api-error'
import type { ErrorCode } from '@ahia/contracts/error-codes'
import { kobo } from '@ahia/money/kobo'
import { expect, test } from 'vitest'
import { endsTotal, toCheckoutError } from './checkout-error.rules.ts'
import type { CheckoutItem } from './checkout-item.ts'

const HONEY: CheckoutItem = {
  id: 'line-1',
  productId: 'honey',
  selectedVariantId: null,
  selectedOptionId: null,
  selectedAddOns: [],
  quantity: 1,
  name: 'Honey',
  choiceLabels: [],
  addOns: [],
  lineKobo: kobo(280_000),
  logistics: {},
  shop: { _id: 'shop-1', name: 'Bees' },
}

const refused = (code: ErrorCode, details: unknown = null) =>
  toCheckoutError(
    new ApiError('Words of the server', { status: 409, code, details }),
    [HONEY],
    'Checkout failed',
  )

test('CHK-05 the server’s message is preferred to the default', () => {
  expect(refused('RATE_LIMITED').message).toBe('Words of the server')
  expect(toCheckoutError(noResponse(null), [], 'Checkout failed').message).toBe('No response from server')
  expect(toCheckoutError(new Error(''), [], 'Checkout failed').message).toBe('Checkout failed')
})

test('CHK-05 a changed price is shown with the old one, for each product by name', () => {
  const { notes, advice } = refused('PRICE_CHANGED', {
    items: [{ itemId: 'line-1', was: 2800, now: 3000.5 }],
  })

  expect(notes).toEqual(['Honey: was ₦2,800, now ₦3,000.50'])
  expect(advice).toContain('again')
})

test.each([
  ['OUT_OF_STOCK', 'cart'],
  ['CART_ITEM_NOT_FOUND', 'cart'],
  ['TOO_MANY_UNPAID', 'orders'],
  ['AMOUNT_LIMIT', 'cart'],
  ['ALREADY_PAID', 'orders'],
] as const)('CHK-05 %s links to: %s', (code, wayOut) => {
  expect(refused(code).wayOut).toBe(wayOut)
})

test('CHK-06 an order that expired or sold out needs a new total; an unreachable provider does not', () => {
  expect(endsTotal(refused('ORDER_EXPIRED'))).toBe(true)
  expect(endsTotal(refused('OUT_OF_STOCK'))).toBe(true)
  expect(endsTotal(refused('PAYMENT_UNREACHABLE'))).toBe(false)
})

import { ApiError } from '@ahia/contracts/api-error'
import type { ErrorCode } from '@ahia/contracts/error-codes'
import { expect, test } from 'vitest'
import { mergeFailureOf } from './merge-failure.rules.ts'

const rejection = (status: number | null, code: ErrorCode | null, details: unknown = null) =>
  new ApiError('Only 3 left', { status, code, details })

test('CART-04 a line above the stock is merged up to the stock, otherwise refused with the server’s message', () => {
  const shortage = { available: 3, inCart: 1, addable: 2 }

  expect(mergeFailureOf(rejection(409, 'OUT_OF_STOCK', shortage))).toEqual({
    kind: 'fewer',
    addable: 2,
    reason: 'Only 3 left',
  })
  for (const details of [null, {}, { addable: 0 }, { addable: 1.5 }, { addable: '2' }])
    expect(mergeFailureOf(rejection(409, 'OUT_OF_STOCK', details))).toEqual({
      kind: 'refused',
      reason: 'Only 3 left',
    })
})

test.each([
  [404, 'PRODUCT_NOT_FOUND', 'No longer sold'],
  [410, 'PRODUCT_GONE', 'No longer sold'],
  [422, 'INVALID_INPUT', 'This option is no longer sold'],
  [409, 'CART_FULL', 'Only 3 left'],
  [404, 'CART_ITEM_NOT_FOUND', 'Only 3 left'],
] as const)('CART-04 a line that gets %d %s is refused permanently', (status, code, reason) => {
  expect(mergeFailureOf(rejection(status, code))).toEqual({ kind: 'refused', reason })
})

test.each([
  ['no answer', null, null],
  ['an answer of a proxy', 502, null],
  ['too many', 429, 'RATE_LIMITED'],
  ['a session that is over', 401, 'NOT_SIGNED_IN'],
  ['an account without a cart', 403, 'WRONG_ACCOUNT'],
  ['a server that has too much to do', 503, 'OVERLOADED'],
] as const)('CART-04 %s keeps the line and all following lines for a later retry', (_, status, code) => {
  expect(mergeFailureOf(rejection(status, code))).toEqual({ kind: 'stopped' })
})

test('CART-04 a server error for one line does not stop the others', () => {
  expect(mergeFailureOf(rejection(500, 'INTERNAL'))).toEqual({ kind: 'waits' })
  expect(mergeFailureOf(new TypeError('no such thing'))).toEqual({ kind: 'stopped' })
})

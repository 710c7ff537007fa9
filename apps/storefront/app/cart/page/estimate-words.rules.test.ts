import { expect, test } from 'vitest'
import { estimateWords } from './estimate-words.rules.ts'

const arrives = { from: '2026-11-18', to: '2026-11-20' }

test.each([
  [{ fee: 2500, arrives }, 'about ₦2,500, exact fee at checkout'],
  [{ fee: 0, arrives }, 'is free'],
  [{ fee: 0, arrives: null }, null],
])('CART-16 for %o the cart shows: %s', (value, words) => {
  expect(estimateWords({ state: 'ready', value })).toBe(words)
})

test('CART-16 without a response the cart says that the fee is shown at checkout', () => {
  expect(estimateWords({ state: 'failed', message: 'No', status: null })).toBe('fee at checkout')
})

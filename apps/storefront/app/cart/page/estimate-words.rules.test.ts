import { expect, test } from 'vitest'
import { estimateWords } from './estimate-words.rules.ts'

const arrives = { from: '2026-11-18', to: '2026-11-20' }
const estimate = { fee: 2500, arrives, undelivered: [] }
const FAILED = { state: 'failed', message: 'No', status: null } as const

test.each([
  [estimate, 'about ₦2,500, exact fee at checkout'],
  [{ ...estimate, fee: 0 }, 'is free'],
  [{ fee: 0, arrives: null, undelivered: [] }, null],
  [{ ...estimate, undelivered: ['one'] }, "1 item isn't delivered there"],
  [{ fee: 0, arrives: null, undelivered: ['one', 'two'] }, "2 items aren't delivered there"],
])('CART-16, WIN-06 for %o the cart shows: %s', (value, words) => {
  expect(estimateWords({ state: 'ready', value })).toBe(words)
})

test('CART-16 without a response the cart says that the fee is shown at checkout', () => {
  expect(estimateWords(FAILED)).toBe('fee at checkout')
})

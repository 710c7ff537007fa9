import { expect, test } from 'vitest'
import { priceChange } from './price-change.rules.ts'

test.each([
  [5500, 5000, { direction: 'fell', text: '₦500 less than when you saved it' }],
  [5500, 6000.5, { direction: 'rose', text: '₦500.50 more than when you saved it' }],
  [5500, 5500, null],
])('PDP-11 an item saved at ₦%s and now ₦%s shows the right price change', (saved, today, expected) => {
  expect(priceChange(saved, today)).toEqual(expected)
})

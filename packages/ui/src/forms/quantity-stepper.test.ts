import { expect, test } from 'vitest'
import { oneFewer } from './quantity-stepper.tsx'

test.each([
  { value: 5, most: 9, fewer: 4 },
  { value: 8, most: 3, fewer: 3 },
  { value: 8, most: 0, fewer: 1 },
  { value: 1, most: 9, fewer: 1 },
])('CART-09 one fewer than $value with $most left is $fewer', ({ value, most, fewer }) => {
  expect(oneFewer(value, most)).toBe(fewer)
})

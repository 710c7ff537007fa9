import { expect, test } from 'vitest'
import { cutAt, MOST_OF_ADD_ON, MOST_OF_LABEL } from './short-text.rules.ts'

test.each([
  ['Size: Large', MOST_OF_LABEL, 'Size: Large'],
  ['Regular, 1 wrap', MOST_OF_LABEL, 'Regular, 1 wrap'],
  ['Portion: Regular, 1 wrap', MOST_OF_LABEL, 'Portion: Regula…'],
  ['Extra wrap of yam', MOST_OF_ADD_ON, 'Extra wr…'],
  ['Plantain', MOST_OF_ADD_ON, 'Plantain'],
  ['Pepper and onion', 7, 'Pepper…'],
  ['🍚🍚🍚', 2, '🍚🍚…'],
])('CART-13 %j is shortened to %d characters: %j', (text, most, short) => {
  expect(cutAt(text, most)).toBe(short)
})

import { expect, test } from 'vitest'
import { authorName } from './author-name.ts'

test.each([
  ['Ada Obi', 'Ada O.'],
  ['  Chinedu   Emeka okafor ', 'Chinedu O.'],
  ['Ngozi', 'Ngozi'],
  ['   ', 'Customer'],
  [null, 'Customer'],
])('PDP-14 a review by %j is signed as %j', (name, shown) => {
  expect(authorName(name)).toBe(shown)
})

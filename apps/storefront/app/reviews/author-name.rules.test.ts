import { expect, test } from 'vitest'
import { authorName } from './author-name.rules.ts'

test.each([
  ['Ada Obi', 'Ada O.'],
  ['  Chinedu   Emeka okafor ', 'Chinedu O.'],
  ['Ngozi', 'Ngozi'],
  [null, 'Customer'],
])('PDP-14 a reviewer called %j sees that the review will be signed %j', (name, shown) => {
  expect(authorName(name)).toBe(shown)
})

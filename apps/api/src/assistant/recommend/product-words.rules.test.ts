import { expect, test } from 'vitest'
import { thingsBesideIn } from './product-words.rules.ts'

test.each([
  ['which drink goes with suya', ['drink', 'suya'], ['suya']],
  ['what drink go follow suya', ['drink', 'suya'], ['suya']],
  ['accessories for a gown', ['gown'], ['gown']],
])('CHAT-06 the product to match comes after the question: %s', (plain, things, beside) => {
  expect(thingsBesideIn(plain, things)).toEqual(beside)
})

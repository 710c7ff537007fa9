import { expect, test } from 'vitest'
import { aProduct } from '../../../test/assistant/a-product.ts'
import { isOnlySingledOut, singleOut } from './single-out.rules.ts'

const shown = [
  aProduct({ name: '20,000 mAh power bank', basePrice: 18_500, rating: 4.7 }),
  aProduct({ name: 'Slim power bank', basePrice: 11_500, rating: 4.2 }),
]

test.each([
  ['the cheaper one', 'Slim power bank'],
  ['does the most expensive one charge a laptop', '20,000 mAh power bank'],
  ['how heavy is the slim one', 'Slim power bank'],
  ['the best rated one please', '20,000 mAh power bank'],
  ['the red one', null],
  ['a cheaper one', null],
])('CHAT-10 “%s” is one of those that were shown: %s', (plain, name) => {
  expect(singleOut(shown, plain)?.name ?? null).toBe(name)
})

test('CHAT-10 who singles one out and says no more is told about it', () => {
  expect(isOnlySingledOut('ok the cheaper one please')).toBe(true)
  expect(isOnlySingledOut('is there a cheaper one')).toBe(false)
})

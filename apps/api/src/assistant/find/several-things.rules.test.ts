import { expect, test } from 'vitest'
import { parseMessage } from '../parse/parse-message.rules.ts'
import { partsOf } from './several-things.rules.ts'

const split = (message: string) => {
  const { clauses, request } = parseMessage(message)
  return partsOf(clauses, request.words)
}

const wordsOf = (message: string) => split(message)?.map(({ words }) => words)

test('CHAT-06 products joined by "and" or commas are searched separately', () => {
  expect(wordsOf('rice and beans')).toEqual([['rice'], ['beans']])
  expect(wordsOf('I want to buy garri and palm oil')).toEqual([['garri'], ['palm', 'oil']])
  expect(wordsOf('bread, eggs and milk for breakfast')).toEqual([['bread'], ['eggs'], ['milk', 'breakfast']])
  expect(wordsOf('phone and charger')).toEqual([['phone'], ['charger']])
  expect(wordsOf('wardrobe and mattress, 250k in total')).toEqual([['wardrobe'], ['mattress']])
})

test('CHAT-06 a word said once after "and" may apply to all: dog food and cat food', () => {
  expect(split('dog and cat food')?.map(({ lent }) => lent)).toEqual([['dog', 'food'], null])
  expect(split('beef and chicken suya')?.map(({ lent }) => lent)).toEqual([['beef', 'suya'], null])
})

test('CHAT-06 a feature or purpose after "and" is not a second product', () => {
  expect(wordsOf('freezer with lock and basket')).toBeUndefined()
  expect(wordsOf('hair and body oil')).toBeUndefined()
  expect(wordsOf('seeds to plant ugu and okra')).toBeUndefined()
  expect(wordsOf('a lamp, portable and rechargeable')).toBeUndefined()
  expect(wordsOf('rice')).toBeUndefined()
})

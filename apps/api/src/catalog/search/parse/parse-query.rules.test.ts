import { expect, test } from 'vitest'
import { listContentWords, parseQuery } from './parse-query.rules.ts'
import { splitList } from './split-list.rules.ts'

test.each([
  ['shoes under 5k', { minNaira: null, maxNaira: 5_000 }, 'shoes'],
  ['10,000 to 20,000 naira bag', { minNaira: 10_000, maxNaira: 20_000 }, 'bag'],
])('FIND-01 the price in "%s" is read, and the rest is searched', (text, price, rest) => {
  const { price: read, remainingText } = parseQuery(text)

  expect(read).toEqual({ value: price, queryWithoutIt: rest })
  expect(listContentWords(remainingText)).toEqual([rest])
})

test('FIND-01 what works without light is not sought without light', () => {
  expect(parseQuery('a fan that works without light').excludedTerms).toBeNull()
})

test('FIND-01 colour, size, negation and order are read, each with the search without it', () => {
  const { colours, sizes, excludedTerms, preference, wearer } = parseQuery(
    'cheap red shoes for men size 42 not leather',
  )

  expect(colours).toEqual({ value: ['red'], queryWithoutIt: 'cheap shoes for men size 42 not leather' })
  expect(sizes).toEqual({ value: ['42'], queryWithoutIt: 'cheap red shoes for men not leather' })
  expect(excludedTerms?.value).toEqual(['leather'])
  expect(preference?.value).toBe('cheapest')
  expect(wearer).toEqual({ value: 'men', queryWithoutIt: 'cheap red shoes size 42 not leather' })
})

test.each([
  ['rice, beans and oil', [['rice'], ['beans'], ['oil']]],
  ['yam and egg', [['yam'], ['egg']]],
  ['freezer with lock and basket', null],
  ['bag of rice', null],
])('FIND-02 the things in "%s" are told apart', (text, things) => {
  expect(splitList(parseQuery(text).remainingText)).toEqual(things)
})

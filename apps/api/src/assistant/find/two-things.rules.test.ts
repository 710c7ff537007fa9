import { expect, test } from 'vitest'
import { readSaid } from '../reading/read-said.rules.ts'
import type { Search } from './search.rules.ts'
import { halvesOf } from './two-things.rules.ts'

const toSearch = (said: string): Search => {
  const { wish } = readSaid(said)
  const words = wish.words.map((typed) => ({
    typed,
    phrases: [typed],
    query: typed,
    standing: 'known' as const,
  }))
  return { wish, words, weights: { head: 0, soft: new Set() }, shop: null, seen: new Set(), like: null }
}

const split = (said: string) =>
  halvesOf(readSaid(said).plain.split(' '), toSearch(said))?.map(({ words }) =>
    words.map(({ typed }) => typed),
  )

test('CHAT-06 two things that are joined by "and" are looked for each on its own', () => {
  expect(split('rice and beans')).toEqual([['rice'], ['beans']])
  expect(split('I want to buy garri and palm oil')).toEqual([['garri'], ['palm', 'oil']])
})

test('CHAT-06 what a thing has or whom it is for is no second thing', () => {
  expect(split('freezer with lock and basket')).toBeUndefined()
  expect(split('hair and body oil')).toBeUndefined()
  expect(split('rice')).toBeUndefined()
})

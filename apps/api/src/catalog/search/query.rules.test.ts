import { expect, test } from 'vitest'
import { splitWords, toSearchQuery } from './query.rules.ts'

test.each([
  ['Ọ́fadà RICE', ['ofada', 'rice']],
  ['ƙosai ɗan wake', ['kosai', 'dan', 'wake']],
  ['5kg', ['5', 'kg']],
  ['20,000 mAh', ['20000', 'mah']],
  ['22.5W', ['22.5', 'w']],
  ["men's aso-ebi", ['men', 'aso', 'ebi']],
  ['& | ! :* ( )', []],
])('LIST-07 %s is split into %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('LIST-07 a measure is found in every spelling', () => {
  const query = toSearchQuery('rice 5 kilos')

  expect(query?.asTyped).toContain('5kg | 5kgs | 5kilo')
})

test('LIST-07 synonyms are alternatives, also when they are several words', () => {
  expect(toSearchQuery('bp machine')?.forRank).toContain('(blood & pressure & monitor)')
  expect(toSearchQuery('gen')?.forRank).toContain('generator')
  expect(toSearchQuery('gens')?.forRank).toContain('generator')
})

test('LIST-07 a search of only punctuation is ignored', () => {
  expect(toSearchQuery('?!')).toBeNull()
})

test('LIST-07 a very long search is shortened, not refused', () => {
  const query = toSearchQuery('rice '.repeat(40))

  expect(query?.words).toHaveLength(12)
})

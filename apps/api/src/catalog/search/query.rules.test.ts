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
])('LIST-07 %s is read as %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('LIST-07 a measure is found however it is spelt', () => {
  const query = toSearchQuery('rice 5 kilos')

  expect(query?.plain).toContain('5kg | 5kgs | 5kilo')
})

test('LIST-07 words that mean the same are alternatives, also when they are two', () => {
  expect(toSearchQuery('bp machine')?.all).toContain('(blood & pressure & monitor)')
  expect(toSearchQuery('gen')?.all).toContain('generator')
  expect(toSearchQuery('gens')?.all).toContain('generator')
})

test('LIST-07 nothing but signs is no question', () => {
  expect(toSearchQuery('?!')).toBeNull()
})

test('LIST-07 a very long question is cut, not refused', () => {
  const query = toSearchQuery('rice '.repeat(40))

  expect(query?.words).toHaveLength(12)
})

import { expect, test } from 'vitest'
import { tokenise } from '../parse/tokenise.rules.ts'
import { groupTokens } from './group-tokens.rules.ts'

test.each([
  ['Ọ́fadà RICE', ['ofada', 'rice']],
  ['ƙosai ɗan wake', ['kosai', 'dan', 'wake']],
  ['5kg', ['5', 'kg']],
  ['20,000 mAh', ['20000', 'mah']],
  ['22.5W', ['22.5', 'w']],
  ["men's aso-ebi", ['men', 'aso', 'ebi']],
  ['& | ! :* ( )', []],
])('LIST-07 %s is split into %j', (text, words) => {
  expect(tokenise(text)).toEqual(words)
})

const namesIn = (text: string) => groupTokens(tokenise(text)).map(({ synonyms }) => synonyms)

test('LIST-07 a measure is found in every spelling', () => {
  expect(namesIn('rice 5 kilos')[1]).toEqual(expect.arrayContaining(['5kg', '5kgs', '5kilo']))
})

test('LIST-07 synonyms are alternatives, also when they are several words', () => {
  expect(namesIn('bp machine')[0]).toContain('(blood & pressure & monitor)')
  expect(namesIn('gen')[0]).toContain('generator')
  expect(namesIn('gens')[0]).toContain('generator')
})

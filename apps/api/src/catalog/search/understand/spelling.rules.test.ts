import { expect, test } from 'vitest'
import { editDistance, joinNeighbours, listCorrections, splitInTwo } from './spelling.rules.ts'

test.each([
  ['jolof', 'jollof', 1],
  ['genreator', 'generator', 1],
  ['rice', 'rice', 0],
  ['ankra', 'ankara', 1],
  ['', 'yam', 3],
])('LIST-07 the edit distance from %s to %s is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

const corrections = (typed: string, ...words: [word: string, products: number][]) =>
  listCorrections(
    [typed],
    words.map(([word, products]) => ({ typed, word, products, soundsAlike: word === 'phone' })),
  )[0]?.words

test('LIST-07 an unknown word is corrected to the nearest words, the most common first', () => {
  expect(corrections('jolof', ['jollof', 3], ['joint', 9])).toEqual(['jollof'])
  expect(corrections('bamk', ['bank', 3], ['back', 9], ['bag', 50])).toEqual(['back', 'bank'])
})

test('LIST-07 a known word, or the beginning of one, is not corrected', () => {
  expect(corrections('rise', ['rise', 1], ['rice', 50])).toEqual(['rise'])
  expect(corrections('neckl', ['neck', 50], ['necklace', 9])).toEqual(['neckl*'])
})

test('LIST-07 a word with no near match is not corrected', () => {
  expect(corrections('saxophone', ['smartphone', 9])).toEqual([])
  expect(corrections('rotor', ['motor', 9])).toEqual([])
})

test('LIST-07 a word spelt as it sounds is corrected', () => {
  expect(corrections('fone', ['phone', 9])).toEqual(['phone'])
})

test('FIND-09 a vowel is heard less exactly than a consonant', () => {
  expect(corrections('grane', ['grain', 3], ['crane', 9])).toContain('grain')
  expect(corrections('hausa', ['house', 9])).toEqual(['house'])
})

test('LIST-07 two words can be joined into one, and one split into two', () => {
  const known = ['palm', 'oil', 'pal'].map((word) => ({ word, products: 3 }))

  expect(joinNeighbours(['red', 'wheel', 'chair'])).toEqual(['redwheel', 'wheelchair'])
  expect(splitInTwo('palmoil', known)).toEqual(['palm', 'oil'])
  expect(splitInTwo('palmoyl', known)).toBeNull()
})

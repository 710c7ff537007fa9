import { expect, test } from 'vitest'
import { joinNeighbours, listCorrections, slipsBetween, splitInTwo } from './spelling.rules.ts'

test.each([
  ['jolof', 'jollof', 1],
  ['genreator', 'generator', 1],
  ['rice', 'rice', 0],
  ['ankra', 'ankara', 1],
  ['', 'yam', 3],
])('LIST-07 from %s to %s it is %i slips', (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips)
})

const corrections = (typed: string, ...words: [word: string, products: number][]) =>
  listCorrections(
    [typed],
    words.map(([word, products]) => ({ typed, word, products, soundsAlike: word === 'phone' })),
  )[0]?.words

test('LIST-07 an unknown word means the nearest ones, the most common first', () => {
  expect(corrections('jolof', ['jollof', 3], ['joint', 9])).toEqual(['jollof'])
  expect(corrections('bamk', ['bank', 3], ['back', 9], ['bag', 50])).toEqual(['back', 'bank'])
})

test('LIST-07 a word that is known, or the beginning of one, is not bent into another', () => {
  expect(corrections('rise', ['rise', 1], ['rice', 50])).toEqual(['rise'])
  expect(corrections('neckl', ['neck', 50], ['necklace', 9])).toEqual(['neckl*'])
})

test('LIST-07 a word that is near to nothing means nothing', () => {
  expect(corrections('saxophone', ['smartphone', 9])).toEqual([])
  expect(corrections('rotor', ['motor', 9])).toEqual([])
})

test('LIST-07 who writes as they hear is understood', () => {
  expect(corrections('fone', ['phone', 9])).toEqual(['phone'])
})

test('LIST-07 two words may be one, and one may be two', () => {
  const known = ['palm', 'oil', 'pal'].map((word) => ({ word, products: 3 }))

  expect(joinNeighbours(['red', 'wheel', 'chair'])).toEqual(['redwheel', 'wheelchair'])
  expect(splitInTwo('palmoil', known)).toEqual(['palm', 'oil'])
  expect(splitInTwo('palmoyl', known)).toBeNull()
})

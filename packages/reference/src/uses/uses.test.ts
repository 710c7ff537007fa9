import { expect, test } from 'vitest'
import { BODY_AND_WEAR_USES } from './body-and-wear.ts'
import { FOOD_USES } from './food.ts'
import { HOME_AND_TECH_USES } from './home-and-tech.ts'
import { OUTDOOR_USES } from './outdoors.ts'

const USES = [...HOME_AND_TECH_USES, ...FOOD_USES, ...BODY_AND_WEAR_USES, ...OUTDOOR_USES]

test('FIND-10 each kind of goods has one line, and each word stands in it once', () => {
  const names = USES.map(({ called }) => called)
  const twice = USES.flatMap(({ called, words }) =>
    words.filter((word, at) => words.indexOf(word) !== at).map((word) => `${called}: ${word}`),
  )

  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(twice).toEqual([])
})

test('FIND-10 kinds and words are plain and in lower case', () => {
  const texts = USES.flatMap(({ called, words }) => [...called.split(' '), ...words])

  expect(texts.filter((text) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text))).toEqual([])
})

import { expect, test } from 'vitest'
import { BODY_AND_WEAR_TYPES } from './body-and-wear.ts'
import { FOOD_TYPES } from './food.ts'
import { HOME_AND_TECH_TYPES } from './home-and-tech.ts'
import { OUTDOOR_TYPES } from './outdoors.ts'

const USES = [...HOME_AND_TECH_TYPES, ...FOOD_TYPES, ...BODY_AND_WEAR_TYPES, ...OUTDOOR_TYPES]

test('FIND-10 each kind of goods has one line, and each word stands in it once', () => {
  const names = USES.map(({ name }) => name)
  const twice = USES.flatMap(({ name, words }) =>
    words.filter((word, at) => words.indexOf(word) !== at).map((word) => `${name}: ${word}`),
  )

  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(twice).toEqual([])
})

test('FIND-10 kinds and words are plain and in lower case', () => {
  const texts = USES.flatMap(({ name, words }) => [...name.split(' '), ...words])

  expect(texts.filter((text) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text))).toEqual([])
})

import { expect, test } from 'vitest'
import { BROAD_NEEDS } from './broad-purposes.ts'
import { CELEBRATIONS } from './celebrations.ts'
import { COMPANIONS } from './companions.ts'
import { DISHES } from './dishes.ts'
import { BEAUTY_NEEDS, HEALTH_NEEDS } from './health.ts'
import { HOME_NEEDS } from './home.ts'
import { OCCASIONS } from './occasions.ts'
import { OUTDOOR_NEEDS, PET_NEEDS } from './outdoors.ts'
import { PEOPLE } from './people.ts'
import { PURSUITS } from './pursuits.ts'
import { TASTES } from './tastes.ts'
import { TRADES } from './trades.ts'

const NEEDS = [HEALTH_NEEDS, BEAUTY_NEEDS, HOME_NEEDS, PURSUITS, TRADES, OUTDOOR_NEEDS, PET_NEEDS].flat()
const TABLES = { TASTES, NEEDS, OCCASIONS, BROAD_NEEDS, PEOPLE, CELEBRATIONS, DISHES }

test.each(Object.entries(TABLES))('CHAT-06 no two entries of %s share a phrase', (_, table) => {
  const phrases = table.flatMap(({ phrases }) => [...new Set(phrases)])

  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
})

test.each(Object.entries(TABLES))('CHAT-06 %s contains only plain lower-case words', (_, table) => {
  const texts = table.flatMap(({ phrases, excludedWords, groups }) => [
    ...phrases,
    ...excludedWords,
    ...groups.flatMap(({ words }) => words ?? []),
  ])

  expect(texts.filter((text) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(text))).toEqual([])
})

test('CHAT-06 no health advice promises to cure, heal or treat', () => {
  const aims = [...HEALTH_NEEDS, ...BEAUTY_NEEDS].map(({ aim, advice }) => `${aim} ${advice}`)

  expect(aims.filter((aim) => /\b(?:cures?|heals?|treats?)\b/.test(aim))).toEqual([])
})

test('CHAT-06 every companion entry has at least one source', () => {
  expect(COMPANIONS.filter(({ groups }) => groups.length === 0)).toEqual([])
})

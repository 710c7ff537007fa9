import { expect, test } from 'vitest'
import { BROAD_PURPOSES } from './broad-purposes.ts'
import { CELEBRATIONS } from './celebrations.ts'
import { COMPANIONS } from './companions.ts'
import { DISHES } from './dishes.ts'
import { BEAUTY_PURPOSES, HEALTH_PURPOSES } from './health.ts'
import { HOME_PURPOSES } from './home.ts'
import { OCCASIONS } from './occasions.ts'
import { OUTDOOR_PURPOSES, PET_PURPOSES } from './outdoors.ts'
import { PEOPLE } from './people.ts'
import { PURSUITS } from './pursuits.ts'
import { TASTES } from './tastes.ts'
import { TRADES } from './trades.ts'

const PURPOSES = [
  HEALTH_PURPOSES,
  BEAUTY_PURPOSES,
  HOME_PURPOSES,
  PURSUITS,
  TRADES,
  OUTDOOR_PURPOSES,
  PET_PURPOSES,
].flat()
const TABLES = { TASTES, PURPOSES, OCCASIONS, BROAD_PURPOSES, PEOPLE, CELEBRATIONS, DISHES }

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
  const aims = [...HEALTH_PURPOSES, ...BEAUTY_PURPOSES].map(({ aim, advice }) => `${aim} ${advice}`)

  expect(aims.filter((aim) => /\b(?:cures?|heals?|treats?)\b/.test(aim))).toEqual([])
})

test('CHAT-06 every companion entry has at least one source', () => {
  expect(COMPANIONS.filter(({ groups }) => groups.length === 0)).toEqual([])
})

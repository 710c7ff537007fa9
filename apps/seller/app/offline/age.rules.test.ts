import { expect, test } from 'vitest'
import { ageWords } from './age.rules.ts'

const NOW = new Date('2026-11-17T15:00:00Z')

test.each([
  ['2026-11-17T14:59:40Z', 'just now'],
  ['2026-11-17T14:48:00Z', '12 min ago'],
  ['2026-11-17T11:40:00Z', '3 h ago'],
  ['2026-11-16T14:00:00Z', '1 day ago'],
  ['2026-11-14T14:00:00Z', '3 days ago'],
])('SELL-06 what was seen at %s is "%s"', (at, words) => {
  expect(ageWords(at, NOW)).toBe(words)
})

import { expect, test } from 'vitest'
import { lastHourForToday, promisedDays } from './delivery-promise.ts'

const USUAL = { daysFrom: 3, daysTo: 5 }
const THREE_HOURS = { within: 3, unit: 'HOURS' } as const

test.each([
  ['before riders start', '2026-11-17T04:00:00Z', 0],
  ['at noon', '2026-11-17T11:00:00Z', 0],
  ['at the last moment', '2026-11-17T16:00:00Z', 0],
  ['a minute later', '2026-11-17T16:01:00Z', 1],
  ['just before midnight in Lagos', '2026-11-17T22:59:00Z', 1],
  ['just after it', '2026-11-17T23:01:00Z', 0],
])('WIN-02 a meal within 3 hours that is ordered %s arrives %s + %i days', (_case, now, day) => {
  expect(promisedDays(THREE_HOURS, USUAL, new Date(now))).toEqual({ daysFrom: day, daysTo: day })
})

test('WIN-02 the last hour to order for today leaves time for the promise', () => {
  expect(lastHourForToday(THREE_HOURS)).toBe(17)
})

test('WIN-02 days that are promised replace the usual last day, and without a promise the usual days count', () => {
  const now = new Date('2026-11-17T11:00:00Z')

  expect(promisedDays({ within: 2, unit: 'DAYS' }, USUAL, now)).toEqual({ daysFrom: 2, daysTo: 2 })
  expect(promisedDays({ within: 7, unit: 'DAYS' }, USUAL, now)).toEqual({ daysFrom: 3, daysTo: 7 })
  expect(promisedDays(undefined, USUAL, now)).toEqual(USUAL)
})

import { expect, test } from 'vitest'
import { phoneTimeFault } from './phone-time.rules.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const LEEWAY = 300_000
const YEAR = 365 * 86_400_000
const LONG_AGO = new Date(0)
const faultAt = (ms: number, paidAt = LONG_AGO) =>
  phoneTimeFault({ at: new Date(ms).toISOString(), paidAt, now: NOW })

test('SELL-30 a phone may be five minutes ahead, and five minutes behind the payment', () => {
  expect([faultAt(NOW.getTime() + LEEWAY), faultAt(NOW.getTime() + LEEWAY + 1)]).toEqual([
    null,
    "can't be in the future",
  ])
  expect([faultAt(NOW.getTime() - LEEWAY, NOW), faultAt(NOW.getTime() - LEEWAY - 1, NOW)]).toEqual([
    null,
    "can't be before the payment",
  ])
})

test('SELL-30 a step may have been taken a year ago, and not before', () => {
  expect([faultAt(NOW.getTime() - YEAR), faultAt(NOW.getTime() - YEAR - 1)]).toEqual([
    null,
    "can't be a year ago",
  ])
})

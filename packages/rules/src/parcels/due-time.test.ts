import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalLimit, cancelTime, dueTime, silenceLimit } from './due-time.ts'
import { type OpeningHours, USUAL_HOURS } from './opening-hours.ts'
import { isWorkingDay, lagosDay } from './working-days.ts'

const CHRISTMAS = new Set(['2026-12-25', '2026-12-28', '2027-01-01'])
const due = (paidAt: string): string =>
  dueTime({ paidAt: new Date(paidAt), promise: null, holidays: CHRISTMAS }).toISOString()
const mealDue = (paidAt: string, opening: OpeningHours): string =>
  dueTime({
    paidAt: new Date(paidAt),
    promise: { hours: 2, opening },
    holidays: CHRISTMAS,
  }).toISOString()

test.each([
  ['on a Tuesday', '2026-11-17T09:00:00Z', '2026-11-18T22:59:59.000Z'],
  ['on a Friday evening', '2026-11-20T19:00:00Z', '2026-11-23T22:59:59.000Z'],
  ['on a Sunday', '2026-11-22T09:00:00Z', '2026-11-23T22:59:59.000Z'],
  // It is Wednesday in Lagos already.
  ['half an hour after midnight in Lagos', '2026-11-17T23:30:00Z', '2026-11-19T22:59:59.000Z'],
  ['before Christmas and a weekend', '2026-12-24T09:00:00Z', '2026-12-29T22:59:59.000Z'],
])('SELL-25 an order paid %s is due at the end of the next working day', (_case, paidAt, expected) => {
  expect(due(paidAt)).toBe(expected)
})

test.each([
  ['at noon', '2026-11-17T11:00:00Z', '2026-11-17T13:00:00.000Z'],
  ['on a Sunday', '2026-11-22T11:00:00Z', '2026-11-22T13:00:00.000Z'],
  ['an hour before closing', '2026-11-17T18:00:00Z', '2026-11-18T08:00:00.000Z'],
  ['at night', '2026-11-17T22:00:00Z', '2026-11-18T09:00:00.000Z'],
  ['before opening', '2026-11-17T05:00:00Z', '2026-11-17T09:00:00.000Z'],
])(
  'SELL-25 food promised in two hours and paid %s is due after two open hours',
  (_case, paidAt, expected) => {
    expect(mealDue(paidAt, USUAL_HOURS)).toBe(expected)
  },
)

/** Monday 12:00 to 22:00 and Friday 16:30 to 17:30, closed on all other days. */
const OWN_HOURS: OpeningHours = [
  { weekday: 1, opens: 720, closes: 1320 },
  { weekday: 5, opens: 990, closes: 1050 },
]

test.each([
  ['while it is open', OWN_HOURS, '2026-11-16T12:00:00Z', '2026-11-16T14:00:00.000Z'],
  ['before it opens', OWN_HOURS, '2026-11-16T05:00:00Z', '2026-11-16T13:00:00.000Z'],
  ['exactly two hours before closing', OWN_HOURS, '2026-11-16T19:00:00Z', '2026-11-16T21:00:00.000Z'],
  ['an hour before closing', OWN_HOURS, '2026-11-16T20:00:00Z', '2026-11-20T16:30:00.000Z'],
  ['on a closed day, for two short ones', OWN_HOURS, '2026-11-18T09:00:00Z', '2026-11-23T12:00:00.000Z'],
  ['by a shop that is never open', [], '2026-11-17T11:00:00Z', '2026-11-17T13:00:00.000Z'],
])(
  'SELL-50 a meal of a shop with its own hours, paid %s, is due within them',
  (_case, opening, paidAt, due) => {
    expect(mealDue(paidAt, opening)).toBe(due)
  },
)

test('SELL-35 an unsent order is cancelled two working days after its due time', () => {
  const at = (dueAt: string) => cancelTime(new Date(dueAt), CHRISTMAS).toISOString()

  expect(at('2026-11-18T22:59:59Z')).toBe('2026-11-20T22:59:59.000Z')
  expect(at('2026-12-23T22:59:59Z')).toBe('2026-12-29T22:59:59.000Z')
  expect(at('2026-11-20T13:00:00Z')).toBe('2026-11-24T13:00:00.000Z')
})

test('SELL-33 silence counts from the last promised day, which moves by the days that the shop was late', () => {
  const paidAt = new Date('2026-11-17T09:00:00Z')
  const dueAt = new Date(due('2026-11-17T09:00:00Z'))
  const arrives = (handedOverAt: string) =>
    arrivalLimit({ paidAt, daysTo: 3, dueAt, handedOverAt: new Date(handedOverAt) })

  expect(arrives('2026-11-17T15:00:00Z').toISOString()).toBe('2026-11-20T22:59:59.000Z')
  expect(arrives('2026-11-20T15:00:00Z').toISOString()).toBe('2026-11-22T22:59:59.000Z')
  expect(silenceLimit(arrives('2026-11-17T15:00:00Z')).toISOString()).toBe('2026-11-27T22:59:59.000Z')
})

test('SELL-25 every due time is after the payment, at the end of a working day, and a holiday never shortens it', () => {
  const day = fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2036-01-01') })
  fc.assert(
    fc.property(day, fc.array(day, { maxLength: 20 }), day, (paidAt, days, another) => {
      const holidays = new Set(days.map(lagosDay))
      const dueAt = dueTime({ paidAt, promise: null, holidays })
      const later = dueTime({
        paidAt,
        promise: null,
        holidays: new Set([...holidays, lagosDay(another)]),
      })

      expect(dueAt > paidAt).toBe(true)
      expect(isWorkingDay(lagosDay(dueAt), holidays)).toBe(true)
      expect(cancelTime(dueAt, holidays) > dueAt).toBe(true)
      expect(later >= dueAt).toBe(true)
    }),
  )
})

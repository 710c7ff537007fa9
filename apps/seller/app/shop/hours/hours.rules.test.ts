import { USUAL_HOURS } from '@ahia/rules/parcels/opening-hours'
import { expect, test } from 'vitest'
import { dayError, toDays, toLines, toTyped } from './hours.rules.ts'

test('SELL-50 days with the same hours that follow each other are one line', () => {
  expect(toLines(USUAL_HOURS)).toEqual([{ days: 'Monday to Sunday', hours: '8:00 am – 8:00 pm' }])
  expect(
    toLines([
      { weekday: 1, opens: 540, closes: 1440 },
      { weekday: 2, opens: 540, closes: 1440 },
      { weekday: 7, opens: 0, closes: 735 },
    ]),
  ).toEqual([
    { days: 'Monday to Tuesday', hours: '9:00 am – midnight' },
    { days: 'Wednesday to Saturday', hours: 'Closed' },
    { days: 'Sunday', hours: '12:00 am – 12:15 pm' },
  ])
})

test('SELL-50 hours that are typed and not changed are the same hours, also until midnight', () => {
  const days = [
    { weekday: 2, opens: 0, closes: 1440 },
    { weekday: 6, opens: 510, closes: 1439 },
  ]

  expect(toDays(toTyped(days))).toEqual(days)
})

test.each([
  ['08:00', '20:00', null],
  ['20:00', '00:00', null],
  ['', '20:00', 'Choose both times'],
  ['20:00', '08:00', 'The closing time is before the opening time'],
  ['08:00', '08:30', 'Be open for at least an hour'],
])('SELL-50 a day from %j to %j says what is wrong with it', (opens, closes, error) => {
  expect(dayError({ weekday: 1, isOpen: true, opens, closes })).toBe(error)
  expect(dayError({ weekday: 1, isOpen: false, opens, closes })).toBeNull()
})

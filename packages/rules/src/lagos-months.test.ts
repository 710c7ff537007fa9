import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLagosMonths, lagosMonthsBetween } from './lagos-months.ts'

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ['2026-11-30T10:00:00Z', 3, '2027-02-28T10:00:00Z'],
  ['2026-12-15T10:00:00Z', 12, '2027-12-15T10:00:00Z'],
  // It is the 1st of February in Lagos already, and the 1st of March then.
  ['2026-01-31T23:30:00Z', 1, '2026-02-28T23:30:00Z'],
  ['2026-02-28T23:30:00Z', 1, '2026-03-31T23:30:00Z'],
  // It is the 1st of December, which February has too.
  ['2026-11-30T23:30:00Z', 3, '2027-02-28T23:30:00Z'],
  // It is still the 31st in Lagos.
  ['2026-01-31T22:59:59.999Z', 1, '2026-02-28T22:59:59.999Z'],
])('CONST-09 %s plus %i months is %s', (from, months, to) => {
  expect(addLagosMonths(new Date(from), months)).toEqual(new Date(to))
})

test('CONST-09 adding months always moves the calendar by that number of months', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2090-01-01') }),
      fc.nat(240),
      (at, months) => {
        const later = addLagosMonths(at, months)

        expect(lagosMonthsBetween(at, later)).toBe(months)
        expect((later.getTime() - at.getTime()) % 86_400_000).toBe(0)
      },
    ),
  )
})

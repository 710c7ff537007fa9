import { expect, test } from 'vitest'
import { lagosDay } from './lagos-calendar.rules.ts'

test('MERCH-05 letters tell the day as it is in Lagos', () => {
  expect(lagosDay(new Date('2026-11-17T23:30:00Z'))).toBe('18 November 2026')
})

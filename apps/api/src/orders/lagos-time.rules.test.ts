import { expect, test } from 'vitest'
import { lagosMoment, lagosTime } from './lagos-time.rules.ts'

test('ORD-06 letters and receipts tell the time as the pages do', () => {
  expect(lagosMoment(new Date('2026-09-15T21:38:00Z'))).toBe('15 Sep 2026, 10:38 pm')
  expect(lagosTime(new Date('2026-09-15T23:05:00Z'))).toBe('12:05 am')
})

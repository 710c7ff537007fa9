import { expect, test } from 'vitest'
import { lagosDate, lagosMoment, lagosTime } from './lagos-date.ts'

test.each([
  ['2026-11-18T12:00:00.000Z', '18 Nov 2026'],
  ['2026-09-01T00:00:00.000Z', '1 Sep 2026'],
  ['2026-12-31T23:30:00.000Z', '1 Jan 2027'],
  ['2026-11-18', '18 Nov 2026'],
])('PDP-14 a review of %s is dated %s, in Lagos time', (createdAt, date) => {
  expect(lagosDate(createdAt)).toBe(date)
})

test.each([
  ['2026-11-18T15:05:00.000Z', '18 Nov 2026, 4:05 pm'],
  ['2026-11-17T23:00:00.000Z', '18 Nov 2026, 12:00 am'],
  ['2026-11-18T11:30:00.000Z', '18 Nov 2026, 12:30 pm'],
])('PROF-06 a device used at %s is shown as used on %s, in Lagos time', (lastUsedAt, moment) => {
  expect(lagosMoment(lastUsedAt)).toBe(moment)
})

test('ORD-06 emails and receipts show times in the same format as the pages', () => {
  expect(lagosMoment(new Date('2026-09-15T21:38:00Z'))).toBe('15 Sep 2026, 10:38 pm')
  expect(lagosTime(new Date('2026-09-15T23:05:00Z'))).toBe('12:05 am')
})

test('MERCH-05 emails show the date in Lagos time', () => {
  expect(lagosDate(new Date('2026-11-17T23:30:00Z'))).toBe('18 Nov 2026')
})

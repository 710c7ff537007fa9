import { expect, test } from 'vitest'
import { beginOf, endOf } from './lagos-days.rules.ts'

test('ADMIN-32 days of the window are days of Lagos, and the last one counts whole', () => {
  expect(beginOf('2026-12-01')?.toISOString()).toBe('2026-11-30T23:00:00.000Z')
  expect(endOf('2026-12-01')?.toISOString()).toBe('2026-12-01T23:00:00.000Z')
  expect([beginOf(''), endOf('')]).toEqual([null, null])
})

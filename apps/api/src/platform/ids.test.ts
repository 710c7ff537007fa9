import { expect, test } from 'vitest'
import { newId } from './ids.ts'

test('ids are UUIDs of version 7, ordered by time', () => {
  const early = newId(new Date('2026-01-01T00:00:00Z'))
  const late = newId(new Date('2026-01-01T00:00:01Z'))

  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(early < late).toBe(true)
})

test('ids made in the same millisecond differ', () => {
  const moment = new Date()

  expect(new Set(Array.from({ length: 1000 }, () => newId(moment))).size).toBe(1000)
})

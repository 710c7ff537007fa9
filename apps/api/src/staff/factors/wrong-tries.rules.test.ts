import { expect, test } from 'vitest'
import { waitAfter } from './wrong-tries.rules.ts'

const MINUTE = 60

test.each([
  [0, 0],
  [4, 0],
  [5, 15 * MINUTE],
  [9, 15 * MINUTE],
  [10, 30 * MINUTE],
  [15, 60 * MINUTE],
  [20, 120 * MINUTE],
  [1_000, 24 * 60 * MINUTE],
])('ADMIN-06 after %i wrong tries of a day the next may come after %i seconds', (failures, seconds) => {
  expect(waitAfter(failures)).toBe(seconds)
})

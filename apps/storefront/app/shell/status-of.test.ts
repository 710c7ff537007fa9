import { expect, test } from 'vitest'
import { statusOf } from './status-of.ts'

test('ERR-01 an answer keeps its status, our own fault is 500, and silence has none', () => {
  const answered = { status: 403, statusText: '', internal: false, data: null }

  expect(statusOf(answered)).toBe(403)
  expect(statusOf(new Error('Unexpected Server Error'))).toBe(500)
  expect(statusOf(new TypeError('Failed to fetch'))).toBeNull()
})

import { expect, test } from 'vitest'
import { errorStatus } from './error-status.ts'

test('ERR-01 an answer keeps its status, our own fault is 500, and silence has none', () => {
  const answered = { status: 403, statusText: '', internal: false, data: null }

  expect(errorStatus(answered)).toBe(403)
  expect(errorStatus(new Error('Unexpected Server Error'))).toBe(500)
  expect(errorStatus(new TypeError('Failed to fetch'))).toBeNull()
})

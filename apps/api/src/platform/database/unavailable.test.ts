import { expect, test } from 'vitest'
import { isUnavailable, toReason } from './unavailable.ts'

test.each([
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated unexpectedly',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
])('‘%s’ of node-postgres means that the database is unavailable', (words) => {
  expect(isUnavailable(new Error(words))).toBe(true)
})

test('an error in our own code does not mean that', () => {
  expect(isUnavailable(new TypeError('x is not a function'))).toBe(false)
})

test('when several addresses fail, the first error is the reason', () => {
  const error = new AggregateError([new Error('connect ECONNREFUSED ::1:5432')])

  expect(toReason(error)).toBe('connect ECONNREFUSED ::1:5432')
})

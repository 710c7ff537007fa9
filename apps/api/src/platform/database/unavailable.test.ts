import { expect, test } from 'vitest'
import { isUnavailable, toReason } from './unavailable.ts'

test.each([
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated unexpectedly',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
])('‘%s’ of node-postgres means that the database is away', (words) => {
  expect(isUnavailable(new Error(words))).toBe(true)
})

test('a fault in our own code does not', () => {
  expect(isUnavailable(new TypeError('x is not a function'))).toBe(false)
})

test('of several addresses that failed, the first says why', () => {
  const error = new AggregateError([new Error('connect ECONNREFUSED ::1:5432')])

  expect(toReason(error)).toBe('connect ECONNREFUSED ::1:5432')
})

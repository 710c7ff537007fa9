import { expect, test } from 'vitest'
import { pauseAfter, verdictOf } from './verdict.rules.ts'

const refused = (status: number | null, message = '', retryAfter: string | null = null) =>
  verdictOf({ state: 'refused', status, message, retryAfter })

test.each([400, 409])('PAY-02 HTTP %i counts as already verified', (status) => {
  expect(refused(status)).toEqual({ state: 'already-verified' })
})

test.each([
  'Payment already verified',
  'It was ALREADY PROCESSED.',
  'The order is not pending',
  'This cannot be processed',
])('PAY-02 the message %j counts as already verified, whatever the status', (message) => {
  expect(refused(500, message)).toEqual({ state: 'already-verified' })
})

test.each([402, 404, 500])('PAY-01 %s is a failure and can be retried', (status) => {
  expect(refused(status, 'The payment failed')).toEqual({ state: 'failed', message: 'The payment failed' })
})

test('PAY-01 the server’s message about a malformed reference is not shown to shoppers', () => {
  expect(refused(422, 'ref: must be a payment reference')).toEqual({ state: 'failed', message: '' })
})

test('PAY-01 without a response the payment state is unknown', () => {
  expect(refused(null)).toEqual({ state: 'unanswered' })
})

test.each([
  [503, '5', 5_000],
  [429, '30', 30_000],
  [503, null, 0],
  [503, 'Wed, 18 Nov 2026 07:28:00 GMT', 0],
])('PAY-02 %i with Retry-After %s is retried', (status, retryAfter, retryAfterMs) => {
  expect(refused(status, '', retryAfter)).toEqual({ state: 'pending', retryAfterMs })
})

test('PAY-02 a payment captured now is distinguished from one verified before', () => {
  const first = verdictOf({ state: 'captured', value: 'it', message: 'Payment verified' })
  const second = verdictOf({ state: 'captured', value: 'it', message: 'Payment already verified' })

  expect(first).toEqual({ state: 'captured', value: 'it', isAgain: false })
  expect(second).toEqual({ state: 'captured', value: 'it', isAgain: true })
})

test('PAY-02 the retry pauses grow, follow the server’s Retry-After and are limited', () => {
  expect([1, 2, 3, 7, 99].map((asked) => pauseAfter(asked, 0))).toEqual([2_000, 3_000, 5_000, 30_000, 30_000])
  expect(pauseAfter(1, 10_000)).toBe(10_000)
  expect(pauseAfter(1, 3_600_000)).toBe(60_000)
})

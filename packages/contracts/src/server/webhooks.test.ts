import { expect, test } from 'vitest'
import { receivePaymentEvent } from './webhooks.ts'

test('P8 an address can send 6,000 webhooks per minute, as decision 0009 says', () => {
  expect(receivePaymentEvent.limits?.address).toMatchObject({ max: 6_000, seconds: 60 })
})

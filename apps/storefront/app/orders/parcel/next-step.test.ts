import { parcelIdSchema } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import type { Parcel } from '@ahia/contracts/shapes/parcel'
import { RETURN_REASONS } from '@ahia/reference/parcel-statuses'
import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'

const NOW = Date.parse('2026-11-17T12:00:00Z')

const aParcel = (facts: Partial<Parcel>): Parcel => ({
  _id: parcelIdSchema.parse('00000000-0000-4000-a000-000000000001'),
  status: 'NEW',
  dueAt: '2026-11-18T22:59:59.000Z',
  isLate: false,
  cancelsAt: '2026-11-20T22:59:59.000Z',
  arrivesBy: '2026-11-21T22:59:59.000Z',
  closesAt: '2026-11-28T22:59:59.000Z',
  carrier: 'GIG',
  waybill: 'W-7',
  proof: null,
  returnReason: null,
  question: null,
  moves: [],
  ...facts,
})

const delivery = (type: Order['delivery']['type']): Order['delivery'] => ({
  type,
  region: 'LAGOS',
  address: null,
  info: null,
  receiver: null,
})

const wordsOf = (facts: Partial<Parcel>, type: Order['delivery']['type'] = 'DOORDELIVERY', now = NOW) =>
  nextStepOf({ parcel: aParcel(facts), delivery: delivery(type) }, now)

test.each([
  ['NEW', 'It must leave by 18 Nov 2026, 11:59 pm.'],
  ['ACCEPTED', 'The shop is preparing your order. It must leave by 18 Nov 2026, 11:59 pm.'],
  ['PACKED', 'Your order is packed. It must leave by 18 Nov 2026, 11:59 pm.'],
  ['HANDED_OVER', 'On its way to you with GIG (waybill W-7). It should arrive by 21 Nov 2026.'],
  [
    'RETURNING',
    "It couldn't be delivered, so it's going back to the shop. When it's there, we'll refund you in full.",
  ],
] as const)('SELL-38 a parcel that is %s says what is next, and by when', (status, words) => {
  expect(wordsOf({ status })).toEqual({ tone: 'plain', words: expect.stringContaining(words) })
})

test.each([
  ['NOBODY_THERE', "we'll refund you in full."],
  ['NOBODY_THERE_TWICE', "we'll refund you everything but the delivery fee."],
  ['WRONG_ADDRESS', "we'll refund you everything but the delivery fee."],
] as const)(
  'SELL-37 a parcel that goes back after %s says why, and what is refunded',
  (returnReason, words) => {
    const next = wordsOf({ status: 'RETURNING', returnReason })?.words
    expect(next).toContain(RETURN_REASONS[returnReason])
    expect(next).toContain(words)
  },
)

test('SELL-38 a pickup says where to collect it, with the code', () => {
  expect(wordsOf({ status: 'HANDED_OVER' }, 'PICKUP')?.words).toContain(
    "We'll email you when it's ready for pickup.",
  )
  expect(wordsOf({ status: 'AT_POINT' }, 'PICKUP')?.words).toMatch(
    /Ready for pickup at .* Bring your delivery code\./,
  )
})

test('SELL-35, SELL-33 a late shop and an overdue delivery are told honestly, with the day on which something happens', () => {
  expect(wordsOf({ isLate: true })).toEqual({
    tone: 'warn',
    words: expect.stringContaining(
      "If it isn't sent by 20 Nov 2026, 11:59 pm, we'll cancel it and refund you.",
    ),
  })
  expect(wordsOf({ status: 'HANDED_OVER' }, 'DOORDELIVERY', Date.parse('2026-11-22T12:00:00Z'))).toEqual({
    tone: 'warn',
    words: expect.stringContaining("If we hear nothing by 28 Nov 2026, we'll take it as delivered."),
  })
})

test.each(['DELIVERED', 'RETURNED', 'LOST', 'CANCELLED', 'WAITING_FOR_ADDRESS'] as const)(
  'SELL-38 of a parcel that is %s nothing is announced',
  (status) => {
    expect(wordsOf({ status })).toBeNull()
  },
)

import { parcelIdSchema } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import type { Parcel } from '@ahia/contracts/shapes/parcel'
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
  hasPhoto: false,
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
  ['NEW', 'It should ship by 18 Nov 2026, 11:59 pm.'],
  ['ACCEPTED', 'The shop is preparing your order. It should ship by 18 Nov 2026, 11:59 pm.'],
  ['PACKED', 'Your order is packed. It should ship by 18 Nov 2026, 11:59 pm.'],
  ['HANDED_OVER', 'On its way to you with GIG (waybill W-7). It should arrive by 21 Nov 2026.'],
  ['RETURNING', "It's going back to the shop. When it's there, we'll refund you in full."],
] as const)('SELL-38 a parcel that is %s says what is next, and by when', (status, words) => {
  expect(wordsOf({ status })).toEqual({ tone: 'plain', words: expect.stringContaining(words) })
})

test.each([
  ['NOBODY_THERE', "we'll refund you in full."],
  ['NOBODY_THERE_TWICE', "we'll refund you everything but the delivery fee."],
  ['WRONG_ADDRESS', "we'll refund you everything but the delivery fee."],
] as const)('SELL-37 a parcel that goes back after %s says what is refunded', (returnReason, words) => {
  expect(wordsOf({ status: 'RETURNING', returnReason })?.words).toContain(words)
})

test('SELL-38 a pickup says where to collect it, with the code', () => {
  expect(wordsOf({ status: 'HANDED_OVER' }, 'PICKUP')?.words).toContain(
    "We'll email you when it's ready for pickup.",
  )
  expect(wordsOf({ status: 'AT_POINT' }, 'PICKUP')?.words).toMatch(
    /Ready for pickup at .* Bring your delivery code\./,
  )
})

test('CHK-03 a pickup point that has moved since is not named: what counts is the address that the order has kept', () => {
  const address = { street: '7 Old Market Road', city: 'Onitsha', state: 'LAGOS' }
  const words = (status: Parcel['status']) =>
    nextStepOf({ parcel: aParcel({ status }), delivery: { ...delivery('PICKUP'), address } }, NOW)?.words

  expect(words('HANDED_OVER')).toMatch(/^On its way to 7 Old Market Road, Onitsha, Lagos with GIG/)
  expect(words('AT_POINT')).toMatch(/^Ready for pickup at 7 Old Market Road, Onitsha, Lagos\. Bring/)
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

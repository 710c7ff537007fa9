import { parcelIdSchema } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import type { Parcel } from '@ahia/contracts/shapes/parcel'
import { expect, test } from 'vitest'
import { historyOf } from './order-history.ts'

const at = (hour: number) => `2026-11-15T${String(hour).padStart(2, '0')}:00:00.000Z`

const timeline: Order['timeline'] = [
  { status: 'PENDING', at: at(1), by: 'CUSTOMER', note: null },
  { status: 'SHIPPED', at: at(5), by: 'SHOP', note: null },
]

const PARCEL: Parcel = {
  _id: parcelIdSchema.parse('00000000-0000-4000-a000-000000000001'),
  status: 'ACCEPTED',
  dueAt: at(20),
  isLate: false,
  cancelsAt: at(22),
  arrivesBy: null,
  closesAt: null,
  carrier: null,
  waybill: null,
  proof: null,
  hasPhoto: false,
  returnReason: null,
  question: null,
  moves: [],
}

const describeHistory = (chargebacks: Order['chargebacks']) =>
  historyOf({ timeline, chargebacks, parcel: null }).map(({ title, note }) => [title, note])

test('PAY-05 the history says in plain words when the bank disputed the payment, and how that ended', () => {
  expect(
    describeHistory([
      { status: 'WON', disputedAt: at(2), closedAt: at(3), amount: 0 },
      { status: 'LOST', disputedAt: at(4), closedAt: at(6), amount: 4300 },
      { status: 'OPEN', disputedAt: at(7), closedAt: null, amount: 0 },
    ]),
  ).toEqual([
    ['Ordered', null],
    ['Payment disputed at your bank', null],
    ['Bank dispute closed', 'Your payment was not reversed.'],
    ['Payment disputed at your bank', null],
    ['Shipped', null],
    ['Payment returned by your bank', 'Your bank returned ₦4,300 to you.'],
    ['Payment disputed at your bank', null],
  ])
})

test('PAY-05 a payment that the bank returned without a dispute is told once', () => {
  expect(
    describeHistory([{ status: 'LOST', disputedAt: null, closedAt: at(6), amount: 4300 }]).slice(2),
  ).toEqual([['Payment returned by your bank', 'Your bank returned ₦4,300 to you.']])
})

test('WIN-47 a complaint and a dispute at the bank are the steps that went wrong', () => {
  const steps = historyOf({
    timeline: [...timeline, { status: 'DISPUTED', at: at(6), by: 'CUSTOMER', note: 'Grey' }],
    chargebacks: [{ status: 'OPEN', disputedAt: at(7), closedAt: null, amount: 0 }],
    parcel: null,
  })
  expect(steps.filter(({ look }) => look === 'problem').map(({ title }) => title)).toEqual([
    'Problem reported',
    'Payment disputed at your bank',
  ])
})

test.each([
  ['CUSTOMER', 'ended'],
  ['SHOP', 'problem'],
  ['MARKET', 'problem'],
] as const)('WIN-76 an order that was cancelled by %s is not drawn as done', (by, look) => {
  const cancelled = { status: 'CANCELLED', at: at(6), by, note: null } as const
  const steps = historyOf({ timeline: [...timeline, cancelled], chargebacks: [], parcel: null })

  expect(steps.map((step) => step.look)).toEqual(['done', 'done', look])
})

test('WIN-76 an order that nobody paid ends, as one that is refunded, and a parcel that goes back or has no address is a problem', () => {
  const expired = { status: 'EXPIRED', at: at(6), by: 'MARKET', note: null } as const
  expect(historyOf({ timeline: [expired], chargebacks: [], parcel: null })).toMatchObject([{ look: 'ended' }])

  const refunded = { ...expired, status: 'REFUNDED' } as const
  expect(historyOf({ timeline: [refunded], chargebacks: [], parcel: null })).toMatchObject([
    { look: 'ended' },
  ])

  const move = (status: 'WAITING_FOR_ADDRESS' | 'RETURNING') =>
    ({ status, at: at(6), by: 'SHOP', note: null }) as const
  const looksOf = (status: 'WAITING_FOR_ADDRESS' | 'RETURNING' | 'ACCEPTED') => {
    const moves = status === 'RETURNING' ? [move('RETURNING')] : [move('WAITING_FOR_ADDRESS')]
    return historyOf({ timeline: [], chargebacks: [], parcel: { ...PARCEL, status, moves } }).map(
      ({ look }) => look,
    )
  }
  expect(looksOf('RETURNING')).toEqual(['problem'])
  expect(looksOf('WAITING_FOR_ADDRESS')).toEqual(['problem'])
  expect(looksOf('ACCEPTED'), 'the address was given since').toEqual(['done'])
})

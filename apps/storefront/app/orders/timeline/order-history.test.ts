import type { Order } from '@ahia/contracts/shapes/order'
import { expect, test } from 'vitest'
import { historyOf } from './order-history.ts'

const at = (hour: number) => `2026-11-15T${String(hour).padStart(2, '0')}:00:00.000Z`

const timeline: Order['timeline'] = [
  { status: 'PENDING', at: at(1), by: 'CUSTOMER', note: null },
  { status: 'SHIPPED', at: at(5), by: 'SHOP', note: null },
]

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
  expect(steps.filter(({ isProblem }) => isProblem).map(({ title }) => title)).toEqual([
    'Problem reported',
    'Payment disputed at your bank',
  ])
})

import { expect, test } from 'vitest'
import { complaintUntil, listActions, type OrderState, reportableUntil } from './order-actions.rules.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

const anOrder = (value: Partial<OrderState>): OrderState => ({
  status: 'PENDING',
  readAt: NOW,
  payableUntil: new Date('2026-03-10T12:10:00Z'),
  releasedAt: null,
  deliveredAt: null,
  wasPaid: false,
  isGoingBack: false,
  isConfirming: false,
  lines: [{ returnPolicy: 'NONE', returnDays: 0, isDisputed: false }],
  ...value,
})

test.each([
  ['unpaid and held', anOrder({}), ['PAY', 'CANCEL']],
  ['unpaid, its payment being confirmed', anOrder({ isConfirming: true }), ['CANCEL']],
  ['unpaid, its time over', anOrder({ payableUntil: NOW }), ['CANCEL']],
  ['unpaid, its goods on the shelf again', anOrder({ releasedAt: NOW }), ['CANCEL']],
  ['paid', anOrder({ status: 'PAID', wasPaid: true }), ['RECEIPT', 'CANCEL']],
  ['going back', anOrder({ status: 'SHIPPED', wasPaid: true, isGoingBack: true }), ['RECEIPT']],
  ['on its way', anOrder({ status: 'SHIPPED', wasPaid: true }), ['CONFIRM_DELIVERY', 'RECEIPT']],
  [
    'delivered a week ago',
    anOrder({ status: 'DELIVERED', wasPaid: true, deliveredAt: daysAgo(7) }),
    ['RECEIPT'],
  ],
  [
    'delivered today, without returns',
    anOrder({ status: 'DELIVERED', wasPaid: true, deliveredAt: NOW }),
    ['REPORT_PROBLEM', 'RECEIPT'],
  ],
  ['disputed', anOrder({ status: 'DISPUTED', wasPaid: true, deliveredAt: NOW }), ['RECEIPT']],
  ['cancelled before it was paid', anOrder({ status: 'CANCELLED' }), []],
  ['expired', anOrder({ status: 'EXPIRED' }), []],
])('ORD-06 the possible actions of an order that is %s', (_case, order, actions) => {
  expect(listActions(order)).toEqual(actions)
})

test('ORD-06 an item can be returned only as long as its return policy allows', () => {
  const lines = [
    { returnPolicy: 'NONE', returnDays: 90, isDisputed: false },
    { returnPolicy: 'REFUND', returnDays: 14, isDisputed: false },
  ] as const
  const delivered = (days: number) =>
    anOrder({ status: 'DELIVERED', deliveredAt: daysAgo(days), wasPaid: true, lines })

  expect(complaintUntil(delivered(13), 'RETURN')).toEqual(new Date('2026-03-11T12:00:00Z'))
  expect(complaintUntil(delivered(13), 'PROBLEM')).toBeNull()
  expect(complaintUntil(delivered(14), 'RETURN')).toBeNull()
  expect(reportableUntil(delivered(1))).toEqual(new Date('2026-03-23T12:00:00Z'))
  expect(reportableUntil(delivered(14))).toBeNull()
})

test('ADMIN-25 what was complained about is not complained about again', () => {
  const line = { returnPolicy: 'RETURN', returnDays: 30 } as const
  const delivered = (lines: Parameters<typeof anOrder>[0]['lines'] & object) =>
    anOrder({ status: 'DELIVERED', deliveredAt: daysAgo(1), wasPaid: true, lines })

  expect(complaintUntil(delivered([{ ...line, isDisputed: true }]), 'PROBLEM')).toBeNull()
  const both = delivered([
    { ...line, isDisputed: true },
    { returnPolicy: 'NONE', returnDays: 0, isDisputed: false },
  ])
  expect(complaintUntil(both, 'PROBLEM')).not.toBeNull()
  expect(complaintUntil(both, 'RETURN')).toBeNull()
})

import { orderIdSchema } from '@ahia/contracts/ids'
import { explainOrderMoney, getMoney, listMoneyEntries, listMoneyOrders } from '@ahia/contracts/seller/money'
import { getSubscription } from '@ahia/contracts/subscriptions'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import page from './money-page.tsx'

const ORDER = orderIdSchema.parse('00000000-0000-4000-8000-0000a1b2c3d4')
const AT = '2026-11-02T08:00:00.000Z'

const MONEY = {
  balance: 4_820,
  available: { amount: 1_540, orders: 1 },
  pending: { amount: 1_640, orders: 1, thisWeek: 1_640 },
  onHold: { amount: 1_640, orders: 1 },
}
const NOTHING = {
  balance: 0,
  available: { amount: 0, orders: 0 },
  pending: { amount: 0, orders: 0, thisWeek: 0 },
  onHold: { amount: 0, orders: 0 },
}
const row = { _id: ORDER, amount: 1_640, status: 'DELIVERED', placedAt: AT } as const
const line = { kind: 'SETTLEMENT', journal: 'settle:77', at: AT } as const
const EXPLAINED = {
  order: { ...row, availableAt: AT, hold: null, part: 'PENDING' as const },
  shopperPaid: { items: 2_000, delivery: 1_500.5, service: 0, total: 3_500.5 },
  lines: [
    { what: 'ITEMS' as const, amount: 2_000, rate: null, ...line },
    {
      what: 'COMMISSION' as const,
      amount: -360,
      rate: { category: 'FOOD' as const, percent: 18, of: 2_000, since: '2025-12-31T23:00:00.000Z' },
      ...line,
    },
  ],
}
const entry = { _id: 'x.0', at: AT, journal: 'settle:77', kind: 'SETTLEMENT', orderId: ORDER } as const

const answersOf = (money: typeof MONEY) => [
  answer(getMoney, money),
  answer(getSubscription, { subscription: null, invoices: [] }),
  answer(listMoneyEntries, { entries: [{ ...entry, amount: 1_640, balance: 4_820 }], next: null }),
]

test('PAYOUT-01, PAYOUT-02, PAYOUT-08 parts of the balance open to their orders, and an order to its lines', async () => {
  const { api, all } = openHubPage(page, answersOf(MONEY))
  await expect.poll(() => all.css('h2').first().content).toBe('Your balance')
  expect(all.css('main').content).toContain('₦4,820')
  expect(all.css('main').content).toContain('₦1,640 becomes available within 7 days')
  await expect.poll(() => all.css('main').content).toContain('Sale, order a1b2c3d4')
  const later = { ...row, availableAt: '2126-11-10T09:00:00.000Z', hold: null }
  api.give(answer(listMoneyOrders, { orders: [later], next: null }), answer(explainOrderMoney, EXPLAINED))

  await all.css('summary').containing('Pending').click()
  await expect.poll(() => all.css('main').content).toContain('Order a1b2c3d4, 2 Nov 2026')
  expect(all.css('main').content).toContain('Available from 10 Nov 2126, 10:00 am')
  expect(api.sent(listMoneyOrders)).toEqual([{ part: 'PENDING' }])
  await all.css('summary').containing('a1b2c3d4').click()

  await expect.poll(() => all.css('dl').content).toContain('18% of ₦2,000, Food & Beverages')
  expect(all.css('dl').content).toContain('transaction 77+₦2,000')
  expect(all.css('dl').content).toContain('In your balance₦1,640')
  expect(all.css('main').content).toContain("including ₦1,500.50 for delivery, which you don't keep")
})

test('PAYOUT-01 the page says that payouts are made by hand, and names no day', async () => {
  const { all } = openHubPage(page, answersOf(MONEY))

  await expect.poll(() => all.css('main').content).toContain('Payouts are not automatic yet')
  expect(all.css('main').content).toContain('our team makes payouts by hand')
  expect(all.css('main').content).not.toMatch(/Friday|month end|Next payout/)
})

test('PAYOUT-01 a new shop sees an empty balance, and one that owes sees what it owes', async () => {
  const first = openHubPage(page, answersOf(NOTHING))
  await expect.poll(() => first.all.css('main').content).toContain('Your balance grows with every paid order')
  expect(first.all.css('summary').count).toBe(0)

  const owing = { ...NOTHING, balance: -1_500, available: { amount: -1_500, orders: 0 } }
  const second = openHubPage(page, answersOf(owing))
  await expect.poll(() => second.all.css('main').content).toContain('You owe₦1,500Your next sales pay it.')
  expect(second.all.css('main').content).toContain('Owed by you')
})

test('PAYOUT-01 a failure can be tried again', async () => {
  const { api, all } = openHubPage(page, [
    fail(getMoney, { status: 503, code: 'UNAVAILABLE', message: 'Please try again in a moment.' }),
    ...answersOf(MONEY).slice(1),
  ])
  await expect.poll(() => all.role('alert').content).toContain("We couldn't load your balance")

  api.give(answer(getMoney, MONEY))
  await all.role('button', 'Try again').click()
  await expect.poll(() => all.css('main').content).toContain('₦4,820')
})

import { getChecklist } from '@ahia/contracts/seller/checklist'
import { getDeliveryKey, listSellerOrders } from '@ahia/contracts/seller/seller-orders'
import { getToday, type Today } from '@ahia/contracts/seller/today'
import { answer, fail } from '@ahia/testing/open-page'
import { sampleSellerOrder } from '@ahia/testing/seller/sample-orders'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import page from './home-page.tsx'
import { listWaiting } from './to-do.rules.ts'

const QUIET: Today = {
  available: 184_320,
  pending: 412_900,
  low: 0,
  soldOut: 0,
  unreadNews: 0,
  openQuestions: 0,
  isSuspended: false,
}
const BUSY: Today = { ...QUIET, low: 3, soldOut: 1, unreadNews: 5, openQuestions: 2 }

const AROUND = [
  answer(getChecklist, { steps: null }),
  answer(listSellerOrders, { orders: [], counts: { new: 0, toShip: 0, late: 0 }, next: null }),
]

const balance = () => document.querySelector('main a[href="/seller/money"]')?.textContent
const waiting = () =>
  [...document.querySelectorAll('[aria-labelledby=to-do] li a')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ])

test('PAYOUT-01, SELL-46, SELL-47, SELL-62 the first screen asks once for the balance and all that waits', async () => {
  const { api } = openHubPage(page, [...AROUND, answer(getToday, BUSY)])

  await expect.poll(balance).toBe('Available balance₦184,320₦412,900pending')
  expect(waiting()).toEqual([
    ['/seller/questions', '2 customers are waiting for your answer'],
    ['/seller/stock?show=SOLD_OUT', '1 item is sold out'],
    ['/seller/stock?show=LOW', '3 items are running low'],
    ['/seller/news', '5 unread news items'],
  ])
  expect(api.sent(getToday)).toHaveLength(1)
})

test('PAYOUT-01 a shop that owes reads that it owes, and one that nothing waits for reads that', async () => {
  const { all } = openHubPage(page, [...AROUND, answer(getToday, { ...QUIET, available: -360 })])

  await expect.poll(balance).toContain('You owe₦360')
  expect(all.css('[aria-labelledby=to-do]').content).toContain('All done.')
})

test('SELL-06 what could not be loaded stays a dash, says so, and can be loaded again', async () => {
  const { api, all } = openHubPage(page, [...AROUND, fail(getToday, { status: 500 })])
  await expect.poll(() => all.role('alert').count).toBe(1)
  await expect.poll(balance).toBe('Available balance––pending')

  api.give(answer(getToday, BUSY))
  await all.role('button', 'Try again').click()
  await expect.poll(() => waiting().length).toBe(4)
})

test('SELL-26 the first screen lists what is due first, and last what waits for the customer', async () => {
  const [paused, due] = [sampleSellerOrder(1, { status: 'WAITING_FOR_ADDRESS' }), sampleSellerOrder(2)]
  const counts = { new: 1, toShip: 2, late: 1 }
  const given = answer(listSellerOrders, { orders: [paused, due], counts, next: null })
  const key = answer(getDeliveryKey, { publicKey: 'key' })
  openHubPage(page, [answer(getChecklist, { steps: null }), given, answer(getToday, QUIET), key])

  const listed = () =>
    [...document.querySelectorAll('[aria-labelledby=orders-today] a[href*="/orders/"]')].map((link) =>
      link.getAttribute('href'),
    )
  await expect.poll(listed).toEqual([`/seller/orders/${due._id}`, `/seller/orders/${paused._id}`])
})

test('SELL-46, SELL-62 one of a kind is not called many', () => {
  const one = listWaiting({ ...QUIET, low: 1, openQuestions: 1, soldOut: 2 })

  expect(one.map(({ text }) => text)).toEqual([
    '1 customer is waiting for your answer',
    '2 items are sold out',
    '1 item is running low',
  ])
})

test('ADMIN-21 a suspended shop reads it before anything else on its first screen', async () => {
  const { all } = openHubPage(page, [...AROUND, answer(getToday, { ...QUIET, isSuspended: true })])
  const link = () => document.querySelector('main a[href="/seller/standing"]')
  await expect.poll(() => link()?.textContent).toBe('See why and what to do')

  expect(all.text('Your shop is closed for now').count).toBe(1)
  expect(document.querySelector('main h1 + div')?.contains(link())).toBe(true)
})

test('ADMIN-21 a shop that is open reads nothing of it', async () => {
  const { all } = openHubPage(page, [...AROUND, answer(getToday, BUSY)])
  await expect.poll(() => waiting().length).toBe(4)

  expect(all.text('Your shop is closed for now').count).toBe(0)
})

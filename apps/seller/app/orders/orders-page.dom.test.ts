import { getDeliveryKey, listSellerOrders } from '@ahia/contracts/seller/seller-orders'
import { answer } from '@ahia/testing/open-page'
import { sampleSellerOrder } from '@ahia/testing/seller/sample-orders'
import { afterEach, expect, test, vi } from 'vitest'
import { enqueue } from '#offline/queue.ts'
import { sendQueue } from '#offline/send-queue.ts'
import { openHubPage } from '../../test/open-hub-page.ts'
import page from './orders-page.tsx'

const EMPTY = { orders: [], counts: { new: 0, toShip: 0, late: 0 }, next: null }

afterEach(() => vi.restoreAllMocks())

const listOf = (count: number) => [
  answer(getDeliveryKey, { publicKey: 'key' }),
  answer(listSellerOrders, {
    orders: Array.from({ length: count }, (_, place) => sampleSellerOrder(place + 1)),
    counts: { new: count, toShip: count, late: count },
    next: null,
  }),
]
const rowCount = () => document.querySelectorAll('main li a[href^="/seller/orders/"]').length

test('SELL-26 a list longer than what is drawn first is shown to its end', async () => {
  const { all } = openHubPage(page, listOf(20), { path: '/seller/orders' })

  await expect.poll(rowCount).toBe(20)
  expect(all.role('heading', 'Late20').count).toBe(1)
})

test('SELL-06 the list says that the network is gone as soon as it is, and not when it would load again', async () => {
  const { all } = openHubPage(page, listOf(1), { path: '/seller/orders' })
  await expect.poll(rowCount).toBe(1)
  expect(all.text(/No connection/).count).toBe(0)

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))

  await expect.poll(() => all.role('status').content).toContain('No connection. Seen just now.')
})

test('SELL-54 while what waited is sent the list is loaded once, at its end, as a shop pays for its data', async () => {
  const { api } = openHubPage(page, [answer(listSellerOrders, EMPTY)], { path: '/seller/orders' })
  await expect.poll(() => api.sent(listSellerOrders)).toHaveLength(1)
  for (let at = 0; at < 3; at += 1) await enqueue({ orders: [], step: { kind: 'PACK' } })

  const askedBefore: number[] = []
  await sendQueue(async () => {
    await api.settled()
    askedBefore.push(api.sent(listSellerOrders).length)
    return null
  })

  expect(askedBefore).toEqual([1, 1, 1])
  await expect.poll(() => api.sent(listSellerOrders)).toHaveLength(2)
})

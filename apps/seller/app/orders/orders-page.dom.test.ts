import { listSellerOrders } from '@ahia/contracts/seller/seller-orders'
import { answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { enqueue } from '#offline/queue.ts'
import { sendQueue } from '#offline/send-queue.ts'
import { openHubPage } from '../../test/open-hub-page.ts'
import page from './orders-page.tsx'

const EMPTY = { orders: [], counts: { new: 0, toShip: 0, late: 0 }, next: null }

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

import { getSellerOrder, readDeliveryAddress } from '@ahia/contracts/seller/seller-orders'
import { answer } from '@ahia/testing/open-page'
import { sampleSellerOrder } from '@ahia/testing/seller/sample-orders'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import page from './order-page.tsx'

const ADDRESS = {
  name: 'Chidi Obi',
  phone: null,
  street: null,
  city: 'Ikeja',
  state: 'LAGOS',
  info: null,
} as const

const { View: OrderPage } = page

afterEach(() => vi.unstubAllGlobals())

async function openSheet() {
  const order = sampleSellerOrder(1, { status: 'PACKED' })
  const View = () => createElement(OrderPage, { params: { id: order._id }, data: {}, outcome: null })
  const answers = [answer(getSellerOrder, { order }), answer(readDeliveryAddress, ADDRESS)]
  const { all } = openHubPage({ View }, answers, { path: `/seller/orders/${order._id}` })
  await all.role('button', 'Hand over').click()
  return all
}

test('SELL-31 SELL-54 handing over without a network: the sheet is closed in the draw that shows where the parcel is', async () => {
  const all = await openSheet()
  const sheetsOnceShown: (Element | null)[] = []
  new MutationObserver(() => {
    if (document.body.textContent?.includes('With your own rider'))
      sheetsOnceShown.push(document.querySelector('dialog > :not([hidden]) form'))
  }).observe(document.body, { childList: true, subtree: true, characterData: true })

  await all.role('button', 'Hand over now').click()

  await expect.poll(() => sheetsOnceShown[0]).toBeNull()
})

test('SELL-54 a hand-over is shown before storage has taken it in, and taken back when the browser rejects', async () => {
  const all = await openSheet()
  const lock = Promise.withResolvers<void>()
  vi.stubGlobal('navigator', { locks: { request: () => lock.promise } })

  await all.role('button', 'Hand over now').click()
  expect(all.text('With your own rider').count).toBe(1)
  lock.reject(new Error('blocked'))

  await expect.poll(() => all.role('alert').content).toMatch(/^Your browser is blocking storage/)
  expect(all.text('With your own rider').count).toBe(0)
  expect(all.role('button', 'Hand over').count).toBe(1)
})

import { packParcel } from '@ahia/contracts/seller/seller-orders'
import { fail } from '@ahia/testing/open-page'
import { createElement, Fragment } from 'react'
import { expect, test } from 'vitest'
import { QueueNotes } from '#shell/queue-notes.tsx'
import { openHubPage } from '../../test/open-hub-page.ts'
import page from './pick-page.tsx'

const EMAIL = 'a@example.com'
const idOf = (n: number) => `00000000-0000-4000-8000-0000a1b2c3d${n}`

const item = (name: string, quantity: number, sku: string | null = null) => ({
  name,
  choices: [],
  addOns: [],
  quantity,
  total: 1000,
  image: null,
  sku,
})

const order = (n: number, ...items: object[]) => ({
  _id: idOf(n),
  status: 'PAID',
  paidAt: '2026-11-17T08:00:00.000Z',
  items,
  itemsTotal: 1000,
  deliveryFee: 1500,
  delivery: { type: 'DOORDELIVERY', city: 'Ikeja', state: 'LAGOS' },
  parcel: { _id: `0${idOf(n).slice(1)}`, status: 'ACCEPTED', isLate: false, question: null, moves: [] },
  actions: ['PACK'],
})

/** The page under the notes that every page of the hub has. */
const View = () => createElement(Fragment, null, createElement(QueueNotes), createElement(page.View))

/** On what the phone has kept of two orders: the API answers nothing, as without a network. */
function openPickList() {
  const orders = [order(1, item('Ogi, 1 kg', 2), item('Ankara dress', 1)), order(2, item('Ogi, 1 kg', 4))]
  const kept = Object.fromEntries(orders.map((one) => [one._id, one]))
  const seen = { owner: EMAIL, lists: {}, counts: null, orders: kept, addresses: {} }
  localStorage.setItem('seller-orders-2', JSON.stringify(seen))
  const path = `/seller/orders/pick?ids=${idOf(1)},${idOf(2)}`
  return openHubPage({ View }, [], { path, signedIn: { email: EMAIL } })
}

test('SELL-29 one tap ticks a product in the boxes of all its orders, without a network, and the ticks outlive a restart', async () => {
  const { all, reload } = openPickList()
  const rows = all.css('section[aria-labelledby=fetch] li')
  await expect.poll(() => rows.count).toBe(2)
  const [dress, ogi] = [rows.first(), rows.last()]
  expect(ogi.content).toMatch(/Ogi, 1 kg.*for 2 orders.*× 6/)

  await ogi.css('input').click()

  const boxes = [all.css('article').first(), all.css('article').last()]
  const ticks = () => boxes.map((box) => box.css('input:checked').count)
  await expect.poll(ticks).toEqual([1, 1])
  expect(boxes.map((box) => box.css('button').content)).toEqual(['Mark as packed anyway', 'Mark as packed'])

  reload()
  await expect.poll(ticks).toEqual([1, 1])

  await boxes[0]?.css('input:not(:checked)').click() // the dress, in its own box
  await expect.poll(ticks).toEqual([2, 1])
  expect(dress.css('input').isChecked).toBe(true)
  await ogi.css('input').click() // back on the shelf
  await expect.poll(ticks).toEqual([1, 0])
})

test('SELL-29, SELL-55 a box packed without a network waits on the phone; what the market rejects later stays on top until it is read', async () => {
  const { api, all } = openPickList()
  api.setOffline(true)
  const box = all.css('article').last()
  await expect.poll(() => box.count).toBe(1)

  await box.css('input').click()
  await box.role('button', 'Mark as packed').click()

  await expect.poll(() => box.content).toContain('Packed')
  expect(box.css('button').count).toBe(0)
  await expect.poll(() => all.css('[role=status]').content).toBe('1 change waiting to be sent')

  api.setOffline(false)
  api.give(fail(packParcel, { status: 409, code: 'ORDER_CANCELLED', message: 'It was cancelled at 10:42.' }))
  dispatchEvent(new Event('online'))

  const notice = all.css('[role=alert]')
  await expect.poll(() => notice.content).toContain("Packing wasn't saved")
  expect(notice.content).toContain('Order #a1b2c3d2: It was cancelled at 10:42.')
  expect(api.sent(packParcel)).toHaveLength(1)
  dispatchEvent(new Event('online'))
  await notice.role('button', "OK, I've seen it").click()
  await expect.poll(() => notice.count).toBe(0)
  expect(api.sent(packParcel)).toHaveLength(1)
})

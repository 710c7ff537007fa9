import type { OrderId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { send } from '../../../test/customer.ts'
import {
  aBuyer,
  anOrder,
  aThing,
  goBack,
  movesOf,
  newsOf,
  startOrdersApi,
  stockOf,
} from '../../../test/order-fixture.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const DAY_MINUTES = 24 * 60
const ship = (orderId: OrderId) => send(api, `/dev/console/${orderId}/ship`, { method: 'POST' })
const settle = (orderId: OrderId, body: unknown) => send(api, `/dev/console/${orderId}/settle`, { body })
const statusOf = async (answer: Promise<Response>) => (await answer).status

test('ORD-06 cancelling an unpaid order returns its items to stock, without a refund', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api, 10)
  const orderId = await anOrder(api, buyer, thing, { quantity: 4 })

  for (const _twice of [1, 2]) expect(await statusOf(buyer.post(`/orders/${orderId}/cancel`))).toBe(200)

  expect(await buyer.order(orderId)).toMatchObject({ status: 'CANCELLED', actions: [] })
  expect(await stockOf(api, thing.productId)).toBe(10)
  expect(await newsOf(api, 'order.refund_due', orderId)).toEqual([])
})

test('ORD-06 20 concurrent cancellations of a paid order return the stock once and refund once', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api, 10)
  const orderId = await anOrder(api, buyer, thing, { quantity: 4, status: 'PAID' })

  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => statusOf(buyer.post(`/orders/${orderId}/cancel`))),
  )

  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await movesOf(api, orderId)).toEqual([
    'PENDING by CUSTOMER',
    'PAID by MARKET',
    'CANCELLED by CUSTOMER',
  ])
  expect(await stockOf(api, thing.productId)).toBe(10)
  expect(await newsOf(api, 'order.refund_due', orderId)).toEqual([{ orderId, reason: 'CANCELLED' }])
})

test('ORD-06 when shop and customer act at once, the order is either shipped or cancelled', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api, 100)
  const orderIds: OrderId[] = []
  for (let made = 0; made < 8; made += 1) orderIds.push(await anOrder(api, buyer, thing, { status: 'PAID' }))

  for (const orderId of orderIds) {
    const answers = await Promise.all([
      statusOf(buyer.post(`/orders/${orderId}/cancel`)),
      statusOf(ship(orderId)),
    ])
    expect(answers.toSorted()).toEqual([200, 409])
    const refunds = await newsOf(api, 'order.refund_due', orderId)
    const { status } = await buyer.order(orderId)
    expect(refunds).toHaveLength(status === 'CANCELLED' ? 1 : 0)
  }
})

test.each([
  ['cancel', 'SHIPPED', {}],
  ['cancel', 'DELIVERED', {}],
  ['cancel', 'EXPIRED', {}],
  ['confirm', 'PENDING', {}],
  ['confirm', 'PAID', {}],
  ['confirm', 'REFUNDED', {}],
  ['dispute', 'SHIPPED', { kind: 'PROBLEM', reason: 'Broken' }],
  ['dispute', 'CANCELLED', { kind: 'PROBLEM', reason: 'Broken' }],
] as const)('ORD-05 %s is refused for a %s order, and nothing changes', async (call, status, body) => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api), { status })
  const before = await movesOf(api, orderId)

  const error = await buyer.errorOf(`/orders/${orderId}/${call}`, body)

  expect(error).toMatchObject({ status: 409, code: 'STEP_REFUSED', details: { status } })
  expect(await movesOf(api, orderId)).toEqual(before)
})

test("ORD-06 another customer's order is not found by any call and stays unchanged", async () => {
  const [buyer, stranger] = [await aBuyer(api), await aBuyer(api)]
  const thing = await aThing(api)
  const orderId = await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  const before = await movesOf(api, orderId)
  const calls = [
    ['cancel', {}],
    ['confirm', {}],
    ['dispute', { kind: 'PROBLEM', reason: 'Broken' }],
  ] as const

  for (const id of [orderId, newId<OrderId>()]) {
    for (const [call, body] of calls)
      expect(await stranger.errorOf(`/orders/${id}/${call}`, body)).toMatchObject({
        status: 404,
        code: 'ORDER_NOT_FOUND',
      })
    expect(await readError(await stranger.get(`/orders/${id}/receipt`))).toMatchObject({ status: 404 })
  }
  expect(await statusOf(stranger.post('/orders/all/cancel'))).toBe(422)
  expect(await movesOf(api, orderId)).toEqual(before)
})

test('ORD-06 a delivery is confirmed once, however often it is sent, and starts the complaint week', async () => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'PAID' })
  await ship(orderId)

  const answers = await Promise.all([1, 2, 3].map(() => statusOf(buyer.post(`/orders/${orderId}/confirm`))))

  expect(answers).toEqual([200, 200, 200])
  expect(await movesOf(api, orderId)).toEqual([
    'PENDING by CUSTOMER',
    'PAID by MARKET',
    'SHIPPED by SHOP',
    'DELIVERED by CUSTOMER',
  ])
  const order = await buyer.order(orderId)
  expect(order).toMatchObject({ status: 'DELIVERED', actions: ['REPORT_PROBLEM', 'RECEIPT'] })
  const days = (Date.parse(order.reportableUntil ?? '') - Date.now()) / 86_400_000
  expect(days).toBeCloseTo(7, 2)
})

test('ORD-06 a problem can be reported once, within a week, with a reason', async () => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'DELIVERED' })
  const body = { kind: 'PROBLEM', reason: '  The jar is broken.  ' }

  const answers = await Promise.all(
    [1, 2, 3].map(() => statusOf(buyer.post(`/orders/${orderId}/dispute`, body))),
  )

  expect(answers).toEqual([200, 200, 200])
  const { timeline, status } = await buyer.order(orderId)
  expect(status).toBe('DISPUTED')
  expect(timeline.at(-1)).toMatchObject({ status: 'DISPUTED', by: 'CUSTOMER', note: 'The jar is broken.' })
  const { rows } = await api.pool.query('select kind, reason from disputes where order_id = $1', [orderId])
  expect(rows).toEqual([{ kind: 'PROBLEM', reason: 'The jar is broken.' }])
  const other = await buyer.errorOf(`/orders/${orderId}/dispute`, {
    kind: 'PROBLEM',
    reason: 'Something else',
  })
  expect(other).toMatchObject({ status: 409, code: 'STEP_REFUSED' })
})

test.each([
  ['a problem after a week', 'PROBLEM', { policy: 'RETURN', days: 30 }, 7],
  ['a return of what has none', 'RETURN', { policy: 'NONE', days: 30 }, 0],
  ['a return after its days', 'RETURN', { policy: 'RETURN OR REFUND', days: 10 }, 10],
] as const)('ORD-06 %s is refused', async (_case, kind, returns, days) => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'DELIVERED', returns })
  await goBack(api, orderId, days * DAY_MINUTES)

  const error = await buyer.errorOf(`/orders/${orderId}/dispute`, { kind, reason: 'Too small' })

  expect(error).toMatchObject({ status: 409, code: 'RETURN_REFUSED' })
  expect((await buyer.order(orderId)).status).toBe('DELIVERED')
})

test.each([
  [{ kind: 'PROBLEM' }],
  [{ kind: 'PROBLEM', reason: '   ' }],
  [{ kind: 'PROBLEM', reason: 'a'.repeat(2001) }],
  [{ kind: 'REFUND', reason: 'Broken' }],
  [{ kind: 'PROBLEM', reason: 'Broken', amount: 5 }],
])('ORD-06 a complaint with %j is refused', async (body) => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'DELIVERED' })

  expect(await buyer.errorOf(`/orders/${orderId}/dispute`, body)).toMatchObject({ status: 422 })
})

test('ORD-05 staff refund a return once, and the items return to stock', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api, 10)
  const returns = { policy: 'RETURN', days: 14 } as const
  const orderId = await anOrder(api, buyer, thing, { quantity: 3, status: 'DELIVERED', returns })
  await buyer.post(`/orders/${orderId}/dispute`, { kind: 'RETURN', reason: 'Too small' })

  const decision = { outcome: 'REFUNDED', answer: 'We have it back.' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => statusOf(settle(orderId, decision))))

  expect(answers).toEqual([200, 200, 200, 200])
  expect(await newsOf(api, 'order.refund_due', orderId)).toEqual([{ orderId, reason: 'DISPUTE' }])
  expect(await stockOf(api, thing.productId)).toBe(10)
  const { status, timeline } = await buyer.order(orderId)
  expect(status).toBe('REFUNDED')
  expect(timeline.at(-1)).toMatchObject({ by: 'STAFF', note: 'We have it back.' })
  expect(await statusOf(settle(orderId, { outcome: 'TURNED_DOWN', answer: 'No' }))).toBe(409)
})

test('ORD-05, ADMIN-25 a declined dispute leaves delivery and stock unchanged, and is not opened again', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api, 10)
  const orderId = await anOrder(api, buyer, thing, { quantity: 3, status: 'DELIVERED' })
  await buyer.post(`/orders/${orderId}/dispute`, { kind: 'PROBLEM', reason: 'Wrong colour' })

  await settle(orderId, { outcome: 'TURNED_DOWN', answer: 'It is the colour you chose.' })

  const after = await buyer.order(orderId)
  expect(after).toMatchObject({ status: 'DELIVERED', reportableUntil: null, items: [{ isDisputed: true }] })
  const again = await buyer.errorOf(`/orders/${orderId}/dispute`, { kind: 'PROBLEM', reason: 'Really!' })
  expect(again).toMatchObject({ status: 409, code: 'STEP_REFUSED' })
  expect(await stockOf(api, thing.productId)).toBe(7)
  expect(await newsOf(api, 'order.refund_due', orderId)).toEqual([])
})

test('ORD-05 the dev console ships only paid orders and settles only disputed ones', async () => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api))

  expect(await statusOf(ship(orderId))).toBe(409)
  expect(await statusOf(ship(newId<OrderId>()))).toBe(404)
  expect(await statusOf(settle(orderId, { outcome: 'REFUNDED', answer: 'Yes' }))).toBe(409)
  expect(await statusOf(send(api, '/dev/console'))).toBe(200)
})

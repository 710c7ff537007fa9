import { randomUUID } from 'node:crypto'
import { acceptOrders, listSellerOrders, readDeliveryAddress } from '@ahia/contracts/seller/seller-orders'
import { beforeAll, expect, test } from 'vitest'
import { aBuyer, movesOf, newsOf, startOrdersApi, stockOf } from '../../../test/order-fixture.ts'
import { aSale, aSeller, aSentSale, HAND_OVER, newsFor, now, passTime } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const statusOf = async (answer: Promise<Response>) => (await answer).status

test('SELL-24, SELL-25 a paid order is in its shop’s queue with a due time, and the shop is told in the same transaction', async () => {
  const sale = await aSale(api)

  const { orders, counts } = await readData(listSellerOrders, await sale.seller.get('/orders'))

  expect(counts).toEqual({ new: 1, toShip: 1, late: 0 })
  expect(orders).toMatchObject([
    { _id: sale.orderId, status: 'PAID', parcel: { status: 'NEW', isLate: false, proof: null } },
  ])
  const dueAt = new Date(orders[0]?.parcel.dueAt ?? '')
  expect(dueAt.getTime()).toBeGreaterThan(Date.now())
  expect(dueAt.toISOString()).toMatch(/T22:59:59.000Z$/)
  expect(await newsFor(api, sale)).toEqual(['ORDER_PAID'])
})

test('SELL-25 a ready meal is due after two open hours', async () => {
  const seller = await aSeller(api, { area: 'CITY', promise: { within: 3, unit: 'HOURS' } })
  const { orderId } = await aSale(api, { seller })

  const { parcel, paidAt } = await seller.order(orderId)

  const hours = (Date.parse(parcel.dueAt) - Date.parse(paidAt)) / 3_600_000
  expect(hours).toBeGreaterThanOrEqual(2)
  expect(hours).toBeLessThanOrEqual(14)
})

test('SELL-28, PRIV-12 the address is hidden until the order is accepted, its reading is recorded, and it is hidden again 30 days after the end', async () => {
  const sale = await aSale(api)
  const { seller, orderId, parcelId } = sale
  expect(JSON.stringify(await seller.order(orderId))).not.toMatch(/Ogui Road|0803|Eze/)
  expect(await statusOf(seller.post(`/parcels/${parcelId}/address`, {}))).toBe(409)

  const accepted = await readData(
    acceptOrders,
    await seller.act('/orders/accept', { ids: [orderId], at: undefined }),
  )
  const address = await readData(readDeliveryAddress, await seller.post(`/parcels/${parcelId}/address`, {}))

  expect(accepted.results).toEqual([{ id: orderId, result: 'ACCEPTED' }])
  expect(address).toMatchObject({ name: 'Ngọzi Eze', phone: '0803 123 4567', street: '12 Ogui Road' })
  const { rows } = await api.pool.query('select account_id from address_reads where parcel_id = $1', [
    parcelId,
  ])
  expect(rows).toEqual([{ account_id: seller.accountId }])
  await sale.buyer.post(`/orders/${orderId}/cancel`)
  await passTime(api, '31 days')
  expect(await statusOf(seller.post(`/parcels/${parcelId}/address`, {}))).toBe(409)
})

test('PRIV-12 the receiver is readable until 30 days after delivery, then dots, and every reading is on record', async () => {
  const sale = await aSentSale(api)
  const { seller, buyer, orderId, parcelId } = sale
  const read = () => statusOf(seller.post(`/parcels/${parcelId}/address`, {}))
  expect((await buyer.post(`/orders/${orderId}/confirm`)).status).toBe(200)

  expect(await read()).toBe(200)
  await passTime(api, '29 days')
  expect(await read()).toBe(200)
  await passTime(api, '2 days')
  expect(await read()).toBe(409)
  expect(JSON.stringify(await seller.order(orderId))).not.toMatch(/Ogui Road|0803|Eze/)
  const { rows } = await api.pool.query('select account_id from address_reads where parcel_id = $1', [
    parcelId,
  ])
  expect(rows).toEqual([{ account_id: seller.accountId }, { account_id: seller.accountId }])
})

test('SELL-27, SELL-31 packed, handed over and at the pickup point: the order follows, and each step keeps who took it', async () => {
  const { seller, buyer, orderId, parcelId } = await aSale(api, { deliveryWay: 'PICKUP' })

  for (const [path, body] of [
    ['packed', {}],
    ['handed-over', { ...HAND_OVER, waybill: 'GIG-77' }],
    ['at-point', {}],
  ] as const)
    expect(await statusOf(seller.act(`/parcels/${parcelId}/${path}`, body))).toBe(200)

  const { parcel, status } = await buyer.order(orderId)
  expect(status).toBe('SHIPPED')
  expect(parcel).toMatchObject({ status: 'AT_POINT', carrier: 'Own rider', waybill: 'GIG-77' })
  expect(parcel?.moves.map((move) => `${move.status} by ${move.by}`)).toEqual([
    'NEW by MARKET',
    'PACKED by SHOP',
    'HANDED_OVER by SHOP',
    'AT_POINT by SHOP',
  ])
  const { rows } = await api.pool.query(
    'select distinct account_id from parcel_moves where parcel_id = $1 and account_id is not null',
    [parcelId],
  )
  expect(rows).toEqual([{ account_id: seller.accountId }])
})

test('SELL-31 a packed parcel can be opened again until it is handed over', async () => {
  const { seller, orderId, parcelId } = await aSale(api)
  await seller.act(`/parcels/${parcelId}/packed`)
  const undo = () => seller.post(`/parcels/${parcelId}/undo`, { requestKey: randomUUID() })

  expect([await statusOf(undo()), await statusOf(undo())]).toEqual([200, 200])
  expect((await seller.order(orderId)).parcel.status).toBe('ACCEPTED')
  await seller.act(`/parcels/${parcelId}/handed-over`, HAND_OVER)
  expect(await statusOf(undo())).toBe(409)
})

test('SELL-07, SELL-27 a command that is sent twice, or late, gets the first answer; its key with other content is refused', async () => {
  const { seller, parcelId, orderId } = await aSale(api)
  const body = { requestKey: randomUUID(), at: now(), ...HAND_OVER }
  const send = () => seller.post(`/parcels/${parcelId}/handed-over`, body)

  const answers = await Promise.all([send(), send(), send(), send()])

  const texts = new Set(await Promise.all(answers.map((answer) => answer.text())))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(texts.size).toBe(1)
  expect(await statusOf(seller.act(`/parcels/${parcelId}/packed`))).toBe(200) // sent late by a phone without a network
  expect((await seller.order(orderId)).parcel.status).toBe('HANDED_OVER')
  const other = await seller.post(`/parcels/${parcelId}/handed-over`, { ...body, carrier: 'GIG' })
  expect(await readError(other)).toMatchObject({ status: 422, code: 'REQUEST_KEY_REUSED' })
  expect((await movesOf(api, orderId)).filter((move) => move.startsWith('SHIPPED'))).toHaveLength(1)
})

test('SELL-31 when the customer cancels while the shop hands over, one wins and nothing is shipped that is refunded', async () => {
  const [seller, buyer] = [await aSeller(api, { stock: 100 }), await aBuyer(api)]
  for (let round = 0; round < 8; round += 1) {
    const { orderId, parcelId } = await aSale(api, { seller, buyer })

    const answers = await Promise.all([
      statusOf(buyer.post(`/orders/${orderId}/cancel`)),
      statusOf(seller.act(`/parcels/${parcelId}/handed-over`, HAND_OVER)),
    ])

    expect(answers.toSorted()).toEqual([200, 409])
    const { status, parcel } = await seller.order(orderId)
    const refunds = await newsOf(api, 'order.refund_due', orderId)
    expect([status, parcel.status, refunds.length]).toEqual(
      status === 'CANCELLED' ? ['CANCELLED', 'CANCELLED', 1] : ['SHIPPED', 'HANDED_OVER', 0],
    )
  }
})

test('SELL-31 handing over what was cancelled says so, and the shop was told', async () => {
  const sale = await aSale(api)
  await sale.buyer.post(`/orders/${sale.orderId}/cancel`)

  const error = await sale.seller.errorOf(`/parcels/${sale.parcelId}/handed-over`, HAND_OVER)

  expect(error).toMatchObject({ status: 409, code: 'ORDER_CANCELLED' })
  expect(await newsFor(api, sale)).toEqual(['ORDER_PAID', 'ORDER_CANCELLED'])
})

test.each([
  ['SOLD_OUT', undefined, 0, true],
  ['DAMAGED', undefined, 8, true],
  ['SHOPPER_ASKED', undefined, 10, false],
  ['OTHER', 'Our oven is broken', 10, true],
] as const)(
  'SELL-32 a shop that can’t fulfil (%s) refunds all, says why, and the stock follows',
  async (reason, words, stock, counts) => {
    const { seller, buyer, orderId, parcelId } = await aSale(api)

    const cancel = () =>
      seller.post(`/orders/${orderId}/cannot-fulfil`, { requestKey: randomUUID(), reason, words })
    expect([await statusOf(cancel()), await statusOf(cancel())]).toEqual([200, 200])

    const order = await buyer.order(orderId)
    expect(order.timeline.at(-1)).toMatchObject({ status: 'CANCELLED', by: 'SHOP' })
    expect(order.timeline.at(-1)?.note).toContain(words ?? '')
    expect(await newsOf(api, 'order.refund_due', orderId)).toEqual([{ orderId, reason: 'CANCELLED' }])
    expect(await stockOf(api, seller.thing.productId)).toBe(stock)
    const { rows } = await api.pool.query('select counts_against_shop as counts from parcels where id = $1', [
      parcelId,
    ])
    expect(rows).toEqual([{ counts }])
  },
)

test('SELL-32 what was handed over can no longer be declined', async () => {
  const { seller, orderId } = await aSentSale(api)
  const body = { requestKey: randomUUID(), reason: 'SOLD_OUT' }

  expect(await readError(await seller.post(`/orders/${orderId}/cannot-fulfil`, body))).toMatchObject({
    status: 409,
    code: 'STEP_REFUSED',
    details: { status: 'SHIPPED' },
  })
})

test.each([
  ['packed', { at: '2999-01-01T00:00:00.000Z' }],
  ['packed', { at: '2001-01-01T00:00:00.000Z' }],
  ['packed', { at: 'yesterday' }],
  ['packed', { requestKey: 'no-key' }],
  ['handed-over', { carrier: ' ' }],
  ['handed-over', { carrier: 'a'.repeat(101) }],
  ['delivered', { code: '12345' }],
  ['delivered', { code: 'abcdef' }],
  ['delivered', {}],
  ['delivered', { code: '123456', token: 'x'.repeat(30) }],
  ['returning', { reason: 'BORED' }],
] as const)('SELL-27 %s with %j is refused, and nothing changes', async (path, body) => {
  const { seller, orderId, parcelId } = await aSentSale(api)

  expect(await seller.errorOf(`/parcels/${parcelId}/${path}`, body)).toMatchObject({ status: 422 })
  expect((await seller.order(orderId)).parcel.status).toBe('HANDED_OVER')
})

test('SELL-26 the queue has late orders first, pages through all of it, and finds an order by its number', async () => {
  const seller = await aSeller(api, { stock: 100 })
  const sales = []
  for (let made = 0; made < 3; made += 1) sales.push(await aSale(api, { seller }))
  await api.pool.query(`update parcels set due_at = now() - interval '1 hour' where id = $1`, [
    sales[2]?.parcelId,
  ])
  const page = async (query: string) => readData(listSellerOrders, await seller.get(`/orders?${query}`))

  const first = await page('limit=2')
  const second = await page(`limit=2&cursor=${first.next}`)

  expect(first.orders[0]).toMatchObject({ _id: sales[2]?.orderId, parcel: { isLate: true } })
  expect(first.counts).toEqual({ new: 3, toShip: 3, late: 1 })
  expect([...first.orders, ...second.orders].map(({ _id }) => _id).toSorted()).toEqual(
    sales.map(({ orderId }) => orderId).toSorted(),
  )
  expect(second.next).toBeNull()
  const found = await page(`tab=ALL&search=${sales[0]?.orderId.slice(-8)}`)
  expect(found.orders.map(({ _id }) => _id)).toEqual([sales[0]?.orderId])
})

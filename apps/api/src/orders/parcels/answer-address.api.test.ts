import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { aBuyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, letMarketAct, newsFor, passTime, type Sale } from '../../../test/parcel-fixture.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { countSellerOrders } from '../seller/seller-orders.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const ANSWER = { street: '14 Allen Avenue', city: 'Ikeja', info: 'Green gate' }
const ask = ({ seller, orderId }: Sale) =>
  seller.post(`/orders/${orderId}/ask-address`, {
    requestKey: randomUUID(),
    words: 'Which house number is it?',
  })
const dueOf = async ({ seller, orderId }: Sale) => Date.parse((await seller.order(orderId)).parcel.dueAt)
const HOUR_MS = 3_600_000

test('SELL-36 asking for the address stops the clock until the customer answers, and the shop is told', async () => {
  const sale = await aSale(api)
  const due = await dueOf(sale)
  expect((await ask(sale)).status).toBe(200)
  const asked = await sale.buyer.order(sale.orderId)
  expect(asked.parcel).toMatchObject({
    status: 'WAITING_FOR_ADDRESS',
    question: { text: 'Which house number is it?', answeredAt: null },
  })

  await passTime(api, '10 hours')
  await letMarketAct(api)
  const { parcel: still } = await sale.buyer.order(sale.orderId)
  expect(still?.status, 'two days have not passed').toBe('WAITING_FOR_ADDRESS')
  for (const _twice of [1, 2])
    expect((await sale.buyer.post(`/orders/${sale.orderId}/address`, ANSWER)).status).toBe(200)

  const order = await sale.buyer.order(sale.orderId)
  expect(order.delivery).toMatchObject({
    address: { street: '14 Allen Avenue', city: 'Ikeja' },
    info: 'Green gate',
  })
  expect(order.parcel?.status).toBe('ACCEPTED')
  // Ten hours have passed, and the due time has moved by as much.
  expect((await dueOf(sale)) - due).toBeCloseTo(0, -4)
  expect(await newsFor(api, sale)).toEqual(['ORDER_PAID', 'ADDRESS_ANSWERED'])
})

test('SELL-36 while the address is asked for, nothing is late; without a question it would be', async () => {
  const [asked, other] = [await aSale(api), await aSale(api)]
  await ask(asked)
  await api.pool.query(`update parcels set due_at = now() - interval '1 hour' where id = any($1)`, [
    [asked.parcelId, other.parcelId],
  ])
  const isLate = async ({ seller, orderId }: Sale) => (await seller.order(orderId)).parcel.isLate
  const late = async ({ seller }: Sale) => (await countSellerOrders(api.db.read, seller.shopId)).late

  expect([await isLate(asked), await isLate(other)]).toEqual([false, true])
  expect([await late(asked), await late(other)]).toEqual([0, 1])
})

test('SELL-36 it is asked once per order, waits for two days at most, and then the shop may end it without blame', async () => {
  const sale = await aSale(api)
  const due = await dueOf(sale)
  await ask(sale)
  expect(await readError(await ask(sale))).toMatchObject({ status: 409, code: 'ALREADY_ASKED' })

  await passTime(api, '60 hours')
  await letMarketAct(api)

  const { parcel } = await sale.seller.order(sale.orderId)
  expect(parcel.status).toBe('ACCEPTED')
  expect(((await dueOf(sale)) - due) / HOUR_MS).toBeCloseTo(-12, 1)
  const body = { requestKey: randomUUID(), reason: 'ADDRESS_INCOMPLETE' }
  expect((await sale.seller.post(`/orders/${sale.orderId}/cannot-fulfil`, body)).status).toBe(200)
  const { rows } = await api.pool.query('select counts_against_shop from parcels where id = $1', [
    sale.parcelId,
  ])
  expect(rows).toEqual([{ counts_against_shop: false }])
})

test('SELL-36 nobody else answers, nobody answers what was not asked, and for a pickup it is not asked', async () => {
  const [sale, pickup] = [await aSale(api), await aSale(api, { deliveryWay: 'PICKUP' })]
  const stranger = await aBuyer(api)

  expect(await sale.buyer.errorOf(`/orders/${sale.orderId}/address`, ANSWER)).toMatchObject({ status: 409 })
  await ask(sale)
  expect(await stranger.errorOf(`/orders/${sale.orderId}/address`, ANSWER)).toMatchObject({ status: 404 })
  expect(
    await sale.buyer.errorOf(`/orders/${sale.orderId}/address`, { ...ANSWER, street: ' ' }),
  ).toMatchObject({ status: 422 })
  expect((await ask(pickup)).status).toBe(409)
})

test('ORD-06, SELL-36 the customer can still cancel while the shop waits for the address', async () => {
  const sale = await aSale(api)
  await ask(sale)

  expect((await sale.buyer.post(`/orders/${sale.orderId}/cancel`)).status).toBe(200)
  expect(await sale.buyer.order(sale.orderId)).toMatchObject({
    status: 'CANCELLED',
    parcel: { status: 'CANCELLED' },
  })
})

import { randomUUID } from 'node:crypto'
import { listStandingAppeals } from '@ahia/contracts/developers/dev-console'
import type { ReviewId } from '@ahia/contracts/ids'
import {
  appealStanding,
  getStanding,
  listStandingOrders,
  type StandingMeasure,
} from '@ahia/contracts/seller/standing'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addReviews } from '#reviews/add-reviews.ts'
import { send } from '../../../test/customer.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, aSeller, aSentSale, letMarketAct, passDays, type Sale } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

type Seller = Sale['seller']

/** As 'LATE 1/2'. */
async function standingOf(seller: Seller): Promise<string[]> {
  const { days, measures } = await readData(getStanding, await seller.get('/standing'))
  expect(days).toBe(60)
  return measures.map(({ measure, against, of }) => `${measure} ${against}/${of}`)
}

const ordersOf = async (seller: Seller, measure: StandingMeasure) =>
  (await readData(listStandingOrders, await seller.get(`/standing/orders?measure=${measure}`))).orders

const appeal = (seller: Seller, orderId: string, body: object = {}) =>
  seller.post(`/standing/${orderId}/appeal`, {
    requestKey: randomUUID(),
    measure: 'CANCELLED',
    words: 'The customer asked me to.',
    ...body,
  })

/** An order that the shop could not fulfil. */
async function aCancelledSale(seller: Seller): Promise<Sale> {
  const sale = await aSale(api, { seller })
  const request = { requestKey: randomUUID(), reason: 'DAMAGED' }
  expect((await seller.post(`/orders/${sale.orderId}/cannot-fulfil`, request)).status).toBe(200)
  return sale
}

test('SELL-51 late, cancelled and disputed orders count, each with its sample; what staff turn down does not', async () => {
  const seller = await aSeller(api)
  expect(await standingOf(seller)).toEqual(['LATE 0/0', 'CANCELLED 0/0', 'COMPLAINT 0/0', 'FAULT 0/0'])
  const late = await aSale(api, { seller })
  await api.pool.query(`update parcels set due_at = now() - interval '1 minute' where id = $1`, [
    late.parcelId,
  ])
  await letMarketAct(api)
  const cancelled = await aCancelledSale(seller)
  const [refunded, turnedDown] = [await aDisputedSale(seller), await aDisputedSale(seller)]
  expect(await standingOf(seller)).toEqual(['LATE 1/3', 'CANCELLED 1/4', 'COMPLAINT 2/2', 'FAULT 0/2'])

  await settle(refunded, 'REFUNDED')
  await settle(turnedDown, 'TURNED_DOWN')

  expect(await standingOf(seller)).toEqual(['LATE 1/3', 'CANCELLED 1/4', 'COMPLAINT 1/2', 'FAULT 1/2'])
  const behind = async (measure: StandingMeasure) =>
    (await ordersOf(seller, measure)).map(({ orderId }) => orderId)
  expect(await behind('LATE')).toEqual([late.orderId])
  expect(await behind('CANCELLED')).toEqual([cancelled.orderId])
  expect(await behind('COMPLAINT')).toEqual([refunded.orderId])
  expect(await behind('FAULT')).toEqual([refunded.orderId])
  await passDays(api, 61)
  expect(await standingOf(seller)).toEqual(['LATE 0/0', 'CANCELLED 0/0', 'COMPLAINT 0/0', 'FAULT 0/0'])
})

async function aDisputedSale(seller: Seller): Promise<Sale> {
  const sale = await aSentSale(api, { seller })
  expect((await sale.buyer.post(`/orders/${sale.orderId}/confirm`, {})).status).toBe(200)
  const problem = { kind: 'PROBLEM', reason: 'It came broken.' }
  expect((await sale.buyer.post(`/orders/${sale.orderId}/dispute`, problem)).status).toBe(200)
  return sale
}

async function settle({ orderId }: Sale, outcome: string): Promise<void> {
  const body = { outcome, answer: 'We looked at the photos.' }
  expect((await send(api, `/dev/console/${orderId}/settle`, { body })).status).toBe(200)
}

test('SELL-51 an appeal reaches the team, staff decide it once, and the shop is emailed the answer', async () => {
  const seller = await aSeller(api)
  const { orderId } = await aCancelledSale(seller)
  const request = { requestKey: randomUUID() }

  const first = await readData(appealStanding, await appeal(seller, orderId, request))

  expect(first.order.appeal).toMatchObject({ words: 'The customer asked me to.', outcome: null })
  expect(await readData(appealStanding, await appeal(seller, orderId, request))).toEqual(first)
  expect(await readError(await appeal(seller, orderId))).toMatchObject({ status: 409, code: 'STEP_REFUSED' })
  expect(await standingOf(seller)).toContain('CANCELLED 1/1')
  const { appeals } = await readData(listStandingAppeals, await send(api, '/dev/console/appeals', {}))
  const waiting = appeals.find((one) => one.orderId === orderId)
  const decide = (outcome = 'TAKEN_OUT') =>
    send(api, `/dev/console/appeals/${waiting?._id}`, { body: { outcome, answer: 'We asked the customer.' } })
  expect((await decide()).status).toBe(200)
  expect((await decide()).status).toBe(200)
  expect((await decide('STAYS')).status).toBe(409)
  expect(await standingOf(seller)).toContain('CANCELLED 0/0')
  expect(await ordersOf(seller, 'CANCELLED')).toMatchObject([
    { orderId, appeal: { outcome: 'TAKEN_OUT', answer: 'We asked the customer.' } },
  ])
  expect(await subjectsAbout('no longer counts as cancelled')).toBe(1)
  expect(await subjectsAbout('Appeal: order')).toBe(1)
})

async function subjectsAbout(words: string): Promise<number> {
  const { rows } = await api.pool.query(
    `select from graphile_worker._private_jobs where payload->>'subject' like '%' || $1 || '%'`,
    [words],
  )
  return rows.length
}

test('SELL-03, SELL-51 nothing can be appealed that does not count against the own shop', async () => {
  const [seller, rival] = [await aSeller(api), await aSeller(api)]
  const { orderId } = await aCancelledSale(seller)
  const fine = await aSale(api, { seller })

  expect(await readError(await appeal(rival, orderId))).toMatchObject({
    status: 404,
    code: 'ORDER_NOT_FOUND',
  })
  expect((await appeal(seller, fine.orderId)).status).toBe(404)
  expect((await appeal(seller, orderId, { measure: 'LATE' })).status).toBe(404)
  expect((await appeal(seller, orderId, { words: '  ' })).status).toBe(422)
  expect((await appeal(seller, orderId, { words: 'x'.repeat(1001) })).status).toBe(422)
})

test('SELL-51 the orders behind a measure come page by page', async () => {
  const seller = await aSeller(api)
  const sales = await Promise.all(Array.from({ length: 3 }, () => aSale(api, { seller })))
  await api.pool.query(`update parcels set late_at = now() where shop_id = $1`, [seller.shopId])
  const newestFirst = sales
    .map(({ orderId }) => orderId)
    .toSorted()
    .toReversed()

  const { orders, next } = await readData(
    listStandingOrders,
    await seller.get(`/standing/orders?measure=LATE&cursor=${newestFirst[0]}`),
  )

  expect(orders.map(({ orderId }) => orderId)).toEqual(newestFirst.slice(1))
  expect(next).toBeNull()
})

test('SELL-51 stars are those of the reviews of the last 60 days', async () => {
  const seller = await aSeller(api)
  const { stars: none } = await readData(getStanding, await seller.get('/standing'))
  expect(none).toEqual({ average: null, reviews: 0 })
  const review = (stars: number, daysAgo: number) => ({
    id: newId<ReviewId>(),
    productId: seller.thing.productId,
    authorName: 'Ada O.',
    stars,
    text: null,
    createdAt: new Date(Date.now() - daysAgo * 86_400_000),
    isVerified: true,
  })
  const reviews = [review(5, 1), review(4, 59), review(1, 61)]
  await api.db.transaction((tx) => addReviews(tx, reviews))

  const { stars } = await readData(getStanding, await seller.get('/standing'))

  expect(stars).toEqual({ average: 4.5, reviews: 2 })
})

import { type ParcelId, type SellableId, sellableIdSchema } from '@ahia/contracts/ids'
import { CODE_REST_MINUTES, CODE_TRIES_AT_ONCE, MAX_CODE_TRIES, QUESTION_DAYS } from '@ahia/contracts/limits'
import { acceptOrders } from '@ahia/contracts/seller/seller-orders'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, HAND_OVER, type Sale } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { readRestSeconds, takeTry } from '../parcels/delivery-codes.sql.ts'
import { findShopPhoto, setPhoto, takeOldPhotos } from '../parcels/photos.sql.ts'
import { resumeDueTime, storeAddress, storeQuestion } from '../parcels/questions.sql.ts'
import { listToHandOver } from '../parcels/to-hand-over.reads.ts'
import { drawShopReceipt } from '../receipt/draw-shop-documents.ts'
import { listSellerFacts } from './seller-orders.sql.ts'

let api: TestApi
let sale: Sale
let other: Sale
beforeAll(async () => {
  api = await startOrdersApi()
  sale = await aSale(api)
  other = await aSale(api)
})

const rowsOf = async ({ orderId }: Sale) =>
  (
    await api.pool.query(
      'select * from orders o join parcels p on p.order_id = o.id where o.id = $1 order by p.id',
      [orderId],
    )
  ).rows

test('R15 a question and its answer change the parcel and the order that they are about', async () => {
  const before = await rowsOf(other)
  const { parcelId, orderId } = sale

  await api.db.transaction(async (tx) => {
    await storeQuestion(tx, { parcelId, question: 'Which gate?' })
    await storeAddress(tx, { parcelId, orderId, street: '1 Zik Avenue', city: 'Enugu', info: null })
    await resumeDueTime(tx, parcelId)
  })

  expect(await rowsOf(other)).toEqual(before)
  expect(await rowsOf(sale)).toMatchObject([{ street: '1 Zik Avenue', question: 'Which gate?' }])
})

test('SELL-36 a due time moves by how long the customer was asked, and by two days at most', async () => {
  const { parcelId } = sale
  const pausedAfter = async (span: string): Promise<number> => {
    await api.pool.query('update parcels set asked_at = now() - $2::interval where id = $1', [parcelId, span])
    await api.db.transaction((tx) => resumeDueTime(tx, parcelId))
    return (await rowsOf(sale))[0].paused_seconds
  }

  expect(await pausedAfter('3 hours')).toBe(3 * 3_600)
  expect(await pausedAfter('9 days')).toBe(QUESTION_DAYS * 86_400)
})

test('SELL-34 a code rests by its own tries, and after the last one for good', async () => {
  const { parcelId } = sale
  const rest = (id: ParcelId) => api.db.transaction((tx) => readRestSeconds(tx, id))
  const tries = (count: number, span: string | null) =>
    api.pool.query(
      'update delivery_codes set tries = $2, locked_until = now() + $3::interval where parcel_id = $1',
      [parcelId, count, span],
    )

  await tries(CODE_TRIES_AT_ONCE - 1, null)
  const restAfterTry = await api.db.transaction(async (tx) => {
    await takeTry(tx, parcelId)
    return readRestSeconds(tx, parcelId)
  })
  expect(restAfterTry).toBe(CODE_REST_MINUTES * 60)
  expect(await api.db.transaction((tx) => takeTry(tx, parcelId))).toBe(null)
  await tries(MAX_CODE_TRIES - 1, '10 seconds')
  expect(await rest(parcelId)).toBeGreaterThan(1)
  await tries(MAX_CODE_TRIES - 1, '-10 seconds')
  expect(await rest(parcelId)).toBe(1)
  await tries(MAX_CODE_TRIES, '10 seconds')
  expect(await rest(parcelId)).toBe(null)
  expect(await rest(other.parcelId)).not.toBe(null)
})

test('SELL-34, T5 a photo is of its own parcel, and old ones go a few at a time', async () => {
  const keys = await Promise.all(
    [sale, other].map(async ({ seller, parcelId }) => {
      const key = `parcel-${newId()}`
      await api.pool.query(
        `insert into uploads (key, account_id, kind, width, height) values ($1, $2, 'PARCEL', 8, 8)`,
        [key, seller.accountId],
      )
      await api.db.transaction((tx) => setPhoto(tx, parcelId, key))
      return key
    }),
  )
  const photoOf = ({ parcelId }: Sale, { seller }: Sale) =>
    findShopPhoto(api.db.read, { shopId: seller.shopId, parcelId })
  const takeOld = (limit: number) => api.db.transaction((tx) => takeOldPhotos(tx, { months: 6, limit }))

  expect([await photoOf(sale, sale), await photoOf(other, other)]).toEqual(keys)
  expect(await photoOf(sale, other)).toBe(null)
  expect(await takeOld(9)).toEqual([])
  await api.pool.query(`update parcels set paid_at = now() - interval '7 months'`)
  expect(await takeOld(1)).toHaveLength(1)
  expect(await takeOld(1)).toHaveLength(1)
  expect(await takeOld(1)).toEqual([])
  expect(await photoOf(sale, sale)).toBe(null)
})

test('SELL-41 what is to be handed over is of this shop, of these products and still there', async () => {
  const { seller } = sale
  const sellable = ({ seller: { thing } }: Sale) => [sellableIdSchema.parse(thing.productId)]
  const waiting = async (ids: SellableId[], shopId = seller.shopId) =>
    (await listToHandOver(api.db.read, { shopId, sellableIds: ids })).map(({ quantity }) => quantity)

  expect(await waiting(sellable(sale))).toEqual([2])
  expect(await waiting(sellable(other))).toEqual([])
  expect(await waiting([])).toEqual([])
  await seller.act(`/parcels/${sale.parcelId}/handed-over`, HAND_OVER)
  expect(await waiting(sellable(sale))).toEqual([])
  expect(await waiting(sellable(other), other.seller.shopId)).toEqual([2])
})

test('SELL-27, SELL-31 what is on its way is neither unpacked nor, at a door, left at a point', async () => {
  const { seller, parcelId } = sale
  const codeOf = async (path: string, body: object = {}) => (await seller.errorOf(path, body)).code

  expect(await codeOf(`/parcels/${parcelId}/undo`, { what: 'PACKED', at: undefined })).toBe('STEP_REFUSED')
  expect(await codeOf(`/parcels/${parcelId}/at-point`)).toBe('STEP_REFUSED')
  const pickup = await aSale(api, { seller, deliveryWay: 'PICKUP' })
  expect(await codeOf(`/parcels/${pickup.parcelId}/at-point`)).toBe('STEP_REFUSED')
  await seller.act(`/parcels/${pickup.parcelId}/handed-over`, HAND_OVER)
  for (const _twice of [1, 2])
    expect((await seller.act(`/parcels/${pickup.parcelId}/at-point`)).status).toBe(200)
})

test('SELL-27 the next page of a tab begins after a parcel of this shop', async () => {
  const { seller, buyer } = sale
  const sent = await aSale(api, { seller, buyer })
  await seller.act(`/parcels/${sent.parcelId}/handed-over`, HAND_OVER)
  for (const _twice of [1, 2]) await aSale(api, { seller, buyer })
  const page = async (tab: 'SHIPPED' | 'TO_SHIP', after: ParcelId | null) =>
    (
      await listSellerFacts(api.db.read, {
        shopId: seller.shopId,
        tab,
        way: null,
        state: null,
        number: null,
        after,
        limit: 9,
      })
    ).map(({ parcel }) => parcel._id)

  for (const tab of ['SHIPPED', 'TO_SHIP'] as const) {
    const all = await page(tab, null)
    expect(all.length).toBeGreaterThan(1)
    expect(await page(tab, all[0] ?? null)).toEqual(all.slice(1))
    expect(await page(tab, other.parcelId)).toEqual([])
  }
})

test('SELL-38 there is no receipt of an unknown order', async () => {
  const { shopId } = sale.seller
  await expect(drawShopReceipt(api, { shopId, orderId: newId() })).rejects.toMatchObject({
    code: 'ORDER_NOT_FOUND',
  })
})

test.each([
  ['ADDRESS_INCOMPLETE', '23 hours 59 minutes', {}, false],
  ['ADDRESS_INCOMPLETE', '24 hours 1 minute', {}, true],
  ['SOLD_OUT', '1 hour', {}, true],
  ['CANNOT_REACH', '25 hours', { asked: true }, false],
  ['CANNOT_REACH', '25 hours', { asked: true, answered: true }, true],
])(
  'SELL-32, SELL-36 %s said after %s %j counts against the shop: %s',
  async (reason, span, state, counts) => {
    const { seller, orderId, parcelId } = await aSale(api)
    if ('asked' in state)
      await api.pool.query(`update parcels set question = 'Which?', asked_at = now() where id = $1`, [
        parcelId,
      ])
    if ('answered' in state)
      await api.pool.query('update parcels set answered_at = now() where id = $1', [parcelId])
    await api.pool.query('update parcels set paid_at = paid_at - $2::interval where id = $1', [
      parcelId,
      span,
    ])

    expect((await seller.act(`/orders/${orderId}/cannot-fulfil`, { reason, at: undefined })).status).toBe(200)

    const { rows } = await api.pool.query('select counts_against_shop as counts from parcels where id = $1', [
      parcelId,
    ])
    expect(rows).toEqual([{ counts }])
  },
)

test('SELL-28 an order that was cancelled is not accepted, and the others are', async () => {
  const gone = await aSale(api)
  const open = await aSale(api, { seller: gone.seller })
  await gone.buyer.post(`/orders/${gone.orderId}/cancel`)

  const answer = await gone.seller.act('/orders/accept', { ids: [gone.orderId, open.orderId], at: undefined })

  expect((await readData(acceptOrders, answer)).results).toEqual([
    { id: gone.orderId, result: 'ORDER_CANCELLED' },
    { id: open.orderId, result: 'ACCEPTED' },
  ])
})

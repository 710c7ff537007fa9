import { randomUUID } from 'node:crypto'
import { addOpenHours } from '@ahia/rules/parcels/opening-hours'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { beforeAll, expect, test } from 'vitest'
import { PASSWORD, send } from '../../../test/customer.ts'
import { newsOf, startOrdersApi, stockOf } from '../../../test/order-fixture.ts'
import {
  aSale,
  aSeller,
  aSentSale,
  HAND_OVER,
  letMarketAct,
  newsFor,
  passDays,
  passTime,
  type Sale,
} from '../../../test/parcel-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { countWaiting, whileHolding } from '../../../test/who-waits.ts'
import { announceHoliday } from './announce-holiday.ts'
import { listDue, moveDueTimes } from './deadlines.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

/** What customers are emailed about, as 'REMINDER'. */
async function noticesOf({ orderId }: Sale): Promise<string[]> {
  const { rows } = await api.pool.query<{ notice: string }>(
    `select payload->>'notice' as notice from graphile_worker._private_jobs
     where payload->>'orderId' = $1 and payload->>'notice' is not null order by id`,
    [orderId],
  )
  return rows.map(({ notice }) => notice)
}

const parcelFaults = async () => faultsOf(await auditMoney(api.pool)).filter((fault) => /^I3[45]/.test(fault))

test('SELL-35 a late order is told to the shop at once and to the customer after a day, and is then cancelled, refunded and back in stock', async () => {
  const sale = await aSale(api, { quantity: 3 })
  const { seller, buyer, orderId } = sale

  await passDays(api, 20)
  await letMarketAct(api)

  const order = await buyer.order(orderId)
  expect(order).toMatchObject({ status: 'CANCELLED', parcel: { status: 'CANCELLED' } })
  expect(order.timeline.at(-1)).toMatchObject({ by: 'MARKET', note: "The shop didn't send it in time." })
  expect(await newsOf(api, 'order.refund_due', orderId)).toEqual([{ orderId, reason: 'CANCELLED' }])
  expect(await stockOf(api, seller.thing.productId)).toBe(10)
  expect(await newsFor(api, sale)).toEqual(['ORDER_PAID', 'ORDER_LATE', 'ORDER_CANCELLED'])
  expect(await noticesOf(sale)).toEqual(['LATE'])
  expect(await parcelFaults()).toEqual([])
})

test('SELL-25, SELL-36 what waited for an address is added to both times that a holiday moves', async () => {
  const { parcelId } = await aSale(api)
  await api.pool.query('update parcels set paused_seconds = 3600 where id = $1', [parcelId])
  const [dueAt, cancelsAt] = [new Date('2031-03-03T17:00:00Z'), new Date('2031-03-06T17:00:00Z')]

  await api.db.transaction((tx) => moveDueTimes(tx, [{ parcelId, dueAt, cancelsAt }]))

  const { rows } = await api.pool.query('select due_at, cancels_at from parcels where id = $1', [parcelId])
  expect(rows).toEqual([
    { due_at: new Date('2031-03-03T18:00:00Z'), cancels_at: new Date('2031-03-06T18:00:00Z') },
  ])
})

test('SELL-35 an order that gets more time while the market is about to cancel it is not cancelled', async () => {
  const { seller, buyer, orderId } = await aSale(api)
  await api.pool.query(
    `update parcels set due_at = now() - interval '3 days', cancels_at = now() - interval '1 minute', late_at = now(),
       late_offered_at = now() where order_id = $1`,
    [orderId],
  )
  const order = { text: 'select from orders where id = $1 for update', values: [orderId] }

  await whileHolding(api, order, async (holding) => {
    const acting = letMarketAct(api)
    await expect.poll(() => countWaiting(api)).toBe(1)
    await holding.query(`update parcels set cancels_at = now() + interval '1 day' where order_id = $1`, [
      orderId,
    ])
    await holding.query('commit')
    await acting
  })

  expect((await buyer.order(orderId)).status).toBe('PAID')
  expect(await newsOf(api, 'order.refund_due', orderId)).toEqual([])
  expect(await stockOf(api, seller.thing.productId)).toBe(8)
})

test('SELL-35 an order is not cancelled a minute before its time, and a shop that is late can still hand it over', async () => {
  const { seller, buyer, orderId, parcelId } = await aSale(api)
  const { parcel } = await seller.order(orderId)
  const minutes = Math.floor((Date.parse(parcel.cancelsAt) - Date.now()) / 60_000)

  await passTime(api, `${minutes - 1} minutes`)
  await letMarketAct(api)
  expect((await seller.order(orderId)).parcel).toMatchObject({ status: 'NEW', isLate: true })
  const before = (await buyer.order(orderId)).arrives

  expect((await seller.act(`/parcels/${parcelId}/handed-over`, HAND_OVER)).status).toBe(200)
  await passTime(api, '1 day')
  await letMarketAct(api)

  const { status, parcel: sent, arrives } = await buyer.order(orderId)
  expect([status, sent?.isLate]).toEqual(['SHIPPED', false])
  expect(arrives?.to && before?.to && arrives.to <= before.to).toBe(true)
})

test('SELL-33, ADMIN-28 a silent customer is reminded twice, and then the order counts as delivered', async () => {
  const sale = await aSentSale(api)
  const { buyer, orderId } = sale
  const { parcel } = await buyer.order(orderId)
  const days = Math.floor((Date.parse(parcel?.closesAt ?? '') - Date.now()) / 86_400_000)
  expect(days).toBeGreaterThanOrEqual(9)

  await passDays(api, days)
  expect((await buyer.order(orderId)).status).toBe('SHIPPED')
  expect(await noticesOf(sale)).toEqual(['REMINDER', 'REMINDER'])
  await passDays(api, 1)

  const order = await buyer.order(orderId)
  expect(order).toMatchObject({ status: 'DELIVERED', parcel: { proof: 'TIMER' } })
  expect(order.timeline.at(-1)).toMatchObject({ by: 'MARKET' })
  expect(order.actions).toContain('REPORT_PROBLEM')
  expect(await newsFor(api, sale)).toEqual(['ORDER_PAID', 'ORDER_DELIVERED'])
  expect(await parcelFaults()).toEqual([])
})

test('SELL-33 after days without any background work, reminders still leave the customer their time', async () => {
  const { buyer, orderId } = await aSentSale(api)

  await passTime(api, '40 days')
  for (const _run of [1, 2, 3]) await letMarketAct(api)

  const { status, parcel } = await buyer.order(orderId)
  expect(status).toBe('SHIPPED')
  expect(Date.parse(parcel?.closesAt ?? '') - Date.now()).toBeGreaterThan(1.9 * 86_400_000)
  await passDays(api, 6)
  expect((await buyer.order(orderId)).status).toBe('DELIVERED')
})

test('SELL-33 an order whose reminders could not be sent does not count as delivered', async () => {
  const { orderId } = await aSentSale(api)
  await api.pool.query(`update parcels set closes_at = now() - interval '1 day' where order_id = $1`, [
    orderId,
  ])
  const isSilent = async (reminders: number) => {
    await api.pool.query('update parcels set reminders = $2 where order_id = $1', [orderId, reminders])
    return (await listDue(api.db.read, 'SILENCE', { after: null, limit: 1_000 })).includes(orderId)
  }

  expect([await isSilent(0), await isSilent(1), await isSilent(2)]).toEqual([false, false, true])
})

test('ADMIN-28 a customer whose order nobody confirmed can delete their account in the end', async () => {
  const { buyer } = await aSentSale(api)
  const remove = async () => (await buyer.post('/user/deleteAccount', { password: PASSWORD })).status
  expect(await remove()).toBe(409)

  await passDays(api, 30)

  expect(await remove()).toBe(200)
})

test('SELL-37 a parcel on its way back that never arrives is refunded after two weeks', async () => {
  const { seller, buyer, orderId, parcelId } = await aSentSale(api)
  await seller.act(`/parcels/${parcelId}/returning`, { reason: 'WRONG_ADDRESS' })

  await passDays(api, 15)

  expect(await buyer.order(orderId)).toMatchObject({ status: 'REFUNDED', parcel: { status: 'RETURNED' } })
})

test('SELL-25 a holiday that is announced moves due times that have not passed, and shortens none', async () => {
  const [open, late, longer] = [await aSale(api), await aSale(api), await aSale(api)]
  await api.pool.query(`update parcels set due_at = now() - interval '1 minute' where id = $1`, [
    late.parcelId,
  ])
  await api.pool.query(
    `update parcels set due_at = due_at + interval '30 days', cancels_at = cancels_at + interval '30 days' where id = $1`,
    [longer.parcelId],
  )
  const longerBefore = (await longer.seller.order(longer.orderId)).parcel
  const before = (await open.seller.order(open.orderId)).parcel
  const lateBefore = (await late.seller.order(late.orderId)).parcel
  const day = before.dueAt.slice(0, 10) // 23:59:59 in Lagos is the same day in UTC

  for (const _twice of [1, 2])
    expect((await send(api, '/dev/console/holidays', { body: { day, name: 'Eid-el-Kabir' } })).status).toBe(
      200,
    )

  const after = (await open.seller.order(open.orderId)).parcel
  expect(Date.parse(after.dueAt) - Date.parse(before.dueAt)).toBeGreaterThanOrEqual(86_400_000)
  expect(Date.parse(after.cancelsAt)).toBeGreaterThan(Date.parse(before.cancelsAt))
  expect((await late.seller.order(late.orderId)).parcel.dueAt).toBe(lateBefore.dueAt)
  const longerAfter = (await longer.seller.order(longer.orderId)).parcel
  expect([longerAfter.dueAt, longerAfter.cancelsAt]).toEqual([longerBefore.dueAt, longerBefore.cancelsAt])
  await api.pool.query('delete from public_holidays where day = $1', [day])
})

test('ADMIN-28 staff record a delivery with their proof, or move the last day of one that is late', async () => {
  const [arrived, late] = [await aSentSale(api), await aSentSale(api)]
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

  const recorded = await send(api, `/dev/console/${arrived.orderId}/delivered`, {
    body: { proof: 'STAFF', note: 'The rider sent a photo.' },
  })
  const moved = await send(api, `/dev/console/${late.orderId}/last-day`, { body: { day } })
  await passDays(api, 18)

  expect([recorded.status, moved.status]).toEqual([200, 200])
  expect(await arrived.buyer.order(arrived.orderId)).toMatchObject({
    status: 'DELIVERED',
    parcel: { proof: 'STAFF' },
  })
  expect((await late.buyer.order(late.orderId)).status).toBe('SHIPPED')
})

test("SELL-25, SELL-50 a meal is due within its shop's hours, and neither new hours nor a holiday move it", async () => {
  const seller = await aSeller(api, { area: 'CITY', promise: { within: 3, unit: 'HOURS' } })
  const inTwoDays = ((new Date().getUTCDay() + 1) % 7) + 1
  const days = [{ weekday: inTwoDays, opens: 600, closes: 900 }]
  await saveHours(seller, { version: 0, days })

  const { orderId } = await aSale(api, { seller })

  const { dueAt, paidAt } = await timesOf(orderId)
  expect(dueAt).toEqual(addOpenHours(paidAt, 2, days))
  await saveHours(seller, { version: 1, days: [{ weekday: inTwoDays, opens: 0, closes: 60 }] })
  await announceHoliday({ db: api.db }, { day: '2031-01-01', name: 'A day far off' })
  expect((await timesOf(orderId)).dueAt).toEqual(dueAt)
})

async function saveHours({ token }: { token: string }, hours: object): Promise<void> {
  const body = { requestKey: randomUUID(), ...hours }
  const saved = await send(api, '/seller/hours', { method: 'PUT', token, body })
  if (saved.status !== 200) throw new Error(await saved.text())
}

async function timesOf(orderId: string): Promise<{ dueAt: Date; paidAt: Date }> {
  const { rows } = await api.pool.query<{ dueAt: Date; paidAt: Date }>(
    'select due_at as "dueAt", paid_at as "paidAt" from parcels where order_id = $1',
    [orderId],
  )
  const [times] = rows
  if (!times) throw new Error('There is no parcel')
  return times
}

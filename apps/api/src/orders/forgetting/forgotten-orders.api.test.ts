import type { AccountId, OrderId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import { kobo } from '@ahia/money/kobo'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../../test/order-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { moveArrival, selectOpenDueTimes } from '../deadlines/deadlines.sql.ts'
import { listCommissionOfLastMonth, listDeliveryOfLastMonth } from '../earnings/last-month.reads.ts'
import { listOldToForget, listUnderWay } from './forget-orders.sql.ts'
import { listOrderHistory } from './order-history.reads.ts'

const OVER = ['DELIVERED', 'CANCELLED', 'EXPIRED', 'REFUNDED'] as const
const UNDER_WAY = ['PENDING', 'PAID', 'SHIPPED', 'DISPUTED'] as const

let api: TestApi
let accountId: AccountId
let thing: Awaited<ReturnType<typeof aThing>>
const statusOf = new Map<OrderId, OrderStatus>()
beforeAll(async () => {
  api = await startOrdersApi()
  const buyer = await aBuyer(api)
  accountId = buyer.accountId
  thing = await aThing(api, 50)
  for (const status of [...OVER, ...UNDER_WAY])
    statusOf.set(await anOrder(api, buyer, thing, { status }), status)
})

const orderIn = (status: OrderStatus): OrderId => {
  for (const [id, its] of statusOf) if (its === status) return id
  throw new Error(`No order is ${status}`)
}

test('ADMIN-34 what a change of rates would cost is counted over the sales of last month alone', async () => {
  const commission = (change = {}) =>
    listCommissionOfLastMonth(api.db.read, [
      { hasPackage, category: 'FOOD', wasBps: 1_000, wouldBps: 2_000, ...change },
    ])
  const delivery = (change = {}) =>
    listDeliveryOfLastMonth(api.db.read, [
      { state: 'ENUGU', isNear, wasKobo: kobo(100), wouldKobo: kobo(300), ...change },
    ])
  const paid = (moment: string) =>
    api.pool.query(
      `alter table order_moves disable trigger user;
       update order_moves set moved_at = ${moment} where order_id = '${orderIn('PAID')}' and to_status = 'PAID';
       alter table order_moves enable trigger user`,
    )
  const { rows } = await api.pool.query(
    `select has_package, state = 'ENUGU' as near from shop_cards where id = $1`,
    [thing.shopId],
  )
  const [{ has_package: hasPackage, near: isNear }] = rows

  for (const outside of ['this_month_begins()', `last_month_begins() - interval '1 second'`]) {
    await paid(outside)
    expect([await commission(), await delivery()]).toEqual([[], []])
  }
  for (const inside of ['last_month_begins()', `this_month_begins() - interval '1 second'`]) {
    await paid(inside)
    expect(await commission()).toMatchObject([{ wasKobo: 20_000, wouldKobo: 40_000 }])
    expect(await delivery()).toMatchObject([{ wasKobo: 100, wouldKobo: 300 }])
  }
  expect(await commission({ category: 'BEAUTY' })).toEqual([])
  expect(await commission({ hasPackage: !hasPackage })).toEqual([])
  expect(await delivery({ state: 'LAGOS' })).toEqual([])
  expect(await delivery({ isNear: !isNear })).toEqual([])
  await api.pool.query('update orders set delivery_fee_kobo = 0 where id = $1', [orderIn('PAID')])
  expect(await delivery()).toEqual([])
})

test('SELL-25 a holiday moves due times that have not passed, of parcels that are still with the shop', async () => {
  const open = async () => (await api.db.transaction((tx) => selectOpenDueTimes(tx))).length
  const due = (span: string) => api.pool.query('update parcels set due_at = now() + $1::interval', [span])

  await due('1 hour')
  expect(await open()).toBe(1)
  await due('-1 hour')
  expect(await open()).toBe(0)
})

test('ADMIN-28 a later arrival is of one parcel', async () => {
  const { rows } = await api.pool.query('select id, order_id from parcels where order_id = any($1)', [
    [orderIn('SHIPPED'), orderIn('DELIVERED')],
  ])
  const sent = rows.find(({ order_id }) => order_id === orderIn('SHIPPED'))
  const [arrivesBy, closesAt] = [new Date('2030-01-01'), new Date('2030-01-09')]

  await api.db.transaction((tx) => moveArrival(tx, { parcelId: sent.id, arrivesBy, closesAt }))

  const moved = await api.pool.query('select id from parcels where arrives_by = $1', [arrivesBy])
  expect(moved.rows).toEqual([{ id: sent.id }])
})

test('PRIV-02 the history of an order is given to its customer alone', async () => {
  const stranger = newId<AccountId>()
  await api.pool.query(
    `insert into disputes (id, order_id, kind, reason) values (gen_random_uuid(), $1, 'PROBLEM', 'Cracked')`,
    [orderIn('DISPUTED')],
  )

  const own = await listOrderHistory(api.db.read, accountId)
  expect(own.orderMoves.length).toBeGreaterThan(8)
  expect(own.disputes).toHaveLength(1)
  expect(await listOrderHistory(api.db.read, stranger)).toEqual({
    orderMoves: [],
    disputes: [],
    addressReads: [],
  })
})

test('PRIV-05 names go from what has been over for long, once, and never from what is under way', async () => {
  const old = async (limit = 99) =>
    (await api.db.transaction((tx) => listOldToForget(tx, { months: 24, limit }))).map((id) =>
      statusOf.get(id),
    )

  expect((await listUnderWay(api.db.read, accountId)).map(({ status }) => status).toSorted()).toEqual(
    UNDER_WAY.toSorted(),
  )
  expect(await listUnderWay(api.db.read, newId())).toEqual([])
  expect(await old()).toEqual([])
  await api.pool.query(
    `update orders set placed_at = now() - interval '25 months', delivered_at = case when delivered_at is not null then now() - interval '25 months' end`,
  )
  expect((await old()).toSorted()).toEqual(OVER.toSorted())
  expect(await old(2)).toHaveLength(2)
  await api.pool.query('update orders set forgotten_at = now() where id = $1', [orderIn('EXPIRED')])
  expect(await old()).not.toContain('EXPIRED')
})

import type { DisputeId, OrderId } from '@ahia/contracts/ids'
import { ORDER_STATUSES, type OrderStatus } from '@ahia/contracts/shapes/order'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { A_DECISION } from '../../../test/dispute-fixture.ts'
import { aBuyer, anOrder, aThing, type Buyer, startOrdersApi } from '../../../test/order-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { countCustomerOrders, findCustomerOfOrder, listCustomerOrders } from '../customer-orders.reads.ts'
import { insertDispute } from '../disputes/disputes.sql.ts'
import { listDisputeRows } from '../disputes/staff/dispute-rows.sql.ts'
import { getDisputePage, listDisputes } from '../disputes/staff/get-dispute-page.ts'
import { previewDecision } from '../disputes/staff/preview-decision.ts'
import { countOpenOrders, listShopSales, sumRecentSales } from '../shop-orders.reads.ts'
import { getOrderPage } from './get-order-page.ts'
import { maskName } from './mask.rules.ts'

const ITEMS_KOBO = 200_000
const TOTAL_KOBO = 350_050

let api: TestApi
let thing: Awaited<ReturnType<typeof aThing>>
let buyer: Buyer
let other: Buyer
const orders = new Map<OrderStatus, OrderId>()
let ofOther: OrderId
let disputeId: DisputeId
let disputeOfOther: DisputeId
beforeAll(async () => {
  api = await startOrdersApi()
  thing = await aThing(api, 50)
  buyer = await aBuyer(api)
  other = await aBuyer(api)
  for (const status of ORDER_STATUSES) orders.set(status, await anOrder(api, buyer, thing, { status }))
  ofOther = await anOrder(api, other, await aThing(api), { status: 'DISPUTED' })
  disputeId = await complain(orderIn('DISPUTED'))
  disputeOfOther = await complain(ofOther)
})

function orderIn(status: OrderStatus): OrderId {
  const id = orders.get(status)
  if (!id) throw new Error(`No order is ${status}`)
  return id
}

async function complain(orderId: OrderId): Promise<DisputeId> {
  const id = newId<DisputeId>()
  const about = { id, orderId, kind: 'PROBLEM', reason: 'Cracked', positions: [0] } as const
  await api.db.transaction((tx) => insertDispute(tx, about))
  return id
}

test('ADMIN-36 the card of a customer lists and counts their own orders, by what has become of them', async () => {
  const { accountId } = buyer
  const list = async (limit: number, isUnpaid: boolean) =>
    (await listCustomerOrders(api.db.read, { accountId, limit, isUnpaid })).map(({ status }) => status)

  expect((await list(99, false)).toSorted()).toEqual(ORDER_STATUSES.toSorted())
  expect(await list(3, false)).toHaveLength(3)
  expect((await list(99, true)).toSorted()).toEqual(['EXPIRED', 'PENDING'])
  expect(await countCustomerOrders(api.db.read, accountId)).toEqual({
    orders: ORDER_STATUSES.length,
    open: 4,
    disputes: 1,
    spentKobo: 4 * TOTAL_KOBO,
  })
  expect(await countCustomerOrders(api.db.read, newId())).toMatchObject({ orders: 0, disputes: 0 })
  expect(await findCustomerOfOrder(api.db.read, ofOther)).toBe(other.accountId)
})

test('SELL-52, SELL-61 what a shop sold is counted by its days, and lists leave out what was replaced', async () => {
  const { shopId } = thing
  const recent = () => sumRecentSales(api.db.read, shopId, 30)

  expect(await recent()).toEqual([{ category: 'FOOD', kobo: 4 * ITEMS_KOBO }])
  await api.pool.query(`update orders set placed_at = now() - interval '31 days' where id = $1`, [
    orderIn('SHIPPED'),
  ])
  await api.pool.query('update orders set replaced_at = now() where id = $1', [orderIn('CANCELLED')])

  expect(await recent()).toEqual([{ category: 'FOOD', kobo: 3 * ITEMS_KOBO }])
  const sales = await listShopSales(api.db.read, shopId)
  expect(sales.map(({ items }) => items.length)).toEqual(Array(ORDER_STATUSES.length - 1).fill(1))
})

test('SELL-53 an order is open until it can be neither disputed nor returned, and while it is disputed', async () => {
  const open = () => countOpenOrders(api.db.read, thing.shopId)

  expect(await open()).toBe(5)
  const [delivered, disputed] = [orderIn('DELIVERED'), orderIn('DISPUTED')]
  await api.pool.query(`update orders set delivered_at = now() - interval '400 days' where id = any($1)`, [
    [delivered, disputed],
  ])
  expect(await open()).toBe(4)
})

test('ADMIN-24 a list of disputes has those that wait for staff, that are open, or that are decided', async () => {
  const listed = async (list: 'WAITING' | 'OPEN' | 'DECIDED', after: DisputeId | null = null, limit = 9) =>
    (await listDisputeRows(api.db.read, { list, after, limit })).map(({ id }) => id)
  const [first = disputeId, second = disputeId] = [disputeId, disputeOfOther].toSorted()

  expect(await listed('OPEN')).toEqual([first, second])
  expect(await listed('OPEN', null, 1)).toEqual([first])
  expect(await listed('OPEN', first)).toEqual([second])
  expect(await listed('OPEN', second)).toEqual([])
  await api.pool.query('update disputes set escalated_at = now(), escalated_by = $2 where id = $1', [
    first,
    'SHOP',
  ])
  expect([await listed('OPEN'), await listed('WAITING')]).toEqual([[second], [first]])
  const [row] = await listDisputeRows(api.db.read, { list: 'WAITING', after: null, limit: 9 })
  expect(row).toMatchObject({ atStakeKobo: ITEMS_KOBO })
})

test('ADMIN-54 fifty disputes are a page, and the next one begins after them', async () => {
  const close = (count: number) =>
    api.pool.query(
      `insert into disputes (id, order_id, kind, reason, outcome, closed_at)
       select uuidv7(), $1, 'PROBLEM', 'Cracked', 'TURNED_DOWN', now() from generate_series(1, $2)`,
      [orderIn('DELIVERED'), count],
    )
  const page = (after?: DisputeId) => listDisputes(api, { list: 'DECIDED', after })

  await close(50)
  const full = await page()
  expect([full.disputes.length, full.next]).toEqual([50, null])
  await close(1)
  const first = await page()
  expect([first.disputes.length, first.next]).toEqual([50, first.disputes.at(-1)?._id])
  expect((await listDisputes(api, { list: 'OPEN' })).disputes).toHaveLength(1)
  const last = await page(first.next ?? undefined)
  expect(last).toMatchObject({ disputes: [{ _id: full.disputes.at(-1)?._id }], next: null })
})

test('ADMIN-28 the page of an order has what is about it alone, and what staff can do with it', async () => {
  const page = (orderId: OrderId) => getOrderPage(api, orderId)

  expect(await page(ofOther)).toMatchObject({ disputes: [disputeOfOther], chargebacks: [], acts: [] })
  expect(await page(orderIn('PAID'))).toMatchObject({ disputes: [], acts: ['CANCEL'] })
  const sent = orderIn('SHIPPED')
  for (const [status, acts] of [
    ['HANDED_OVER', ['DELIVER', 'EXTEND']],
    ['AT_POINT', ['DELIVER', 'EXTEND']],
    ['RETURNING', []],
  ]) {
    await api.pool.query('update parcels set status = $2 where order_id = $1', [sent, status])
    expect(await page(sent)).toMatchObject({ acts })
  }
  // A bank took back the money while the parcel was on its way.
  await api.db.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update parcels set status = 'HANDED_OVER' where order_id = ${sent}`.execute(tx)
    await sql`update orders set status = 'CANCELLED' where id = ${sent}`.execute(tx)
  })
  expect(await page(sent)).toMatchObject({ acts: [] })
  await expect(page(newId())).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  await expect(getDisputePage(api, { id: newId(), viewer: newId() })).rejects.toMatchObject({
    code: 'DISPUTE_NOT_FOUND',
  })
  await expect(previewDecision(api, { ...A_DECISION, id: newId() })).rejects.toMatchObject({
    code: 'DISPUTE_NOT_FOUND',
  })
})

test.each([
  ['Ngozi Eze', 'N•••• E••'],
  ['Chukwuemeka O', 'C•••• O•'],
])('ADMIN-35 of %s staff see %s', (name, shown) => {
  expect(maskName(name)).toBe(shown)
})

import type { ParcelId } from '@ahia/contracts/ids'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import {
  type Deadline,
  isStillDue,
  listDue,
  markReminded,
  selectOpenDueTimes,
} from '#orders/deadlines/deadlines.sql.ts'
import { listOldToForget, listToForget, listUnderWay } from '#orders/forgetting/forget-orders.sql.ts'
import { hasReceivedProduct } from '#orders/orders.reads.ts'
import { takeOldPhotos } from '#orders/parcels/photos.sql.ts'
import { findAddress } from '#orders/seller/addresses.sql.ts'
import { takeBackHandOver } from '#orders/seller/take-back.sql.ts'
import { countOpenOrders, sumRecentSales } from '#orders/shop-orders.reads.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { freely } from './in-undone.ts'
import { aRowOfEach } from './row-of-each.ts'

let api: TestApi
let rows: Awaited<ReturnType<typeof aRowOfEach>>
let parcelId: ParcelId
beforeAll(async () => {
  api = await startOrdersApi()
  rows = await aRowOfEach(api)
  const found = await api.pool.query('select id from parcels where order_id = $1', [rows.orderId])
  parcelId = found.rows[0].id
})

const parcel = (tx: Tx, changes: RawBuilder<unknown>) =>
  sql`update parcels set ${changes} where id = ${parcelId}`.execute(tx)
const order = (tx: Tx, changes: RawBuilder<unknown>) =>
  sql`update orders set ${changes} where id = ${rows.orderId}`.execute(tx)
/** Time stands still in a transaction: a row can be exactly on a bound, and this much beyond it. */
const later = sql`interval '1 millisecond'`

const [TO_SEND, OUT] = [
  ['NEW', 'ACCEPTED', 'PACKED'],
  ['HANDED_OVER', 'AT_POINT'],
]
/** In which states it falls due, from which moment on, and what must not be. */
const DEADLINES: Record<
  Deadline,
  [states: string[], at: (by: RawBuilder<unknown>) => RawBuilder<unknown>, ...not: RawBuilder<unknown>[]]
> = {
  ANSWER: [['WAITING_FOR_ADDRESS'], (by) => sql`asked_at = now() - interval '2 days' + ${by}`],
  LATE: [TO_SEND, (by) => sql`due_at = now() + ${by}, late_at = null`, sql`late_at = now()`],
  OFFER: [
    TO_SEND,
    (by) => sql`due_at = now() - interval '24 hours' + ${by}, late_offered_at = null`,
    sql`late_offered_at = now()`,
  ],
  CANCEL: [TO_SEND, (by) => sql`due_at = now() - interval '1 day', cancels_at = now() + ${by}`],
  REMIND_FIRST: [
    OUT,
    (by) => sql`reminders = 0, closes_at = now() + interval '5 days' + ${by}`,
    sql`reminders = 1`,
  ],
  REMIND_LAST: [
    OUT,
    (by) => sql`reminders = 1, closes_at = now() + interval '2 days' + ${by}`,
    sql`reminders = 0`,
    sql`reminders = 2`,
  ],
  SILENCE: [OUT, (by) => sql`reminders = 2, closes_at = now() + ${by}`, sql`reminders = 1`],
  RETURN: [['RETURNING'], (by) => sql`closes_at = now() + ${by}`],
}
const OPEN = [...TO_SEND, ...OUT, 'WAITING_FOR_ADDRESS', 'RETURNING']

test.each([
  ['is over', sql`now() - interval '9 days'`, sql`now() + interval '5 days'`],
  ['is nearer than that', sql`now() + interval '4 days'`, sql`now() + interval '5 days'`],
  ['is later', sql`now() + interval '6 days'`, sql`now() + interval '6 days'`],
])('SELL-33 a reminder leaves the customer five days, also when the last day %s', (_when, before, after) =>
  freely(api, async (tx) => {
    await parcel(tx, sql`reminders = 0, closes_at = ${before}`)
    await markReminded(tx, parcelId, 5)
    const { rows: found } = await sql`
      select reminders, closes_at = ${after} as "isThen" from parcels where id = ${parcelId}`.execute(tx)
    expect(found).toEqual([{ reminders: 1, isThen: true }])
  }),
)

test.each(Object.keys(DEADLINES) as Deadline[])(
  'SELL-33, SELL-35, SELL-36 %s falls due at its moment, in its states, once',
  (deadline) =>
    freely(api, async (tx) => {
      const [states, at, ...not] = DEADLINES[deadline]
      const isDue = async () => {
        const listed = await listDue(tx, deadline, { after: null, limit: 9 })
        expect(listed.includes(rows.orderId)).toBe(await isStillDue(tx, deadline, parcelId))
        expect(await listDue(tx, deadline, { after: rows.orderId, limit: 9 })).not.toContain(rows.orderId)
        expect(await isStillDue(tx, deadline, newId())).toBe(false)
        return listed.includes(rows.orderId)
      }
      const due = []
      for (const state of OPEN) {
        await parcel(tx, sql`status = ${state}, closes_at = now()`)
        await parcel(tx, at(sql`interval '0'`))
        if (await isDue()) due.push(state)
      }
      expect(due.toSorted()).toEqual(states.toSorted())
      await parcel(tx, sql`status = ${states[0]}`)
      for (const change of not) {
        await parcel(tx, at(sql`interval '0'`))
        await parcel(tx, change)
        expect(await isDue()).toBe(false)
      }
      await parcel(tx, at(later))
      expect(await isDue()).toBe(false)
    }),
)

test('SELL-25 a holiday moves due times that have not passed, of what is still to be sent', () =>
  freely(api, async (tx) => {
    const open = []
    await parcel(tx, sql`due_at = now() + ${later}, cancels_at = now() + ${later}, closes_at = now()`)
    for (const state of OPEN) {
      await parcel(tx, sql`status = ${state}`)
      if ((await selectOpenDueTimes(tx)).length > 0) open.push(state)
    }
    expect(open.toSorted()).toEqual([...TO_SEND, 'WAITING_FOR_ADDRESS'].toSorted())
    await parcel(tx, sql`status = 'NEW', due_at = now()`)
    expect(await selectOpenDueTimes(tx)).toEqual([])
  }))

test('SELL-28 a shop reads an address until 30 days after the end of its parcel', () =>
  freely(api, async (tx) => {
    const isHidden = async () => (await findAddress(tx, { shopId: rows.shopId, parcelId }))?.isHidden
    const moved = (by: RawBuilder<unknown>) =>
      sql`update parcel_moves set moved_at = now() - interval '30 days' - ${by} where parcel_id = ${parcelId}`.execute(
        tx,
      )
    await sql`insert into parcel_moves (id, parcel_id, from_status, to_status, actor)
      values (gen_random_uuid(), ${parcelId}, 'NEW', 'HANDED_OVER', 'SHOP')`.execute(tx)
    await parcel(tx, sql`status = 'LOST'`)
    await moved(sql`interval '0'`)
    expect(await isHidden()).toBe(false)
    await moved(later)
    expect(await isHidden()).toBe(true)
    const hidden = []
    for (const state of [...OPEN, 'RETURNED', 'LOST']) {
      await parcel(tx, sql`status = ${state}, closes_at = now()`)
      if (await isHidden()) hidden.push(state)
    }
    expect(hidden).toEqual(['RETURNED', 'LOST'])
    await parcel(tx, sql`status = 'DELIVERED', proof = 'CODE'`)
    expect(await isHidden()).toBe(true)
    await parcel(tx, sql`status = 'CANCELLED', proof = null, cancel_reason = 'LATE'`)
    expect(await isHidden()).toBe(true)
  }))

test('SELL-31 a hand-over is taken back within ten minutes, while nothing came after it', () =>
  freely(api, async (tx) => {
    const take = () =>
      takeBackHandOver(tx, { parcelId, moveId: newId(), orderMoveId: newId(), accountId: null })
    const handOver = async (by: RawBuilder<unknown>) => {
      await order(tx, sql`status = 'SHIPPED'`)
      await parcel(tx, sql`status = 'HANDED_OVER', closes_at = now()`)
      await sql`delete from parcel_moves where parcel_id = ${parcelId}`.execute(tx)
      for (const [to, ago] of [
        ['HANDED_OVER', sql`interval '10 minutes' - ${by}`],
        ['PACKED', sql`interval '1 minute'`],
      ] as const)
        await sql`insert into parcel_moves (id, parcel_id, from_status, to_status, actor, moved_at)
          values (gen_random_uuid(), ${parcelId}, 'PACKED', ${to}, 'SHOP', now() - (${ago}))`.execute(tx)
    }
    await handOver(sql`interval '0'`)
    expect(await take()).toBe(false)
    await handOver(later)
    await parcel(tx, sql`status = 'AT_POINT'`)
    expect(await take()).toBe(false)
    await handOver(later)
    expect([await take(), await take()]).toEqual([true, false])
    await handOver(later)
    await order(tx, sql`status = 'DELIVERED'`)
    expect(await take()).toBe(false)
  }))

const ALL = ['PENDING', 'PAID', 'SHIPPED', 'DELIVERED', 'DISPUTED', 'CANCELLED', 'EXPIRED', 'REFUNDED']
/** In which states an order counts; delivered just now, so that it can be complained about. */
const COUNTS: Record<string, [states: string, counts: (tx: Tx) => Promise<boolean>]> = {
  'is open for its shop': [
    'PENDING PAID SHIPPED DELIVERED DISPUTED',
    async (tx) => (await countOpenOrders(tx, rows.shopId)) > 0,
  ],
  'is a recent sale': [
    'PAID SHIPPED DELIVERED DISPUTED',
    async (tx) => (await sumRecentSales(tx, rows.shopId, 90)).length > 0,
  ],
  'is under way for its customer': [
    'PENDING PAID SHIPPED DISPUTED',
    async (tx) => (await listUnderWay(tx, rows.accountId)).some(({ orderId }) => orderId === rows.orderId),
  ],
  'can be forgotten with its account': [
    'DELIVERED CANCELLED EXPIRED REFUNDED',
    async (tx) => (await listToForget(tx, rows.accountId)).includes(rows.orderId),
  ],
  'is forgotten when it is old': [
    'DELIVERED CANCELLED EXPIRED REFUNDED',
    async (tx) => (await listOldToForget(tx, { months: 0, limit: 9 })).includes(rows.orderId),
  ],
}

test.each(Object.keys(COUNTS))('ORD-05 in which states an order %s', (what) =>
  freely(api, async (tx) => {
    const [states, counts] = COUNTS[what] ?? ['', async () => false]
    await sql`delete from order_lines where order_id = ${rows.held}`.execute(tx)
    await sql`delete from orders where id = ${rows.held}`.execute(tx)
    await order(tx, sql`delivered_at = now() - interval '1 second'`)
    const found = []
    for (const state of ALL) {
      await order(tx, sql`status = ${state}`)
      if (await counts(tx)) found.push(state)
    }
    expect(found.join(' ')).toBe(states)
  }),
)

test('SELL-53 an order is over a week and an hour after its delivery, without complaints and disputes', () =>
  freely(api, async (tx) => {
    await order(tx, sql`status = 'DELIVERED'`)
    await sql`update chargebacks set status = 'WON', closed_at = now()`.execute(tx)
    await sql`update order_lines set return_policy = 'NONE', return_days = 30 where order_id = ${rows.orderId}`.execute(
      tx,
    )
    const before = await countOpenOrders(tx, rows.shopId)
    const delivered = async (when: RawBuilder<unknown>) => {
      await order(tx, sql`delivered_at = now() - ${when}`)
      return before - (await countOpenOrders(tx, rows.shopId))
    }
    const end = sql`interval '7 days 1 hour'`
    await delivered(sql`interval '1 day'`)
    const open = await countOpenOrders(tx, rows.shopId)
    expect(await delivered(sql`(${end} - ${later})`)).toBe(before - open)
    expect(await delivered(end)).toBe(before - open + 1)
    const isOver = async () => (await countOpenOrders(tx, rows.shopId)) < open
    const held = (until: RawBuilder<unknown>) =>
      sql`
      insert into disputes (id, order_id, kind, reason, held_until)
      values (gen_random_uuid(), ${rows.orderId}, 'PROBLEM', 'Torn', ${until})`.execute(tx)
    await held(sql`now()`)
    expect(await isOver()).toBe(true)
    await sql`delete from disputes`.execute(tx)
    await held(sql`now() + ${later}`)
    expect(await isOver()).toBe(false)
    await sql`delete from disputes`.execute(tx)
    expect(await isOver()).toBe(true)
    await sql`update payment_orders set order_id = ${rows.orderId} where payment_id = ${rows.paymentId}`.execute(
      tx,
    )
    await sql`update chargebacks set status = 'OPEN', closed_at = null`.execute(tx)
    expect(await isOver()).toBe(false)
    await sql`update chargebacks set status = 'WON', closed_at = now()`.execute(tx)
    expect(await isOver()).toBe(true)
    await order(tx, sql`status = 'DISPUTED'`)
    expect(await isOver()).toBe(false)
    await order(tx, sql`status = 'DELIVERED'`)
    await sql`update order_lines set return_policy = 'RETURN' where order_id = ${rows.orderId}`.execute(tx)
    expect(await isOver()).toBe(false)
    expect(await delivered(sql`interval '30 days 1 hour'`)).toBe(before - open + 1)
  }))

test('PRIV-05, SELL-52 what is old is forgotten or no longer counted from its day on', () =>
  freely(api, async (tx) => {
    const { shopId, orderId, accountId, productId } = rows
    const months = { months: 24, limit: 9 }
    await order(tx, sql`status = 'PAID', placed_at = now() - interval '90 days'`)
    await sql`update orders set status = 'PENDING' where id = ${rows.held}`.execute(tx)
    expect(await sumRecentSales(tx, shopId, 90)).toEqual([])
    await order(tx, sql`placed_at = now() - interval '90 days' + ${later}`)
    expect(await sumRecentSales(tx, shopId, 90)).toHaveLength(1)
    expect(await sumRecentSales(tx, newId(), 90)).toEqual([])

    const isOld = async () => (await listOldToForget(tx, months)).includes(orderId)
    await order(
      tx,
      sql`status = 'DELIVERED', placed_at = now() - interval '25 months', delivered_at = now() - interval '24 months'`,
    )
    expect(await isOld()).toBe(false)
    await order(tx, sql`delivered_at = now() - interval '24 months' - ${later}`)
    expect(await isOld()).toBe(true)
    expect(await listToForget(tx, newId())).toEqual([])
    await order(tx, sql`forgotten_at = now()`)
    expect([await isOld(), (await listToForget(tx, accountId)).includes(orderId)]).toEqual([false, false])

    await sql`insert into uploads (key, account_id, kind, width, height) values ('door-9', ${accountId}, 'PARCEL', 8, 8)`.execute(
      tx,
    )
    await parcel(tx, sql`photo_key = 'door-9', paid_at = now() - interval '24 months'`)
    expect(await takeOldPhotos(tx, months)).toEqual([])
    await parcel(tx, sql`paid_at = now() - interval '24 months' - ${later}`)
    expect(await takeOldPhotos(tx, months)).toEqual(['door-9'])

    expect(await hasReceivedProduct(tx, { accountId, productId })).toBe(true)
    await order(tx, sql`delivered_at = null`)
    expect(await hasReceivedProduct(tx, { accountId, productId })).toBe(false)
  }))

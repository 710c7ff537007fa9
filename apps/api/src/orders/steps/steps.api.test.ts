import { ORDER_STATUSES, type OrderStatus } from '@ahia/contracts/shapes/order'
import { inOpenTransaction } from '@ahia/testing/database/own-connection'
import { beforeAll, expect, test } from 'vitest'
import {
  aBuyer,
  anOrder,
  aThing,
  goBack,
  movesOf,
  startOrdersApi,
  stockOf,
} from '../../../test/order-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { untilOverOrWaiting } from '../../../test/who-waits.ts'
import { listOrdersToPay } from '../orders.reads.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { expireOrders } from './expire-orders.ts'
import { lockOrders } from './lock-orders.ts'
import { moveOrders } from './move-orders.ts'
import { releaseOrders } from './release-orders.ts'
import { MOVES } from './steps.rules.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const statusOf = async (orderId: string): Promise<string> =>
  (await api.pool.query('select status from orders where id = $1', [orderId])).rows[0].status

test('ORD-05 code and database define the same status changes', async () => {
  const { rows } = await api.pool.query('select from_status, to_status from order_steps')

  const ofDatabase = rows.map(({ from_status, to_status }) => `${from_status} → ${to_status}`)
  const ofRules = ORDER_STATUSES.flatMap((from) => MOVES[from].map((to) => `${from} → ${to}`))
  expect(ofDatabase.toSorted()).toEqual(ofRules.toSorted())
})

test('ORD-05 the database rejects every other status change', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api, 100)

  for (const from of ORDER_STATUSES) {
    const orderId = await anOrder(api, buyer, thing, { status: from })
    const allowed: readonly OrderStatus[] = MOVES[from]
    for (const to of ORDER_STATUSES.filter((one) => one !== from && !allowed.includes(one))) {
      const change = api.pool.query('update orders set status = $2 where id = $1', [orderId, to])
      await expect(change).rejects.toThrow(`an order that is ${from} cannot become ${to}`)
    }
    expect(await statusOf(orderId)).toBe(from)
  }
})

test('ORD-05 a status change that is not allowed is skipped, and an allowed one is recorded with actor', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const paid = await anOrder(api, buyer, thing, { status: 'PAID' })
  const ended = await anOrder(api, buyer, thing, { status: 'EXPIRED' })

  const moved = await api.db.transaction((tx) =>
    moveOrders(tx, { orderIds: [ended, paid, paid], to: 'SHIPPED', actor: 'SHOP', note: 'By courier' }),
  )

  expect(moved).toEqual([paid])
  expect(await movesOf(api, paid)).toEqual(['PENDING by CUSTOMER', 'PAID by MARKET', 'SHIPPED by SHOP'])
  expect(await movesOf(api, ended)).toEqual(['PENDING by CUSTOMER', 'EXPIRED by MARKET'])
})

test('ORD-05 of concurrent status changes of an order only one applies', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const first = await anOrder(api, buyer, thing)
  const orderIds = [first, await anOrder(api, buyer, thing)]

  const moved = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      api.db.transaction((tx) =>
        moveOrders(tx, {
          orderIds: at % 2 === 0 ? orderIds : orderIds.toReversed(),
          to: at % 3 === 0 ? 'CANCELLED' : 'PAID',
          actor: 'MARKET',
        }),
      ),
    ),
  )

  // PAID may be cancelled afterwards, but never the other way round, and never twice.
  const steps = await movesOf(api, first)
  expect([2, 3]).toContain(steps.length)
  expect(moved.flat()).toHaveLength((steps.length - 1) * 2)
})

test('ORD-05 an order that is paid while the market cancels what is unpaid stays paid', async () => {
  const orderId = await anOrder(api, await aBuyer(api), await aThing(api))

  await inOpenTransaction(api.pool, async (payer) => {
    await payer.query(`update orders set status = 'PAID' where id = $1`, [orderId])
    const cancelling = await untilOverOrWaiting(
      api,
      api.db.transaction((tx) => cancelUnpaid(tx, [orderId], 'Too late')),
    )
    await payer.query('commit')
    expect(await cancelling.work).toEqual([])
  })

  expect(await statusOf(orderId)).toBe('PAID')
})

test('CHK-07 expiring returns the stock once, and a paid order keeps it', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api, 10)
  const unpaid = await anOrder(api, buyer, thing, { quantity: 3 })
  const paid = await anOrder(api, buyer, thing, { quantity: 2, status: 'PAID' })

  for (const _twice of [1, 2]) await api.db.transaction((tx) => expireOrders(tx, [paid, unpaid]))

  expect([await statusOf(unpaid), await statusOf(paid)]).toEqual(['EXPIRED', 'PAID'])
  expect(await stockOf(api, thing.productId)).toBe(8)
})

test('PAY-04 an order with released stock stays pending, cannot be paid, and can still be cancelled', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api, 10)
  const orderId = await anOrder(api, buyer, thing, { quantity: 3 })
  await goBack(api, orderId, 31)

  for (const _twice of [1, 2]) await api.db.transaction((tx) => releaseOrders(tx, [orderId]))

  const [toPay] = await listOrdersToPay(api.db.read, { accountId: buyer.accountId, orderIds: [orderId] })
  expect(toPay).toMatchObject({ status: 'PENDING', isPayable: false, releasedAt: expect.any(Date) })
  expect(await stockOf(api, thing.productId)).toBe(10)
  const cancelled = await api.db.transaction((tx) => cancelUnpaid(tx, [orderId], 'Replaced'))
  expect(cancelled).toEqual([orderId])
  expect(await stockOf(api, thing.productId)).toBe(10)
})

test('ORD-05 the market cancels only unpaid orders', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const paid = await anOrder(api, buyer, thing, { status: 'PAID' })

  expect(await api.db.transaction((tx) => cancelUnpaid(tx, [paid], 'Replaced'))).toEqual([])
  expect(await statusOf(paid)).toBe('PAID')
})

test('T5 another customer’s order is not among the orders to pay', async () => {
  const [buyer, stranger] = [await aBuyer(api), await aBuyer(api)]
  const orderId = await anOrder(api, buyer, await aThing(api))

  const asked = { accountId: stranger.accountId, orderIds: [orderId] }
  expect(await listOrdersToPay(api.db.read, asked)).toEqual([])
})

test('PAY-04 locked orders are returned in order of their ids, with everything that settling needs', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const [first, second] = [await anOrder(api, buyer, thing), await anOrder(api, buyer, thing)]

  const locked = await api.db.transaction((tx) => lockOrders(tx, [second, first]))

  expect(locked.map(({ id }) => id)).toEqual([first, second])
  expect(locked[0]).toMatchObject({
    accountId: buyer.accountId,
    shopId: thing.shopId,
    hasPackage: false,
    status: 'PENDING',
    totalKobo: 350_050,
    itemsKobo: 200_000,
    lines: [
      { productId: thing.productId, quantity: 2, lineKobo: 200_000, category: 'FOOD', cartLineId: null },
    ],
  })
})

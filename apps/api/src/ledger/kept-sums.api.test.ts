import type { OrderId, ShopId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { auditMoney } from '@ahia/testing/audit-money'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { bookJournal } from './book-journal.ts'
import { credit, debit } from './entry.rules.ts'
import { mergeShopSums } from './merge-shop-sums.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

/** What is below zero is taken back. */
const book = (tx: Tx, shopId: ShopId, orderId: OrderId | null, amount: number) =>
  bookJournal(tx, {
    key: `settle:${newId()}`,
    kind: 'SETTLEMENT',
    entries: [debit('PROVIDER', orderId, kobo(amount)), { ...credit('SHOP', orderId, kobo(amount)), shopId }],
  })

const bookAlone = (shopId: ShopId, orderId: OrderId | null, amount: number) =>
  database.db.transaction((tx) => book(tx, shopId, orderId, amount))

async function keptOf(shopId: ShopId) {
  const { rows } = await database.pool.query(
    'select kobo::integer, orders from shop_totals where shop_id = $1',
    [shopId],
  )
  return rows[0]
}

const broken = async () =>
  (await auditMoney(database.pool)).filter(({ name, rows }) => name === 'I49' && rows.length > 0)

test('I49 an order counts while something is left of it, and what belongs to none is taken off', async () => {
  const shopId = newId<ShopId>()
  const [kept, sentBack] = [newId<OrderId>(), newId<OrderId>()]

  await bookAlone(shopId, kept, 500)
  await bookAlone(shopId, sentBack, 300)
  expect(await keptOf(shopId)).toEqual({ kobo: 800, orders: 2 })
  await bookAlone(shopId, sentBack, -300)
  await bookAlone(shopId, null, -100)
  expect(await keptOf(shopId)).toEqual({ kobo: 400, orders: 1 })
  await bookAlone(shopId, sentBack, 300)

  expect(await keptOf(shopId)).toEqual({ kobo: 700, orders: 2 })
  expect(await broken()).toEqual([])
})

test('I49 many bookings at once, of one order and of several, while sums are merged, are kept to the kobo', async () => {
  const [shopId, orders] = [newId<ShopId>(), Array.from({ length: 4 }, () => newId<OrderId>())]

  await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      for (const [place, orderId] of orders.entries()) {
        const sign = place % 2 === 0 || at % 2 === 0 ? 1 : -1 // two of the orders end where they began
        await bookAlone(shopId, orderId, sign * 70)
      }
      await mergeShopSums(database)
    }),
  )

  expect(await keptOf(shopId)).toEqual({ kobo: 2 * 12 * 70, orders: 2 })
  expect(await broken()).toEqual([])
})

test('I49 a booking does not wait for another one of the same shop that is not finished', async () => {
  const shopId = newId<ShopId>()

  await database.db.transaction(async (tx) => {
    await book(tx, shopId, newId<OrderId>(), 100)
    await bookAlone(shopId, newId<OrderId>(), 200) // would wait for ever for a row that both write
    await mergeShopSums(database)
  })

  expect(await keptOf(shopId)).toEqual({ kobo: 300, orders: 2 })
})

test('I49 differences are merged into one row a shop, and what did not change stays', async () => {
  const shopId = newId<ShopId>()
  for (const amount of [100, 200, 300]) await bookAlone(shopId, newId<OrderId>(), amount)
  const rowsOf = async () =>
    (await database.pool.query('select xmin::text, is_merged from shop_sums where shop_id = $1', [shopId]))
      .rows

  expect(await rowsOf()).toHaveLength(3)
  await mergeShopSums(database)
  const merged = await rowsOf()
  await mergeShopSums(database)

  expect(merged).toMatchObject([{ is_merged: true }])
  expect(await rowsOf()).toEqual(merged)
  expect(await keptOf(shopId)).toEqual({ kobo: 600, orders: 3 })
})

test('I49 what was booked before, or past the triggers, is counted again to the same sums', async () => {
  const shopId = newId<ShopId>()
  for (const amount of [100, 200]) await bookAlone(shopId, newId<OrderId>(), amount)
  await bookAlone(shopId, null, -50)

  await database.pool.query('select recount_shop_money()')

  expect(await keptOf(shopId)).toEqual({ kobo: 250, orders: 2 })
  expect(await broken()).toEqual([])
})

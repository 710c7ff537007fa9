import type { ProductId, ShopId, ShopNewsId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#platform/ids.ts'
import { openShop } from '../../../test/builders.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { addShopNews } from './add-shop-news.ts'
import { countUnread, insertShopNews, listNews, markRead, takeToEmail } from './shop-news.sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

/** A shop that ran out of two things, the older news first. */
async function aShopWithNews(): Promise<{ shopId: ShopId; news: [ShopNewsId, ShopNewsId] }> {
  const { shop, products } = await openShop(database.db, [{ name: 'Beef suya' }])
  const [shopId, productId] = [shop.id, products[0]?.id ?? newId<ProductId>()]
  // Ids of the same millisecond have no order.
  const [one, other] = [newId<ShopNewsId>(), newId<ShopNewsId>()]
  const news: [ShopNewsId, ShopNewsId] = one < other ? [one, other] : [other, one]
  const rows = news.map((id) => ({ id, shopId, kind: 'SOLD_OUT' as const, productId, subject: 'Suya' }))
  await database.db.transaction((tx) => insertShopNews(tx, rows))
  return { shopId, news }
}

const unreadOf = (shop: { shopId: ShopId }) => countUnread(database.db.read, shop.shopId)

test('SELL-03, SELL-46 news that one shop has read stays unread for every other, and so does what came later', async () => {
  const [shop, rival] = [await aShopWithNews(), await aShopWithNews()]
  const read = (of: typeof shop, upTo: ShopNewsId) =>
    database.db.transaction((tx) => markRead(tx, { shopId: of.shopId, upTo }))

  await read(rival, rival.news[0])

  expect([await unreadOf(shop), await unreadOf(rival)]).toEqual([2, 1])
  const page = await listNews(database.db.read, { shopId: rival.shopId, before: null, limit: 10 })
  expect(page.map(({ id, isRead }) => [id, isRead])).toEqual([
    [rival.news[1], false],
    [rival.news[0], true],
  ])
  await read(rival, rival.news[1])
  expect([await unreadOf(shop), await unreadOf(rival)]).toEqual([2, 0])
})

test('SELL-46 news goes into one email of its own shop', async () => {
  const [shop, rival] = [await aShopWithNews(), await aShopWithNews()]
  const take = (of: typeof shop) => database.db.transaction((tx) => takeToEmail(tx, of.shopId))

  expect(await take(rival)).toHaveLength(2)
  expect(await take(rival)).toEqual([])
  expect(await take(shop)).toHaveLength(2)
})

test('SELL-24 news of the same five minutes goes into one email at their end, and what comes then into the next', async () => {
  const { shopId } = await aShopWithNews()
  const plannedAt = async (time: string) => {
    vi.setSystemTime(time)
    const news = [{ shopId, kind: 'SOLD_OUT' as const, productId: newId<ProductId>(), subject: 'Suya' }]
    await database.db.transaction(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await addShopNews(tx, news)
    })
    const { rows } = await database.pool.query(
      `select run_at as at from graphile_worker.jobs where key like $1 order by run_at`,
      [`shop_news_email:${shopId}:%`],
    )
    return rows.map(({ at }) => at.toISOString().slice(11))
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })

  expect(await plannedAt('2040-05-01T10:00:00.000Z')).toEqual(['10:05:00.000Z'])
  expect(await plannedAt('2040-05-01T10:04:59.999Z')).toEqual(['10:05:00.000Z'])
  expect(await plannedAt('2040-05-01T10:05:00.000Z')).toEqual(['10:05:00.000Z', '10:10:00.000Z'])
})

import type { ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../../../test/builders.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { countListings } from './listing-counts.sql.ts'
import { mergeListingCounts } from './merge-listing-counts.ts'

let api: TestApi
let shopId: ShopId
beforeAll(async () => {
  api = await startTestApi()
  const goods = Array.from({ length: 12 }, (_, n) => ({ name: `Basket number ${n}`, stock: n + 1 }))
  const { shop } = await openShop(api.db, [...goods, { name: 'Basket number 12', status: 'DRAFT' as const }])
  shopId = shop.id
})

const numberOf = sql`substring(name from '\\d+$')::integer`

/** From the products themselves. */
async function recounted() {
  await sql`select recount_listings()`.execute(api.writer)
  return countListings(api.db.read, shopId)
}

test.each([
  ['all that was listed', sql`select 1`],
  ['some sold out', sql`update products set stock = 0 where ${numberOf} < 3`],
  ['some running low', sql`update products set low_stock = 6`],
  ['some back again', sql`update products set stock = 20 where ${numberOf} in (1, 5)`],
  [
    'some taken off the shelf',
    sql`update products set status = 'HIDDEN' where status = 'LIVE' and ${numberOf} % 3 = 0`,
  ],
  ['one for the market to look at', sql`update products set status = 'IN_REVIEW' where ${numberOf} = 12`],
  ['some removed', sql`update products set status = 'REMOVED' where status = 'HIDDEN' and ${numberOf} > 5`],
  ['some deleted', sql`delete from products where ${numberOf} in (4, 7)`],
])('SELL-09 the tabs count exactly: %s', async (_case, change) => {
  await change.execute(api.writer)
  const followed = await countListings(api.db.read, shopId)
  await mergeListingCounts(api)

  expect(await countListings(api.db.read, shopId)).toEqual(followed)
  expect(followed).toEqual(await recounted())
  expect(followed.ALL).toBeGreaterThan(0)
})

test('SELL-09 many changes at once, while counts are merged, are counted exactly', async () => {
  const sellOut = (n: number, stock: number) =>
    sql`update products set stock = ${stock} where ${numberOf} = ${n}`.execute(api.writer)

  await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      for (const stock of [0, 9, 0, n]) await sellOut(n, stock)
      await mergeListingCounts(api)
    }),
  )

  expect(await countListings(api.db.read, shopId)).toEqual(await recounted())
})

test('SELL-09 a new price or a sale that moves a product to no other tab writes no count', async () => {
  await mergeListingCounts(api)
  await sql`update products set base_price_kobo = base_price_kobo + 100, stock = stock + 1 where stock > 8`.execute(
    api.writer,
  )

  const { rows } = await sql`select 1 from listing_counts where not is_merged`.execute(api.writer)
  expect(rows).toEqual([])
})

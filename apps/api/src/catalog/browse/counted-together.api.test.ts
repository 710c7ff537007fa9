import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../../../test/builders.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const goods = Array.from({ length: 12 }, (_, n) => ({
    name: `Basket number ${n}`,
    brand: n % 2 === 0 ? 'Kemta' : 'Orunla',
    category: n % 3 === 0 ? ('FOOD' as const) : ('GARDEN' as const),
  }))
  await openShop(api.db, [...goods, { name: 'Basket in the back', status: 'DRAFT' as const }])
})

async function readCounts() {
  const counts = await sql<object>`
    select shelf, axis, step, traits, sum(products)::integer as products from shelf_counts
    group by 1, 2, 3, 4 having sum(products) <> 0 order by 1, 2, 3, 4`.execute(api.writer)
  const words =
    await sql<object>`select word, products from search_words where products <> 0 order by word`.execute(
      api.writer,
    )
  return { counts: counts.rows, words: words.rows }
}

const numberOf = sql`coalesce(substring(name from '\\d+$')::integer, 0)`

test.each([
  ['new prices for all', sql`update products set base_price_kobo = base_price_kobo + 100000 * ${numberOf}`],
  ['half of them sold out', sql`update products set stock = case when ${numberOf} % 2 = 0 then 0 else 7 end`],
  [
    'some taken off the shelf',
    sql`update products set status = 'HIDDEN' where status = 'LIVE' and ${numberOf} % 3 = 0`,
  ],
  ['other shelves and brands', sql`update products set category = 'PET', brand = null where ${numberOf} > 6`],
  ['a change of nothing that is counted', sql`update products set version = version + 1`],
  ['some deleted', sql`delete from products where ${numberOf} in (1, 2)`],
])('LIST-11, SELL-44 one statement with %s is counted exactly', async (_case, change) => {
  await change.execute(api.writer)
  const followed = await readCounts()
  await sql`select recount_market()`.execute(api.writer)

  expect(followed).toEqual(await readCounts())
})

test('SELL-44 new prices of many products write a few rows of counts, and not some for each', async () => {
  const rowsOf = async () => {
    const { rows } = await sql<{ rows: number }>`select count(*)::integer as rows from shelf_counts`.execute(
      api.writer,
    )
    return rows[0]?.rows ?? 0
  }
  const change = (where: ReturnType<typeof sql>) =>
    sql`update products set base_price_kobo = base_price_kobo * 10, category = 'FOOD', brand = null, stock = 5 where ${where}`.execute(
      api.writer,
    )
  await sql`update products set base_price_kobo = 500000, category = 'FOOD', brand = null, stock = 5`.execute(
    api.writer,
  )
  const before = await rowsOf()
  await change(sql`name = 'Basket number 4'`)
  const one = (await rowsOf()) - before
  await change(sql`name <> 'Basket number 4'`)
  const others = (await rowsOf()) - before - one

  expect(one).toBeGreaterThan(0)
  expect(others).toBe(one) // all of them left one price for one other
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addProduct } from '#catalog/add-product.ts'
import type { Db } from '#tables.ts'
import { aProduct, openShop } from '../../../test/builders.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { assertFillable } from './assert-fillable.ts'
import { fillBigMarket } from './fill-big-market.ts'

const now = new Date('2026-11-01T00:00:00Z')
const PRODUCTS = 300

const indexesOf = async ({ read }: Db) => {
  const { rows } = await sql`select indexname, indexdef from pg_indexes where tablename = 'products'
    order by indexname`.execute(read)
  return rows
}

const totalsOf = async ({ read }: Db) => {
  const { rows } = await sql`select shelf, sum(products)::integer as products from shelf_counts
    where axis = 'all' group by shelf having sum(products) <> 0 order by shelf collate "C"`.execute(read)
  return rows
}

const countedTotalsOf = async ({ read }: Db) => {
  const { rows } = await sql`
    select shelf, count(*)::integer as products
    from products, lateral (values ('MARKET'), (category), (category || '/' || subcategory_key)) as places (place),
      lateral (values (place), (place || '#' || lower(brand))) as shelves (shelf)
    where is_visible and shelf is not null group by shelf order by shelf collate "C"`.execute(read)
  return rows
}

test('a large market is counted, indexed and ready for use', async () => {
  const { db, url } = await testDatabase()
  const indexes = await indexesOf(db)

  await fillBigMarket({ url, products: PRODUCTS, now })

  const { count } = await db.read
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(PRODUCTS)
  expect(await indexesOf(db)).toEqual(indexes)
  expect(await totalsOf(db)).toEqual(await countedTotalsOf(db))

  const { id } = await db.read.selectFrom('shops').select('id').executeTakeFirstOrThrow()
  await db.transaction((tx) => addProduct(tx, aProduct({ shopId: id, category: 'GARDEN' })))
  expect(await totalsOf(db)).toEqual(await countedTotalsOf(db))
})

test('stock and lowest price match the variants, and shop ratings match the products', async () => {
  const { db, url } = await testDatabase()
  await fillBigMarket({ url, products: PRODUCTS, now })

  const { rows: wrongStock } = await sql`
    select p.id from products p join variants v on v.product_id = p.id
    group by p.id having p.stock <> sum(v.stock)`.execute(db.read)
  const { rows: wrongRating } = await sql`
    select s.id from shops s join products p on p.shop_id = s.id
    group by s.id having s.rating_sum <> sum(p.rating_sum) or s.rating_count <> sum(p.rating_count)`.execute(
    db.read,
  )
  const { rows: wrongPrice } = await sql`
    select id from products where from_price_kobo is distinct from lowest_choice_price(id, base_price_kobo)`.execute(
    db.read,
  )
  expect([wrongStock, wrongRating, wrongPrice]).toEqual([[], [], []])
})

test('a market that has shops is refused and stays unchanged', async () => {
  const { db, url } = await testDatabase()
  await openShop(db, [{ name: 'Party jollof rice' }])

  await expect(fillBigMarket({ url, products: PRODUCTS, now })).rejects.toThrow('has shops already')

  expect(await totalsOf(db)).toEqual(await countedTotalsOf(db))
  expect(await db.read.selectFrom('products').select('name').execute()).toEqual([
    { name: 'Party jollof rice' },
  ])
})

test('a run that was killed half way is detected', async () => {
  const { writer, url } = await testDatabase()
  await sql`alter table products disable trigger user`.execute(writer)

  await expect(assertFillable(url)).rejects.toThrow('drop this database')
})

test('a second run is refused', async () => {
  const { db, url } = await testDatabase()
  await fillBigMarket({ url, products: 1, now })

  await expect(fillBigMarket({ url, products: 1, now })).rejects.toThrow('has shops already')

  expect(await db.read.selectFrom('products').select('id').execute()).toHaveLength(1)
})

test('a run that is stopped leaves an empty, working market', async () => {
  const { db, url } = await testDatabase()
  const indexes = await indexesOf(db)
  const stopping = new AbortController()

  const run = fillBigMarket({
    url,
    products: 5_000,
    now,
    stopping: stopping.signal,
    onLoaded: () => stopping.abort(),
  })

  await expect(run).rejects.toThrow('the market is empty again')
  expect(await db.read.selectFrom('shops').select('id').execute()).toEqual([])
  expect(await indexesOf(db)).toEqual(indexes)
  await openShop(db, [{ name: 'Party jollof rice' }])
  expect(await totalsOf(db)).toEqual(await countedTotalsOf(db))
})

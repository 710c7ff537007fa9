import { listProducts } from '@ahia/contracts/catalog'
import { demoShops } from '@ahia/demo-market/demo-shops'
import { planPictures } from '@ahia/demo-market/pictures/plan-pictures'
import { CATEGORIES, CATEGORY_LABELS } from '@ahia/reference/categories'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { foldShelfCounts } from '#catalog/browse/fold-shelf-counts.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import { seedDemoMarket } from './seed-demo-market.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ isDemo: true })
})

const read = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(api.db.read)).rows

test('DATA-01, DATA-02 the demo market has 42 shops and products in every subcategory', async () => {
  const shelves = await read(sql<{ category: string; subcategory: string }>`
    select distinct category, subcategory from products where is_visible order by 1, 2`)

  expect(demoShops).toHaveLength(42)
  expect((await api.call(listProducts, {})).total).toBeGreaterThanOrEqual(350)
  expect((await api.call(listProducts, {})).total).toBeLessThanOrEqual(450)
  const all = CATEGORIES.flatMap((category) => SUBCATEGORIES[category].map((one) => `${category}/${one}`))
  expect(new Set(shelves.map(({ category, subcategory }) => `${category}/${subcategory}`))).toEqual(
    new Set(all),
  )
})

test('DATA-01 the database has the same category labels as the storefront', async () => {
  const labels = await read(sql<{ category: string; label: string }>`
    select category, category_label(category) as label from unnest(${[...CATEGORIES]}::text[]) as category`)

  expect(Object.fromEntries(labels.map(({ category, label }) => [category, label]))).toEqual(CATEGORY_LABELS)
})

test('seeded tables are analysed, so that the first queries are fast', async () => {
  const counted = await read(sql<{ table: string; rows: number }>`
    select relname as table, reltuples::integer as rows from pg_class
    where relname in ('products', 'search_words', 'shops') order by 1`)

  expect(counted.map(({ table }) => table)).toEqual(['products', 'search_words', 'shops'])
  expect(counted.every(({ rows }) => rows >= 42)).toBe(true)
})

test('seeding again changes nothing', async () => {
  const before = await fingerprint()

  await seedDemoMarket({ db: api.db })

  expect(await fingerprint()).toEqual(before)
})

test('DATA-03 every count follows from rows: ratings from reviews, sales and stock from movements', async () => {
  const wrong = await read(sql`
    select p.name, p.rating_sum, p.rating_count, p.sales, p.stock from products p
    cross join lateral (select coalesce(sum(stars), 0) as stars, count(*) as reviews from reviews where product_id = p.id) r
    cross join lateral (
      select coalesce(sum(quantity) filter (where kind = 'SOLD'), 0) as sold,
        coalesce(sum(case when kind = 'SOLD' then -quantity else quantity end), 0) as left
      from stock_moves where product_id = p.id
    ) m
    where (p.rating_sum, p.rating_count, p.sales, p.stock) is distinct from (r.stars, r.reviews, m.sold, m.left)
      or p.sales < p.rating_count`)
  const wrongShops = await read(sql`
    select s.name from shops s
    cross join lateral (
      select sum(rating_sum) as stars, sum(rating_count) as reviews from products where shop_id = s.id
    ) r
    where (s.rating_sum, s.rating_count) is distinct from (r.stars, r.reviews)`)

  expect({ wrong, wrongShops }).toEqual({ wrong: [], wrongShops: [] })
})

test('PIC-11 every category lists its goods with rendered pictures before the drawn ones', async () => {
  const { picturesOf, isRendered } = await planPictures(demoShops)
  const rendered = new Set<string | undefined>(
    demoShops
      .flatMap(({ products }) => products.filter(isRendered))
      .flatMap((product) => picturesOf(product)[0]?.key),
  )
  const covers = await read(sql<{ category: string; cover: string }>`
    select category, picture_keys[1] as cover from products where is_visible
    order by category, created_at desc, id desc`)

  for (const category of CATEGORIES) {
    const places = covers.filter((one) => one.category === category).map(({ cover }) => rendered.has(cover))
    expect([category, places]).toEqual([
      category,
      places.toSorted((one, other) => Number(other) - Number(one)),
    ])
    expect([category, places.includes(true)]).toEqual([category, true])
  }
})

test('DATA-03 stock at every level is the sum of the level below', async () => {
  const wrong = await read(sql`
    select v.id from variants v where v.option_name is not null
      and v.stock <> (select coalesce(sum(stock), 0) from options where variant_id = v.id)
    union all
    select p.id from products p where p.variant_name is not null
      and p.stock <> (select coalesce(sum(stock), 0) from variants where product_id = p.id)`)

  expect(wrong).toEqual([])
})

test('LIST-11 the stored list counts match the products, before and after folding', async () => {
  const counts = sql<object>`
    select shelf, axis, step, traits, sum(products)::integer as products from shelf_counts
    group by 1, 2, 3, 4 having sum(products) <> 0 order by 1, 2, 3, 4`
  const words = sql<object>`select word, products from search_words where products <> 0 order by word`
  const kept = [await read(counts), await read(words)]

  await foldShelfCounts(api)
  const folded = [await read(counts), await read(words)]
  await sql`select recount_market()`.execute(api.writer)

  expect(folded).toEqual(kept)
  expect([await read(counts), await read(words)]).toEqual(kept)
})

/** All rows of the market in one word. */
async function fingerprint() {
  const tables = [
    'shops',
    'products',
    'variants',
    'options',
    'add_ons',
    'stock_moves',
    'reviews',
    'shelf_counts',
  ]
  return Promise.all(
    tables.map((table) =>
      read(sql`select md5(string_agg(t::text, '|' order by t::text)) as all from ${sql.table(table)} as t`),
    ),
  )
}

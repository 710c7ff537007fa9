import { listProducts } from '@ahia/contracts/catalog'
import { SORTS } from '@ahia/reference/sorts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../../../test/builders.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

const PRODUCTS = 1500
const PAGE = 60
/** Added in steps, as a single statement could take longer than one may on a busy machine. */
const STEP = 100

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { BROWSE_LIMIT_PER_MINUTE: '100000' } })
  const { products } = await openShop(api.db, [{ name: 'The first of many' }])
  // Prices, sales and days that many share, as in a real market.
  for (let first = 2; first <= PRODUCTS; first += STEP)
    await sql`
      insert into products (
        id, shop_id, shop_name, shop_status, name, subtitle, description, category, subcategory, base_price_kobo, stock,
        picture_keys, status, created_at, sales
      )
      select gen_random_uuid(), shop_id, shop_name, shop_status, name || ' ' || n, subtitle, description, category,
        subcategory, 100 * (1 + n % 37) * (1 + n % 11), n % 5, picture_keys, status,
        created_at - (n % 90) * interval '7 hours', (n * n) % 700
      from products, generate_series(${first}::integer, ${Math.min(first + STEP - 1, PRODUCTS)}) as n
      where id = ${products[0]?.id}`.execute(api.writer)
})

const ORDERS = {
  newest: sql`created_at desc, id desc`,
  popular: sql`sales desc, id desc`,
  'price-low': sql`base_price_kobo, id`,
  'price-high': sql`base_price_kobo desc, id desc`,
}

test.each(SORTS)('LIST-04, LIST-06 distant pages of %s continue the earlier pages', async (sort) => {
  const { rows } = await sql<{ id: string }>`select id from products order by ${ORDERS[sort]}`.execute(
    api.db.read,
  )

  const shown: string[] = []
  for (let page = 1; page <= PRODUCTS / PAGE; page += 1) {
    const { products } = await api.call(listProducts, { category: 'FOOD', sort, page, limit: PAGE })
    shown.push(...products.map(({ _id }) => _id))
  }

  expect(shown).toEqual(rows.map(({ id }) => id))
})

test('LIST-04 a distant page with filters is the same as one read without the shortcut', async () => {
  const asked = { minPrice: 5, inStock: true, sort: 'price-low', limit: PAGE } as const
  const { rows } = await sql<{ id: string }>`
    select id from products where base_price_kobo >= 500 and stock > 0 order by base_price_kobo, id
    limit ${PAGE} offset ${PAGE * 14}`.execute(api.db.read)

  const { products } = await api.call(listProducts, { ...asked, page: 15 })

  expect(products.map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id))
})

const IN_STOCK = sql`stock > 0`

test.each([
  ['few', 'newest', { maxPrice: 20 }, sql`base_price_kobo <= 2000`],
  ['few', 'popular', { minPrice: 300 }, sql`base_price_kobo >= 30000`],
  [
    'few in stock',
    'popular',
    { minPrice: 20, maxPrice: 60, inStock: true },
    sql`base_price_kobo between 2000 and 6000 and ${IN_STOCK}`,
  ],
  ['many', 'newest', { minPrice: 5 }, sql`base_price_kobo >= 500`],
  ['many', 'popular', { maxPrice: 350, inStock: true }, sql`base_price_kobo <= 35000 and ${IN_STOCK}`],
] as const)(
  'LIST-04, LIST-11 of a price range with %s products the pages of %s follow each other',
  async (_case, sort, asked, fits) => {
    const { rows } = await sql<{ id: string }>`
    select id from products where ${fits} order by ${ORDERS[sort]}`.execute(api.db.read)

    const shown: string[] = []
    for (let page = 1; page <= Math.ceil(rows.length / PAGE); page += 1) {
      const { products, total } = await api.call(listProducts, { ...asked, sort, page, limit: PAGE })
      expect(total).toBe(rows.length)
      shown.push(...products.map(({ _id }) => _id))
    }

    expect(rows.length).toBeGreaterThan(PAGE)
    expect(shown).toEqual(rows.map(({ id }) => id))
  },
)

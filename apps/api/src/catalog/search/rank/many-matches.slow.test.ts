import { listProducts, suggest } from '@ahia/contracts/catalog'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../../../../test/builders.ts'
import { startTestApi, type TestApi } from '../../../../test/test-api.ts'

// Slow: thousands of products are added that share a word.
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { BROWSE_LIMIT_PER_MINUTE: '100000' } })
})

const MANY = 6400 // more than are compared with each other
const STEP = 200
const numbers = Array.from({ length: MANY }, (_, number) => number)
const isZomkom = (n: number) => n % 8 !== 0
const isKemta = (n: number) => n % 5 === 1
const isBrewtown = (n: number) => n % 400 === 0

beforeAll(async () => {
  const { products } = await openShop(api.db, [{ name: 'Brewtown number 0', status: 'DRAFT' }])
  // Most are called zomkom; few are called brewtown, but all of them mention it. In steps no longer than a shopper waits.
  for (let first = 0; first < MANY; first += STEP)
    await sql`
      insert into products (
        id, shop_id, shop_name, shop_status, name, subtitle, description, category, subcategory, base_price_kobo, stock,
        picture_keys, status, created_at, sales, brand
      )
      select gen_random_uuid(), shop_id, shop_name, shop_status,
        case when n % 8 <> 0 then 'Zomkom number ' || n when n % 400 = 0 then 'Brewtown number ' || n
          else 'Drink number ' || n end || '.',
        subtitle, description || ' Made in brewtown.', case when n % 3 = 0 then 'GROCERY' else 'FOOD' end, subcategory,
        100 * n + 100, n % 10, picture_keys, 'LIVE', created_at - n * interval '1 hour', (n * 7919) % 1000,
        case when n % 5 = 1 then 'Kemta' end
      from products, generate_series(${first}::integer, ${first + STEP - 1}) as n
      where id = ${products[0]?.id}`.execute(api.writer)
})

const SORT_ORDERS = [undefined, 'newest', 'popular', 'price-low', 'price-high'] as const
const cases = [
  ...SORT_ORDERS.map((sort) => ['zomkom', sort, numbers.filter(isZomkom).length] as const),
  ['brewtown', undefined, numbers.filter(isBrewtown).length] as const,
  ['brewtown', 'price-low', numbers.filter(isBrewtown).length] as const,
]

test.each(cases)(
  'LIST-07 %s, sorted by %s, is paged to the last of %i, each product once',
  async (word, sort, total) => {
    const first = await api.call(listProducts, { search: word, sort, limit: 60 })
    const ids = new Set<string>()
    for (let page = 1; page <= first.pages; page += 1) {
      const { products } = await api.call(listProducts, { search: word, sort, limit: 60, page })
      for (const { _id } of products) ids.add(_id)
    }

    expect(first.total).toBe(total)
    expect(ids.size).toBe(total)
  },
)

test('WIN-45 of thousands with a word in their name, those of a brand are counted and listed', async () => {
  const total = numbers.filter((n) => isKemta(n) && isZomkom(n)).length
  const all = await api.call(listProducts, { search: 'zomkom' })
  const ofBrand = await api.call(listProducts, { search: 'zomkom', brand: 'kemta', limit: 60 })
  const last = await api.call(listProducts, {
    search: 'zomkom',
    brand: 'kemta',
    limit: 60,
    page: ofBrand.pages,
  })

  expect(all.facets.brands).toEqual([{ value: 'Kemta', count: total }])
  expect([ofBrand.total, ofBrand.products.length]).toEqual([total, 60])
  expect(last.products).toHaveLength(total % 60 || 60)
  expect(ofBrand.facets.brands).toEqual(all.facets.brands)
})

test('LIST-07 where goods have the word in their name, thousands that only mention it are not shown', async () => {
  const { products } = await api.call(listProducts, { search: 'brewtown', limit: 20 })

  expect(products.map(({ name }) => name.startsWith('Brewtown'))).toEqual(
    numbers.filter(isBrewtown).map(() => true),
  )
})

test.each([
  ['zomkom', isZomkom],
  ['brewtown', isBrewtown],
])('LIST-07, LIST-11 results for %s are counted and filtered correctly', async (word, isMatch) => {
  const asked = { category: 'GROCERY', maxPrice: 500, inStock: true } as const
  const all = await api.call(listProducts, { search: word })
  const some = await api.call(listProducts, { search: word, ...asked })

  const matches = numbers.filter(isMatch)
  const grocery = matches.filter((n) => n % 3 === 0)
  expect(all.facets.categories).toEqual([
    { value: 'FOOD', count: matches.length - grocery.length },
    { value: 'GROCERY', count: grocery.length },
  ])
  expect(some.total).toBe(grocery.filter((n) => n % 10 > 0 && n + 1 <= 500).length)
  expect(some.products.every(({ category, basePrice }) => category === 'GROCERY' && basePrice <= 500)).toBe(
    true,
  )
})

test('LIST-07 suggestions for the beginning of a word of thousands have that word', async () => {
  const { suggestions } = await api.call(suggest, { q: 'zomk' })

  expect(suggestions).toHaveLength(10)
  expect(suggestions.every(({ label }) => /^zomkom/i.test(label))).toBe(true)
})

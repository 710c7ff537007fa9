import { listProducts, showProduct } from '@ahia/contracts/catalog'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../../../test/builders.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import type { NewProduct } from '../new-product.ts'

let api: TestApi
let shopId: string
let noodles: NewProduct
beforeAll(async () => {
  api = await startTestApi()
  const grocery = { category: 'GROCERY', subCategory: 'Noodles & Pasta' } as const
  const { shop, products } = await openShop(api.db, [
    { name: 'Zedfood noodles', brand: 'Kemta', ...grocery },
    { name: 'Zedfood pasta', brand: 'KEMTA', stock: 0, ...grocery },
    { name: 'Zedfood oats', brand: 'Orunla', ...grocery, subCategory: 'Breakfast & Cereals' },
    { name: 'Zedfood loose beans', ...grocery, subCategory: 'Rice & Grains' },
    { name: 'Kettle of tea', brand: 'Kemta' },
    { name: 'Zedfood in the back', brand: 'Kemta', status: 'DRAFT', ...grocery },
  ])
  shopId = shop.id
  const [first] = products
  if (!first) throw new Error('No product')
  noodles = first
})

test('WIN-44 a product page has the brand, and goods without one have null', async () => {
  const { products } = await api.call(listProducts, { search: 'zedfood' })
  const brands = await Promise.all(
    products.map(async ({ _id, name }) => [name, (await api.call(showProduct, { id: _id })).product.brand]),
  )

  expect(Object.fromEntries(brands)).toMatchObject({
    'Zedfood noodles': 'Kemta',
    'Zedfood loose beans': null,
  })
})

test.each([
  ['in a category', { category: 'GROCERY' }],
  ['in a category, within prices', { category: 'GROCERY', minPrice: 999.5, maxPrice: 1000 }],
  ['in a search', { search: 'zedfood' }],
  ['in a search, within prices', { search: 'zedfood', maxPrice: 1000 }],
  ['in a shop’s category', { shop: true, category: 'GROCERY' }],
] as const)('WIN-45 the goods of a brand are listed %s, and each brand is counted', async (_case, asked) => {
  const { shop, ...query } = { shop: false, ...asked }
  const list = (filter: object) => api.call(listProducts, { ...query, ...(shop && { shopId }), ...filter })

  const all = await list({})
  const { products, total, facets } = await list({ brand: ' kemta ', sort: 'newest' })

  expect(all.facets.brands.map(({ value, count }) => [value.toLowerCase(), count])).toEqual([
    ['kemta', 2],
    ['orunla', 1],
  ])
  expect(products.map(({ name }) => name)).toEqual(['Zedfood pasta', 'Zedfood noodles'])
  expect([total, facets.inStock]).toEqual([2, 1])
  expect(facets.brands).toEqual(all.facets.brands) // without its own filter
  expect((await list({ inStock: true })).facets.brands.map(({ count }) => count)).toEqual([1, 1])
})

test('WIN-45 with a brand the categories count only its goods, and a search finds it by its name', async () => {
  const { facets, total } = await api.call(listProducts, { brand: 'Kemta' })
  const found = await api.call(listProducts, { search: 'orunla' })

  expect(total).toBe(3)
  expect(facets.categories).toEqual([
    { value: 'FOOD', count: 1 },
    { value: 'GROCERY', count: 2 },
  ])
  expect(found.products.map(({ name }) => name)).toEqual(['Zedfood oats'])
})

test.each([[{}], [{ category: 'GROCERY' }], [{ search: 'zedfood' }]] as const)(
  'WIN-45 of an unknown brand nothing is listed among %j, and the others can still be chosen',
  async (query) => {
    const { products, total, facets } = await api.call(listProducts, { ...query, brand: 'Nobody' })

    expect([products, total]).toEqual([[], 0])
    expect(facets.brands.map(({ value }) => value.toLowerCase())).toEqual(['kemta', 'orunla'])
  },
)

test('WIN-45 where no goods have brands none are offered', async () => {
  const { facets } = await api.call(listProducts, { category: 'GROCERY', subcategory: 'Rice & Grains' })

  expect([facets.brands, facets.inStock]).toEqual([[], 1])
})

test('WIN-45 the ten brands with most goods are offered, also to a search', async () => {
  const goods = Array.from({ length: 13 }, (_, n) => ({
    name: `Manybrand item ${n}`,
    brand: `Make ${n === 12 ? 0 : n}`,
    category: 'PET' as const,
  }))
  await openShop(api.db, goods)

  for (const query of [{ category: 'PET' }, { search: 'manybrand' }] as const) {
    const { facets } = await api.call(listProducts, query)
    expect(facets.brands).toHaveLength(10)
    expect(facets.brands[0]).toEqual({ value: 'Make 0', count: 2 })
  }
})

test('WIN-45 counts follow a product that gets another brand, and agree with a new count', async () => {
  await sql`update products set brand = 'Orunla' where id = ${noodles.id}`.execute(api.writer)
  const followed = await api.call(listProducts, { category: 'GROCERY' })
  await sql`select recount_market()`.execute(api.writer)
  const counted = await api.call(listProducts, { category: 'GROCERY' })

  expect(followed.facets.brands.map(({ value, count }) => [value.toLowerCase(), count])).toEqual([
    ['orunla', 2],
    ['kemta', 1],
  ])
  expect(counted.facets).toEqual(followed.facets)
})

test.each([
  ['an empty brand', ''],
  ['a brand of spaces', '  '],
  ['a brand with spaces around it', ' Kemta'],
  ['a brand of 61 characters', 'x'.repeat(61)],
  ['a brand with the mark that divides shelves', 'Kemta#1'],
])('WIN-44 the database rejects %s', async (_case, brand) => {
  await expect(
    sql`update products set brand = ${brand} where id = ${noodles.id}`.execute(api.writer),
  ).rejects.toThrow(/products_brand/)
})

import { listProducts } from '@ahia/contracts/catalog'
import { SORTS } from '@ahia/reference/sorts'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ isDemo: true, env: { BROWSE_LIMIT_PER_MINUTE: '100000' } })
})

type ListInput = Parameters<typeof api.call<typeof listProducts>>[1]
type Listed = Awaited<ReturnType<typeof list>>
const list = (asked: ListInput) => api.call(listProducts, asked)

/** Every page of a list, one after the other. */
async function walk(asked: ListInput): Promise<Listed['products']> {
  const first = await list({ ...asked, limit: 60 })
  const products = [...first.products]
  for (let page = 2; page <= first.pages; page += 1)
    products.push(...(await list({ ...asked, limit: 60, page })).products)
  return products
}

const isRising = (numbers: number[]) => numbers.every((one, at) => at === 0 || one >= (numbers[at - 1] ?? 0))

test('API-01, API-43 products are listed twelve per page, with the exact total', async () => {
  const { products, total, page, pages } = await list({})

  expect(products).toHaveLength(12)
  expect({ total, page, pages }).toEqual({ total: 431, page: 1, pages: 36 })
  expect(products[0]).toMatchObject({ basePrice: expect.any(Number), shopId: { name: expect.any(String) } })
})

test('API-43 up to a hundred products can be requested per page, and without a limit there are twelve', async () => {
  const wide = await list({ limit: 100 })
  const plain = await list({})

  expect([wide.products.length, wide.pages]).toEqual([100, 5])
  expect(wide.products.slice(0, 12)).toEqual(plain.products)
})

test.each(SORTS)('LIST-06 all pages of %s together show each product once, in order', async (sort) => {
  const products = await walk({ sort })

  const ids = products.map(({ _id }) => _id)
  expect(new Set(ids).size).toBe(431)
  expect(ids).toHaveLength(431)
  const keys = {
    newest: [],
    popular: products.map(({ sales }) => -sales),
    'price-low': products.map(({ basePrice }) => basePrice),
    'price-high': products.map(({ basePrice }) => -basePrice),
  }
  expect(isRising(keys[sort])).toBe(true)
})

test.each(SORTS)('LIST-06 products that tie in %s keep their order across pages', async (sort) => {
  const wide = await walk({ sort })
  const narrow: Listed['products'] = []
  for (let page = 1; page <= 20; page += 1) narrow.push(...(await list({ sort, page, limit: 7 })).products)

  expect(narrow).toEqual(wide.slice(0, 140))
})

test('LIST-04 a subcategory is matched in any case, with extra spaces, and without its category', async () => {
  const plain = await list({ category: 'FOOD', subcategory: 'Local' })
  const shouted = await list({ category: 'FOOD', subcategory: '  lOCAL ' })
  const alone = await list({ subcategory: 'local' })

  expect(plain.total).toBeGreaterThan(0)
  expect(plain.products.every(({ subCategory }) => subCategory === 'Local')).toBe(true)
  expect([shouted.total, alone.total]).toEqual([plain.total, plain.total])
})

test('LIST-04 a subcategory of several categories lists products from all of them', async () => {
  const { total, products } = await list({ subcategory: 'OTHER', limit: 60 })

  expect(total).toBe(products.length)
  expect(new Set(products.map(({ category }) => category)).size).toBe(12)
})

test('API-43 a page past the end is empty and still has the total', async () => {
  const { products, total, pages } = await list({ category: 'PET', page: 1_000_000 })

  expect(products).toEqual([])
  expect(total).toBeGreaterThan(0)
  expect(pages).toBe(Math.ceil(total / 12))
})

test('API-01 an unknown shop id has no products', async () => {
  const { products, total } = await list({ shopId: '0190a000-0000-7000-8000-000000000000' })

  expect({ products, total }).toEqual({ products: [], total: 0 })
})

test('API-01, LIST-11 the products of one shop are listed with its filter counts', async () => {
  const [first] = (await list({ search: 'Mama Nkechi Kitchen' })).products
  const shopId = first?.shopId._id

  const { products, total, facets } = await list({ shopId, limit: 60 })

  expect(total).toBe(products.length)
  expect(products.every((product) => product.shopId.name === 'Mama Nkechi Kitchen')).toBe(true)
  expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(total)
})

describe('LIST-11, WIN-45 filters, each combined with every other, return the counted number of products', () => {
  const shelves: ListInput[] = [
    {},
    { category: 'FOOD' },
    { subcategory: 'OTHER' },
    { category: 'TECH', subcategory: 'Phones' },
    { search: 'rice' },
  ]
  const prices: ListInput[] = [
    {},
    { minPrice: 5000 },
    { maxPrice: 20_000 },
    { minPrice: 4321, maxPrice: 54_321 },
  ]
  const traits: ListInput[] = [
    {},
    { rating: 4 },
    { inStock: true },
    { delivery: 'REAL_FREE_DELIVERY', rating: 3 },
    { deliversTo: 'ENUGU' },
    { brand: 'Voltuwa' },
    { brand: 'Obi Pantry', inStock: true },
  ]
  // Each shelf, price and trait with each of the others once, instead of all eighty combinations.
  const cases = shelves.flatMap((shelf, row) =>
    prices.map((price, column) => ({ ...shelf, ...price, ...traits[(row + column) % traits.length] })),
  )

  test.each(cases.map((asked) => [JSON.stringify(asked), asked] as const))('%s', async (_text, asked) => {
    const { total, facets } = await list(asked)
    const products = await walk(asked)

    expect(products).toHaveLength(total)
    expect(products.every((product) => fitsFilters(product, asked))).toBe(true)
    for (const { value, count } of facets.ratings)
      expect((await list({ ...asked, rating: value })).total, `${value} stars`).toBe(count)
    for (const { value, count } of facets.delivery)
      expect((await list({ ...asked, delivery: value })).total, value).toBe(count)
    for (const { value, count } of facets.deliversTo.slice(0, 2))
      expect((await list({ ...asked, deliversTo: value })).total, value).toBe(count)
    for (const { value, count } of facets.brands.slice(0, 2))
      expect((await list({ ...asked, brand: value })).total, value).toBe(count)
    expect((await list({ ...asked, inStock: true })).total).toBe(facets.inStock)
    for (const { value, count } of [...facets.categories].slice(0, 3))
      expect((await list({ ...asked, category: value })).total, value).toBe(count)
    for (const { value, count } of [...facets.subCategories].slice(0, 3))
      expect((await list({ ...asked, subcategory: value })).total, value).toBe(count)
  })

  function fitsFilters(product: Listed['products'][number], asked: ListInput): boolean {
    return (
      (asked.category === undefined || product.category === asked.category) &&
      (asked.minPrice === undefined || product.basePrice >= Number(asked.minPrice)) &&
      (asked.maxPrice === undefined || product.basePrice <= Number(asked.maxPrice)) &&
      (asked.rating === undefined || product.rating >= Number(asked.rating)) &&
      (asked.inStock === undefined || product.baseQuantity > 0) &&
      (asked.delivery === undefined || product.logistics.deliveryType === asked.delivery) &&
      (asked.deliversTo === undefined ||
        (product.logistics.onlyIn?.state ?? asked.deliversTo) === asked.deliversTo)
    )
  }
})

test('LIST-11 the price range of the list is returned', async () => {
  const cheap = await list({ category: 'FOOD', sort: 'price-low', limit: 1 })
  const expensive = await list({ category: 'FOOD', sort: 'price-high', limit: 1 })

  expect(cheap.facets.price).toEqual({
    min: cheap.products[0]?.basePrice,
    max: expensive.products[0]?.basePrice,
  })
})

import { listProducts, productCards, showProduct } from '@ahia/contracts/catalog'
import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aShop, openShop } from '../../../test/builders.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import type { NewProduct } from '../new-product.ts'

let api: TestApi
let kitchen: string
let products: NewProduct[]
beforeAll(async () => {
  api = await startTestApi()
  const shop = aShop({ state: 'EDO', city: 'New Benin, Benin City' })
  kitchen = shop.id
  products = (
    await openShop(
      api.db,
      [
        { name: 'Zobomeal of the city', area: 'CITY', promise: { within: 3, unit: 'HOURS' } },
        { name: 'Zobomeal of the state', area: 'STATE' },
        { name: 'Zobomeal for everybody', stock: 0 },
      ],
      shop,
    )
  ).products
})

const CITY = { area: 'CITY', state: 'EDO', city: 'Benin City' }

test('WIN-01 a product says where only it is delivered and what is promised; most say nothing', async () => {
  const [meal, , usual] = products
  const { product } = await api.call(showProduct, { id: meal?.id ?? '' })
  const cards = await api.call(productCards, { ids: products.map(({ id }) => id).join(',') })

  expect(product.logistics).toEqual({
    deliveryType: 'STANDARD',
    onlyIn: CITY,
    promise: { within: 3, unit: 'HOURS' },
  })
  expect(cards.products.map(({ logistics }) => logistics)).toEqual([
    product.logistics,
    { deliveryType: 'STANDARD', onlyIn: { ...CITY, area: 'STATE' } },
    { deliveryType: 'STANDARD' },
  ])
  expect(usual?.area).toBe('EVERYWHERE')
})

test.each([
  ['on the shelf', {}],
  ['in a category, by price', { category: 'FOOD', sort: 'price-low', maxPrice: 5000 }],
  ['in a search', { search: 'zobomeal' }],
  ['in a shop', { shop: true }],
] as const)(
  'WIN-04 only what is delivered to a state is listed %s, and it is counted',
  async (_case, { ...asked }) => {
    const { shop, ...query } = { shop: false, ...asked }
    const list = (filter: object) =>
      api.call(listProducts, { ...query, ...(shop && { shopId: kitchen }), ...filter })

    const all = await list({})

    for (const deliversTo of DELIVERY_STATES) {
      const { products: listed, total } = await list({ deliversTo })
      expect(listed.map(({ name }) => name).toSorted()).toEqual(
        deliversTo === 'EDO' ? products.map(({ name }) => name).toSorted() : ['Zobomeal for everybody'],
      )
      expect(all.facets.deliversTo).toContainEqual({ value: deliversTo, count: total })
    }
    expect((await list({ deliversTo: 'EDO', inStock: true })).total).toBe(2)
  },
)

test('WIN-04 a shop that moves to another state takes its areas along', async () => {
  const shop = aShop({ state: 'ABUJA', city: 'Kuje, Abuja' })
  const [moved] = (await openShop(api.db, [{ name: 'Movable yam', area: 'STATE' }], shop)).products
  const totalIn = async (deliversTo: 'ABUJA' | 'LAGOS') =>
    (await api.call(listProducts, { search: 'movable', deliversTo })).total

  await sql`update shops set state = 'LAGOS', city = 'Epe' where id = ${shop.id}`.execute(api.writer)

  expect([await totalIn('ABUJA'), await totalIn('LAGOS')]).toEqual([0, 1])
  const { product } = await api.call(showProduct, { id: moved?.id ?? '' })
  expect(product.logistics.onlyIn).toEqual({ area: 'STATE', state: 'LAGOS', city: 'Epe' })
})

test.each([
  ['an unknown area', sql`delivery_area = 'MOON'`],
  ['an area without its state', sql`delivery_area = 'CITY', area_state = null`],
  ['a state that is not its shop’s', sql`delivery_area = 'CITY', area_state = 'LAGOS'`],
  [
    'a state though it goes everywhere',
    sql`delivery_area = 'EVERYWHERE', area_state = 'EDO', promise_unit = null, promise_within = null`,
  ],
  ['hours beyond the city', sql`delivery_area = 'STATE', promise_unit = 'HOURS', promise_within = 3`],
  ['13 hours', sql`promise_unit = 'HOURS', promise_within = 13`],
  ['no hours at all', sql`promise_unit = 'HOURS', promise_within = null`],
  ['31 days', sql`promise_unit = 'DAYS', promise_within = 31`],
  ['days without a unit', sql`promise_unit = null, promise_within = 2`],
])('WIN-01 the database rejects %s', async (_case, change) => {
  await expect(
    sql`update products set ${change} where id = ${products[0]?.id}`.execute(api.writer),
  ).rejects.toThrow(/violates (check|foreign key) constraint/)
})

test.each([
  ['LAGOS', 'Lekki Phase 1', 'Lagos'],
  ['LAGOS', 'BADAGRY', 'Badagry'],
  ['ENUGU', 'Nsukka, Enugu', 'Nsukka'],
  ['ENUGU', 'Ogbete, Enugu', 'Enugu'],
  ['ENUGU', 'Udigwe', 'Enugu'],
  ['ABUJA', 'Wuse 2', 'Abuja'],
  ['PORT HARCOURT', 'Bonny, Port Harcourt', 'Bonny'],
  ['EDO', 'Okada, Edo', 'Okada'],
  ['EDO', '', 'Benin City'],
])('WIN-01 in %s, %j is an address in %s', async (state, text, city) => {
  const { rows } = await sql<{ city: string }>`select delivery_city(${state}, ${text}) as city`.execute(
    api.db.read,
  )

  expect(rows[0]?.city).toBe(city)
})

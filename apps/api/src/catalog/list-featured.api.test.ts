import { featuredProducts } from '@ahia/contracts/catalog'
import { beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { seedDemoMarket } from '#seed/seed-demo-market.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

test('API-02 an empty market has no featured products, and says so', async () => {
  const { products } = await api.call(featuredProducts, {})

  expect(products).toEqual([])
})

test('API-02, API-41 featured products carry their price in naira and the card of their shop', async () => {
  await seedDemoMarket({ db: api.db, now: systemClock })

  const { products } = await api.call(featuredProducts, {})

  const jollof = products.find(({ name }) => name === 'Party jollof rice, large bowl')
  expect(jollof).toMatchObject({
    basePrice: 5500,
    category: 'FOOD',
    shopId: { name: 'Mama Nkechi Kitchen', city: 'Enugu' },
  })
})

test('the demo market is filled once: a second time changes nothing', async () => {
  const before = await api.call(featuredProducts, {})

  await seedDemoMarket({ db: api.db, now: systemClock })

  expect(await api.call(featuredProducts, {})).toEqual(before)
})

test('API-02 a phone that takes gzip gets the list packed', async () => {
  const response = await fetch(`${api.origin}/api/v1/products/featured`, {
    headers: { 'accept-encoding': 'gzip' },
  })

  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.text()).toContain('Party jollof rice')
})

import { featuredProducts } from '@ahia/contracts/catalog'
import { beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ isDemo: true })
})

test('API-02 an empty market has no featured products', async () => {
  const empty = await startTestApi()

  const { products } = await empty.call(featuredProducts, {})

  expect(products).toEqual([])
})

test('API-02, API-41 featured products include their price in naira and their shop', async () => {
  const { products } = await api.call(featuredProducts, {})

  expect(products.every(({ isFeatured }) => isFeatured)).toBe(true)
  expect(products.find(({ name }) => name === 'Party jollof rice, large bowl')).toMatchObject({
    basePrice: 5500,
    category: 'FOOD',
    shopId: { name: 'Mama Nkechi Kitchen', city: 'Enugu' },
  })
})

test('API-02 the list is compressed with gzip for clients that accept it', async () => {
  const response = await fetch(`${api.origin}/api/v1/products/featured`, {
    headers: { 'accept-encoding': 'gzip' },
  })

  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.text()).toContain('Party jollof rice')
})

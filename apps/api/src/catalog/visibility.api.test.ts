import {
  featuredProducts,
  listProducts,
  productCards,
  relatedProducts,
  suggest,
} from '@ahia/contracts/catalog'
import { showShop } from '@ahia/contracts/shops'
import { beforeAll, expect, test } from 'vitest'
import { aShop, openShop } from '../../test/builders.ts'
import { readError } from '../../test/read-error.ts'
import { reopenShop, suspendShop } from '../../test/staff/shop-decisions.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

test('API-01, API-03 drafts and hidden products are not shown anywhere', async () => {
  const { products } = await openShop(api.db, [
    { name: 'Zobo drink, draft', status: 'DRAFT', isFeatured: true },
    { name: 'Zobo drink, hidden', status: 'HIDDEN', isFeatured: true },
    { name: 'Zobo drink, live', isFeatured: true },
  ])
  const [draft, hidden, live] = products

  expect(await everywhere('zobo')).toEqual({
    listed: ['Zobo drink, live'],
    found: ['Zobo drink, live'],
    featured: ['Zobo drink, live'],
    suggested: ['Zobo drink, live'],
  })
  expect((await api.call(listProducts, {})).total).toBe(1)
  expect((await api.call(relatedProducts, { id: live?.id ?? '' })).products).toEqual([])
  const { products: cards } = await api.call(productCards, { ids: products.map(({ id }) => id).join(',') })
  expect(cards.map(({ name }) => name)).toEqual(['Zobo drink, live'])
  for (const part of ['', '/related', '/reviews']) {
    const unknown = await readError(await fetch(`${api.origin}/api/v1/products/${draft?.id}${part}`))
    expect(unknown).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
    const gone = await readError(await fetch(`${api.origin}/api/v1/products/${hidden?.id}${part}`))
    expect(gone).toMatchObject({ status: 410, code: 'PRODUCT_GONE' })
  }
})

test('PDP-12 a withdrawn product gets 410, and 404 once its shop is suspended', async () => {
  const { shop, products } = await openShop(api.db, [{ name: 'Tigernut milk', status: 'HIDDEN' }])
  const address = `${api.origin}/api/v1/products/${products[0]?.id}`
  const before = await fetch(address)

  await suspendShop(api, shop.id)

  expect([before.status, (await fetch(address)).status]).toEqual([410, 404])
})

test('API-01, API-03 suspending a shop hides all its products at once, and approving it shows them again', async () => {
  const shop = aShop({ name: 'Kilishi Yard' })
  const { products } = await openShop(api.db, [{ name: 'Kilishi, thin and hot', isFeatured: true }], shop)
  const address = `${api.origin}/api/v1/products/${products[0]?.id}`
  const before = await everywhere('kilishi')

  await suspendShop(api, shop.id)

  const gone = { listed: 0, found: 0, featured: 0, suggested: 0 }
  expect(lengths(await everywhere('kilishi'))).toEqual(gone)
  expect((await fetch(address)).status).toBe(404)
  expect((await fetch(`${address}/related`)).status).toBe(404)
  expect((await fetch(`${address}/reviews`)).status).toBe(404)
  await expect(api.call(showShop, { id: shop.id })).rejects.toMatchObject({ code: 'SHOP_NOT_FOUND' })

  await reopenShop(api, shop.id)

  expect(await everywhere('kilishi')).toEqual(before)
  expect((await fetch(address)).status).toBe(200)
})

test('an unknown shop cannot be suspended or approved', async () => {
  const unknown = suspendShop(api, aShop().id)

  await expect(unknown).rejects.toMatchObject({ code: 'SHOP_NOT_FOUND' })
})

/** The names of what a word brings up in every place that shows products. */
async function everywhere(word: string) {
  const withWord = (names: string[]) => names.filter((name) => name.toLowerCase().includes(word))
  const namesOf = ({ products }: { products: { name: string }[] }) =>
    withWord(products.map(({ name }) => name))
  const { suggestions } = await api.call(suggest, { q: word })
  return {
    listed: namesOf(await api.call(listProducts, { limit: 60 })),
    found: namesOf(await api.call(listProducts, { search: word })),
    featured: namesOf(await api.call(featuredProducts, {})),
    suggested: suggestions.filter(({ kind }) => kind === 'product').map(({ label }) => label),
  }
}

const lengths = (lists: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(lists).map(([place, names]) => [place, names.length]))

import { showProduct } from '@ahia/contracts/catalog'
import type { ProductId } from '@ahia/contracts/ids'
import { fromNaira } from '@ahia/money/naira'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addShop } from '#shops/add-shop.ts'
import { aProduct, aShop } from '../../test/builders.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import { addProduct } from './add-product.ts'
import { publishProduct } from './publish-product.ts'

const shop = aShop()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await api.db.transaction((tx) => addShop(tx, shop))
})

const add = (product: ReturnType<typeof aProduct>) => api.db.transaction((tx) => addProduct(tx, product))

test('adding a product twice stores it once, and a second one with the same name is refused', async () => {
  const product = aProduct({ shopId: shop.id, name: 'Shea butter' })

  await add(product)
  await add(product)
  const taken = add({ ...product, id: newId<ProductId>() })

  await expect(taken).rejects.toMatchObject({ constraint: 'products_shop_id_name_key' })
  expect(await api.call(showProduct, { id: product.id })).toMatchObject({ product: { baseQuantity: 10 } })
})

test.each([
  ['a detailed title', { name: 'Rice' }],
  ['a detailed subtitle', { subtitle: 'Good' }],
  ['a price', { basePriceKobo: fromNaira(0) }],
  ['a picture', { pictures: [] }],
  ['a description', { description: 'Tasty.' }],
])('CONST-11 a product cannot go live without %s, but can be saved as a draft', async (_what, lacking) => {
  const product = aProduct({ shopId: shop.id, ...lacking })

  await expect(add(product)).rejects.toMatchObject({ constraint: 'products_live_is_complete' })
  await add({ ...product, status: 'DRAFT' })

  const refused = await fetch(`${api.origin}/api/v1/products/${product.id}`)
  expect(refused.status).toBe(404)
})

test('a product of an unknown shop is refused', async () => {
  await expect(add(aProduct({ shopId: aShop().id }))).rejects.toMatchObject({ code: 'SHOP_NOT_FOUND' })
})

test('CONST-11 a draft goes live when it is published, unless something is missing', async () => {
  const whole = aProduct({ shopId: shop.id, status: 'DRAFT' })
  const lacking = aProduct({ shopId: shop.id, status: 'DRAFT', pictures: [] })
  for (const product of [whole, lacking]) await add(product)
  const publish = (id: ProductId) => api.db.transaction((tx) => publishProduct(tx, id))

  await publish(whole.id)

  expect(await api.call(showProduct, { id: whole.id })).toMatchObject({ product: { name: whole.name } })
  await expect(publish(lacking.id)).rejects.toMatchObject({ constraint: 'products_live_is_complete' })
  await expect(publish(newId<ProductId>())).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
})

test('CONST-11 a negative stock is refused', async () => {
  const product = aProduct({ shopId: shop.id, stock: -1 })

  await expect(add(product)).rejects.toMatchObject({ constraint: 'products_stock_check' })
})

import type { ProductId, ShopId } from '@ahia/contracts/ids'
import { fromNaira } from '@ahia/money/naira'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addShop } from '#shops/add-shop.ts'
import { testDatabase } from '../../test/test-database.ts'
import { addProduct } from './add-product.ts'
import { listFeatured } from './list-featured.ts'

const shopId = newId<ShopId>()
const aProduct = () =>
  ({
    id: newId<ProductId>(),
    shopId,
    name: 'Shea butter',
    category: 'ORGANIC',
    basePriceKobo: fromNaira(900),
    isFeatured: true,
    createdAt: new Date(),
  }) as const

test('a product added twice is there once; a second one of its name in the shop is refused, not swallowed', async () => {
  const { db } = await testDatabase()
  const [product, twin] = [aProduct(), aProduct()]
  await db.transaction((tx) =>
    addShop(tx, { id: shopId, name: 'Organic Yard', city: 'Enugu', state: 'ENUGU' }),
  )

  await db.transaction((tx) => addProduct(tx, product))
  await db.transaction((tx) => addProduct(tx, product))
  const taken = db.transaction((tx) => addProduct(tx, twin))

  await expect(taken).rejects.toMatchObject({ constraint: 'products_shop_id_name_key' })
  expect(await listFeatured({ db })).toMatchObject([{ _id: product.id }])
})

import { beforeAll, expect, test } from 'vitest'
import type { NewProduct } from '#catalog/new-product.ts'
import { aLineOf, openShop } from '../../test/builders.ts'
import { startCartApi } from '../../test/cart-fixture.ts'
import { aBuyer, countStock, TO_PICK_UP } from '../../test/checkout-fixture.ts'
import type { TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startCartApi()
})

async function sell(stock: number): Promise<NewProduct> {
  const { products } = await openShop(api.db, [{ name: 'Brass bangle', stock }])
  const [product] = products
  if (!product) throw new Error('There is nothing')
  return product
}

test('CHK-07 a customer who holds the last unit still sees it in the cart and can order it again', async () => {
  const product = await sell(1)
  const buyer = await aBuyer(api)
  const items = await buyer.fillCart(product)
  await buyer.buy(items)

  const { items: lines } = await buyer.showCart()
  const again = await buyer.buy(items, { delivery: TO_PICK_UP })

  expect(lines.map(({ productInfo }) => productInfo?.baseQuantity)).toEqual([1])
  expect(again.orderIds).toHaveLength(1)
  expect(await countStock(api, product)).toEqual({ stock: 0, held: 1 })
})

test('CHK-07 a held item can be added up to the stock and no further', async () => {
  const product = await sell(3)
  const buyer = await aBuyer(api)
  const items = await buyer.fillCart(product)
  await buyer.add(aLineOf(product))
  await buyer.buy(items)

  await buyer.add(aLineOf(product))

  expect(await buyer.errorOf('addToCart', aLineOf(product))).toMatchObject({
    code: 'OUT_OF_STOCK',
    details: { available: 3, inCart: 3, addable: 0 },
  })
})

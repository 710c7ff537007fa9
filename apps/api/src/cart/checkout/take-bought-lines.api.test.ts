import type { CartLineId } from '@ahia/contracts/ids'
import { inOpenTransaction } from '@ahia/testing/database/own-connection'
import { beforeAll, expect, test } from 'vitest'
import type { NewProduct } from '#catalog/new-product.ts'
import { aLineOf, openShop } from '../../../test/builders.ts'
import { aShopper, startCartApi } from '../../../test/cart-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { untilOverOrWaiting } from '../../../test/who-waits.ts'
import { takeBoughtLines } from './take-bought-lines.ts'

type Shopper = Awaited<ReturnType<typeof aShopper>>

let api: TestApi
let rice: NewProduct
let beans: NewProduct
beforeAll(async () => {
  api = await startCartApi()
  const [first, second] = (await openShop(api.db, [{ name: 'Ofada rice' }, { name: 'Brown beans' }])).products
  if (!first || !second) throw new Error('There is no shop')
  ;[rice, beans] = [first, second]
})

const take = ({ accountId }: Shopper, lines: { cartLineId: CartLineId | null; quantity: number }[]) =>
  api.db.transaction((tx) => takeBoughtLines(tx, { accountId, lines }))

test('CHK-04 paid lines leave the cart for good; unpaid lines and later additions stay', async () => {
  const ada = await aShopper(api)
  const first = await ada.add(aLineOf(rice, { quantity: 2 }))
  const second = await ada.add(aLineOf(beans, { quantity: 2 }))
  await ada.add(aLineOf(beans, { quantity: 1 }))

  await take(ada, [
    { cartLineId: first.itemId, quantity: 2 },
    { cartLineId: second.itemId, quantity: 2 },
    { cartLineId: null, quantity: 1 },
  ])

  expect((await ada.showCart()).items.map(({ productId, quantity }) => ({ productId, quantity }))).toEqual([
    { productId: beans.id, quantity: 1 },
  ])
  expect(await ada.errorOf('restoreItem', { itemId: first.itemId })).toMatchObject({ status: 404 })
})

test('CHK-04 an ordered line that the customer removed cannot be restored', async () => {
  const ada = await aShopper(api)
  const { itemId } = await ada.add(aLineOf(rice))
  await ada.post('removeFromCart', { itemId })

  await take(ada, [{ cartLineId: itemId, quantity: 1 }])

  expect(await ada.errorOf('restoreItem', { itemId })).toMatchObject({ status: 404 })
})

test('T5 another customer’s line stays, and a missing line changes nothing', async () => {
  const [ada, obi] = [await aShopper(api), await aShopper(api)]
  const { itemId } = await obi.add(aLineOf(rice))

  await take(ada, [{ cartLineId: itemId, quantity: 1 }])
  await take(ada, [])

  expect(await obi.quantities()).toEqual([1])
})

test('CHK-04 a line that two paid orders contain at the same moment loses what both have bought', async () => {
  const ada = await aShopper(api)
  const { itemId } = await ada.add(aLineOf(rice, { quantity: 5 }))
  const buyTwo = [{ cartLineId: itemId, quantity: 2 }]

  await inOpenTransaction(api.pool, async (other) => {
    await other.query('update cart_lines set quantity = quantity - 2 where id = $1', [itemId])
    const taking = await untilOverOrWaiting(api, take(ada, buyTwo))
    await other.query('commit')
    await taking.work
  })

  expect(await ada.quantities()).toEqual([1])
})

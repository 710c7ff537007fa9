import { MAX_CART_LINES } from '@ahia/contracts/limits'
import { fromNaira } from '@ahia/money/naira'
import { beforeAll, expect, test } from 'vitest'
import type { NewProduct } from '#catalog/new-product.ts'
import { aLineOf, anAddOn, aShop, aVariant, openShop } from '../../test/builders.ts'
import { aShopper, startCartApi } from '../../test/cart-fixture.ts'
import type { TestApi } from '../../test/test-api.ts'

const [small, large] = [aVariant({ value: 'Small' }), aVariant({ value: 'Large', stock: 500 })]

let api: TestApi
let jollof: NewProduct
beforeAll(async () => {
  api = await startCartApi()
  const { products } = await openShop(api.db, [
    { name: 'Jollof', variants: { name: 'Size', values: [small, large] } },
  ])
  const [first] = products
  if (!first) throw new Error('There is no shop')
  jollof = first
})

const aSmall = () => aLineOf(jollof, { selectedVariantId: small.id })
const aLarge = (quantity = 1) => aLineOf(jollof, { selectedVariantId: large.id, quantity })

async function aSuya(stock: number, addOns: NewProduct['addOns'] = []) {
  const { products } = await openShop(api.db, [{ name: 'Beef suya', stock, addOns }])
  const [suya] = products
  if (!suya) throw new Error('There is no suya')
  return suya
}

type Shopper = Awaited<ReturnType<typeof aShopper>>

/** Two lines of the same choice, one after the other put in and taken out. */
async function aPairTakenOut(ada: Shopper, suya: NewProduct, quantities: readonly [number, number]) {
  const itemIds: string[] = []
  for (const quantity of quantities) {
    const { itemId } = await ada.add(aLineOf(suya, { quantity }))
    await ada.post('removeFromCart', { itemId })
    itemIds.push(itemId)
  }
  return itemIds
}

test('CART-09 a removed line is restored with its id and place, and restoring can be repeated', async () => {
  const ada = await aShopper(api)
  const { itemId } = await ada.add(aLarge(3))
  await ada.add(aSmall())
  const before = await ada.showCart()
  await ada.post('removeFromCart', { itemId })

  for (const _twice of [1, 2]) expect((await ada.post('restoreItem', { itemId })).status).toBe(200)

  expect(await ada.showCart()).toEqual(before)
})

test('CART-03 a restored line is joined with the same item added in the meantime', async () => {
  const ada = await aShopper(api)
  const { itemId } = await ada.add(aLarge(3))
  await ada.post('removeFromCart', { itemId })
  await ada.add(aLarge(2))

  const answers = await Promise.all([1, 2, 3].map(() => ada.post('restoreItem', { itemId })))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await ada.showCart()).items).toMatchObject([{ _id: itemId, quantity: 5 }])
})

test('CART-03 restoring while the same item is added makes one line and loses nothing', async () => {
  const ada = await aShopper(api)
  const { itemId } = await ada.add(aLarge(3))
  await ada.post('removeFromCart', { itemId })

  const answers = await Promise.all([
    ada.post('restoreItem', { itemId }),
    ...Array.from({ length: 10 }, () => ada.post('addToCart', aLarge())),
  ])

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await ada.quantities()).toEqual([13])
})

test('CART-09 a full cart cannot restore a line', async () => {
  const ada = await aShopper(api)
  const goods = Array.from({ length: MAX_CART_LINES }, (_, at) => ({ name: `Thing ${at}` }))
  const { products } = await openShop(api.db, goods, aShop())
  const { itemId } = await ada.add(aSmall())
  await ada.post('removeFromCart', { itemId })
  for (const product of products) await ada.add(aLineOf(product))

  expect(await ada.errorOf('restoreItem', { itemId })).toMatchObject({ status: 409, code: 'CART_FULL' })
  expect(await ada.quantities()).toHaveLength(MAX_CART_LINES)
})

test('CART-09 when two removed lines of the same item are restored, a late repeat adds nothing', async () => {
  const ada = await aShopper(api)
  const [first, second] = await aPairTakenOut(ada, await aSuya(10), [1, 2])

  const statuses: number[] = []
  for (const itemId of [second, first, second, first])
    statuses.push((await ada.post('restoreItem', { itemId })).status)

  expect(statuses).toEqual([200, 200, 404, 200])
  expect((await ada.showCart()).items).toMatchObject([{ _id: first, quantity: 3 }])
})

test('CART-15 a restored line joins an existing one only up to the stock', async () => {
  const ada = await aShopper(api)
  const [first, second] = await aPairTakenOut(ada, await aSuya(4), [3, 2])

  for (const itemId of [second, first, second]) await ada.post('restoreItem', { itemId })

  expect(await ada.quantities()).toEqual([4])
})

test('CART-15 lines with add-ons count towards the stock, and restoring never reduces a line', async () => {
  const ada = await aShopper(api)
  const fish = anAddOn('Fish', 700)
  const suya = await aSuya(5, [fish])
  const [first, second] = await aPairTakenOut(ada, suya, [2, 3])
  await ada.add(aLineOf(suya, { quantity: 3, selectedAddOns: [{ addOnId: fish.id, quantity: 1 }] }))

  for (const itemId of [second, first]) await ada.post('restoreItem', { itemId })

  expect((await ada.quantities()).toSorted()).toEqual([3, 3])
})

test('CART-15 a restored line takes the current price of the item added in the meantime', async () => {
  const ada = await aShopper(api)
  const suya = await aSuya(10)
  const { itemId } = await ada.add(aLineOf(suya))
  await ada.post('removeFromCart', { itemId })
  await api.pool.query('update products set base_price_kobo = $2 where id = $1', [suya.id, fromNaira(1234)])
  await ada.add(aLineOf(suya))

  await ada.post('restoreItem', { itemId })

  expect((await ada.showCart()).items).toMatchObject([{ _id: itemId, quantity: 2, price: 1234 }])
})

test('CART-09 an item that is no longer sold can be restored too', async () => {
  const ada = await aShopper(api)
  const suya = await aSuya(10)
  const [first, second] = await aPairTakenOut(ada, suya, [1, 2])
  await api.pool.query(`update products set status = 'HIDDEN' where id = $1`, [suya.id])

  for (const itemId of [second, first]) await ada.post('restoreItem', { itemId })

  expect(await ada.quantities()).toEqual([2])
})

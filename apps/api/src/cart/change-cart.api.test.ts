import { beforeAll, describe, expect, test } from 'vitest'
import type { NewProduct } from '#catalog/new-product.ts'
import { newId } from '#platform/ids.ts'
import { aLineOf, anAddOn, aVariant, openShop } from '../../test/builders.ts'
import { aShopper, startCartApi } from '../../test/cart-fixture.ts'
import type { TestApi } from '../../test/test-api.ts'
import { removeLine } from './change-lines.sql.ts'

const [small, large] = [aVariant({ value: 'Small' }), aVariant({ value: 'Large', stock: 500 })]
const fish = anAddOn('Fish', 700)

let api: TestApi
let jollof: NewProduct
let water: NewProduct
beforeAll(async () => {
  api = await startCartApi()
  const { products } = await openShop(api.db, [
    { name: 'Jollof', variants: { name: 'Size', values: [small, large] }, addOns: [fish] },
    { name: 'Water', stock: 1_000 },
  ])
  const [first, second] = products
  if (!first || !second) throw new Error('There is no shop')
  ;[jollof, water] = [first, second]
})

const aSmall = () => aLineOf(jollof, { selectedVariantId: small.id })
const aLarge = (quantity = 1) => aLineOf(jollof, { selectedVariantId: large.id, quantity })
const withFish = () => ({ ...aSmall(), selectedAddOns: [{ addOnId: fish.id, quantity: 1 }] })

describe('API-06 removing', () => {
  test('API-06 a line is removed, and removing it again changes nothing', async () => {
    const ada = await aShopper(api)
    const { itemId } = await ada.add(aSmall())
    await ada.add(aLarge())

    const answers = [
      await ada.post('removeFromCart', { itemId }),
      await ada.post('removeFromCart', { itemId }),
    ]

    for (const answer of answers) {
      expect(await answer.json()).toMatchObject({ success: true, message: 'Item removed from cart' })
    }
    expect((await ada.showCart()).items).toMatchObject([{ selectedVariantId: large.id }])
  })

  test('T5 the statement that removes a line leaves that of another account alone, whatever was checked before', async () => {
    const [ada, bayo] = [await aShopper(api), await aShopper(api)]
    const { itemId } = await ada.add(aSmall())

    await api.db.statement((writer) => removeLine(writer, { accountId: bayo.accountId, itemId }))

    expect((await ada.showCart()).items).toHaveLength(1)
  })

  test('API-06 a line can also be identified by product and options, as long as only one line matches', async () => {
    const ada = await aShopper(api)
    for (const line of [aSmall(), withFish(), aLarge()]) await ada.add(line)
    const ofVariant = { productId: jollof.id, selectedVariantId: small.id }

    for (const name of [{ productId: jollof.id }, ofVariant]) {
      expect(await ada.errorOf('removeFromCart', name)).toMatchObject({
        status: 409,
        code: 'AMBIGUOUS_LINE',
      })
    }
    for (const _twice of [1, 2]) {
      const name = { ...ofVariant, selectedOptionId: null, selectedAddOns: [] }
      expect((await ada.post('removeFromCart', name)).status).toBe(200)
    }
    expect((await ada.post('removeFromCart', ofVariant)).status).toBe(200)

    expect((await ada.showCart()).items).toMatchObject([{ selectedVariantId: large.id }])
  })

  test.each<[what: string, path: string, name: () => object]>([
    ['nothing', 'productId', () => ({})],
    ['only a variant', 'productId', () => ({ selectedVariantId: small.id })],
    ['null for an item', 'itemId', () => ({ itemId: null })],
    ['no id', 'itemId', () => ({ itemId: '1' })],
    ['a quantity', 'quantity', () => ({ productId: jollof.id, quantity: 1 })],
    ['add-ons that are no list', 'selectedAddOns', () => ({ productId: jollof.id, selectedAddOns: {} })],
  ])('API-06 %s does not identify a line', async (_what, path, name) => {
    const ada = await aShopper(api)
    await ada.add(aSmall())

    const error = await ada.errorOf('removeFromCart', name())

    expect(error).toMatchObject({ status: 422 })
    expect(error.details).toContainEqual(expect.objectContaining({ path }))
    expect(await ada.quantities()).toEqual([1])
  })

  test.each(['removeFromCart', 'reduceQuantity'])(
    'API-06, API-08 %s with an item id that does not match the given options changes nothing',
    async (call) => {
      const ada = await aShopper(api)
      const { itemId } = await ada.add(aSmall())

      for (const overrides of [
        { productId: water.id },
        { selectedVariantId: large.id },
        { selectedVariantId: null, selectedOptionId: newId() },
      ]) {
        const { status, details } = await ada.errorOf(call, { itemId, productId: jollof.id, ...overrides })
        const wrong = Object.keys(overrides).map((path) =>
          expect.objectContaining({ path, rule: 'disagrees' }),
        )
        expect({ status, details }).toEqual({ status: 422, details: wrong })
      }
      expect(await ada.quantities()).toEqual([1])
    },
  )

  test('API-06 add-ons that the item does not have are named in the error', async () => {
    const ada = await aShopper(api)
    const { itemId } = await ada.add(withFish())

    const error = await ada.errorOf('removeFromCart', { itemId, selectedAddOns: [] })

    expect(error).toMatchObject({ status: 422, details: [{ path: 'selectedAddOns' }] })
    expect(await ada.quantities()).toEqual([1])
  })
})

describe('T5 other customers', () => {
  test.each(['removeFromCart', 'reduceQuantity', 'restoreItem'])(
    'T5 %s of another customer’s item gets the same error as an unknown item and changes nothing',
    async (call) => {
      const [ada, bola] = [await aShopper(api), await aShopper(api)]
      const { itemId } = await ada.add(aSmall())
      const { itemId: removed } = await ada.add(aLarge())
      await ada.post('removeFromCart', { itemId: removed })
      await bola.add(aSmall())

      const errors = []
      for (const id of [newId(), itemId, removed]) errors.push(await bola.errorOf(call, { itemId: id }))

      expect(new Set(errors.map((error) => JSON.stringify(error))).size).toBe(1)
      expect(errors[0]).toMatchObject({ status: 404, code: 'CART_ITEM_NOT_FOUND', details: null })
      expect([await ada.quantities(), await bola.quantities()]).toEqual([[1], [1]])
    },
  )

  test('T5 a product that is only in another customer’s cart is not found', async () => {
    const [ada, bola] = [await aShopper(api), await aShopper(api)]
    await ada.add(aLineOf(water))

    for (const call of ['removeFromCart', 'reduceQuantity']) {
      expect(await bola.errorOf(call, { productId: water.id })).toMatchObject({ status: 404 })
    }
    expect(await ada.quantities()).toEqual([1])
  })
})

describe('API-08 reducing', () => {
  test('API-08 the quantity is reduced by one or by a given number, and the line is removed at zero', async () => {
    const ada = await aShopper(api)
    const { itemId } = await ada.add(aLarge(6))

    const left: unknown[] = []
    for (const by of [undefined, 3, 2, 1])
      left.push(await (await ada.post('reduceQuantity', { itemId, by })).json())

    expect(left).toMatchObject([5, 2, 0, 0].map((quantity) => ({ data: { quantity } })))
    expect(left[0]).toMatchObject({ message: 'Cart updated successfully' })
    expect(await ada.quantities()).toEqual([])
  })

  test('API-08 a product with two lines needs a variant, which finds the right line', async () => {
    const ada = await aShopper(api)
    await ada.add(aSmall())
    await ada.add(aLarge(4))

    const error = await ada.errorOf('reduceQuantity', { productId: jollof.id })
    await ada.post('reduceQuantity', { productId: jollof.id, selectedVariantId: large.id })

    expect(error).toMatchObject({ status: 409, code: 'AMBIGUOUS_LINE' })
    expect(await ada.quantities()).toEqual([1, 3])
  })

  test.each([7, 20, 50])(
    'API-08 20 concurrent reductions from %d never go below zero or leave an empty line',
    async (start) => {
      const ada = await aShopper(api)
      const { itemId } = await ada.add(aLarge(start))

      const answers = await Promise.all(
        Array.from({ length: 20 }, async () => (await ada.post('reduceQuantity', { itemId })).json()),
      )

      const left = answers.map((answer) => Object(answer).data.quantity).toSorted((a, b) => b - a)
      expect(left).toEqual(Array.from({ length: 20 }, (_, at) => Math.max(0, start - 1 - at)))
      expect(await ada.quantities()).toEqual(start > 20 ? [start - 20] : [])
    },
  )

  test.each([
    ['by', { by: 0 }],
    ['by', { by: -1 }],
    ['by', { by: 1.5 }],
    ['by', { by: '1' }],
    ['by', { by: 1000 }],
    ['quantity', { quantity: 1 }],
    ['selectedAddOns', { selectedAddOns: [] }],
  ])('API-08 %s is refused and named when invalid: %j', async (path, overrides) => {
    const ada = await aShopper(api)
    const { itemId } = await ada.add(aLarge(3))

    const error = await ada.errorOf('reduceQuantity', { itemId, ...overrides })

    expect(error).toMatchObject({ status: 422, details: [{ path }] })
    expect(await ada.quantities()).toEqual([3])
  })
})

describe('API-07 clearing', () => {
  test('API-07 clearing removes all lines, can be repeated with any body, and leaves other carts alone', async () => {
    const [ada, bola] = [await aShopper(api), await aShopper(api)]
    for (const line of [aSmall(), aLarge(3)]) await ada.add(line)
    await bola.add(aSmall())

    const answers = [await ada.post('clearCart', { any: ['thing'] }), await ada.post('clearCart', undefined)]
    const bodiless = await fetch(`${api.origin}/api/v1/cart/clearCart`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}` },
    })

    expect([...answers, bodiless].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await bodiless.json()).toMatchObject({ message: 'Cart cleared successfully' })
    expect([await ada.quantities(), await bola.quantities()]).toEqual([[], [1]])
  })
})

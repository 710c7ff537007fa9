import { MAX_CART_LINES } from '@ahia/contracts/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import type { NewProduct } from '#catalog/new-product.ts'
import { aLineOf, anAddOn, aShop, openShop } from '../../test/builders.ts'
import { aShopper, startCartApi } from '../../test/cart-fixture.ts'
import type { TestApi } from '../../test/test-api.ts'

const pepper = anAddOn('Pepper', 50)

let api: TestApi
let suya: NewProduct
let water: NewProduct
let soldOut: NewProduct
beforeAll(async () => {
  api = await startCartApi()
  const { products } = await openShop(api.db, [
    { name: 'Beef suya', stock: 4, addOns: [pepper] },
    { name: 'Water', stock: 2_000 },
    { name: 'Sold out', stock: 0 },
  ])
  const [first, second, third] = products
  if (!first || !second || !third) throw new Error('There is no shop')
  ;[suya, water, soldOut] = [first, second, third]
})

const aSuya = (text: Parameters<typeof aLineOf>[1] = {}) => aLineOf(suya, text)

describe('API-05 more than the stock', () => {
  test.each([
    ['at once', [5], { available: 4, inCart: 0, addable: 4 }, 'Only 4 left'],
    [
      'one by one',
      [3, 2],
      { available: 4, inCart: 3, addable: 1 },
      'Only 4 left, and you already have 3 in your cart',
    ],
    [
      'when all are taken',
      [4, 1],
      { available: 4, inCart: 4, addable: 0 },
      'Only 4 left, and you already have 4 in your cart',
    ],
  ])(
    'CART-15 adding more than the stock, %s, is refused with the quantity available',
    async (_how, quantities, details, message) => {
      const ada = await aShopper(api)
      const last = quantities.pop()
      for (const quantity of quantities) await ada.add(aSuya({ quantity }))

      const error = await ada.errorOf('addToCart', aSuya({ quantity: last ?? 0 }))

      expect(error).toEqual({ status: 409, code: 'OUT_OF_STOCK', details, message })
      expect(await ada.quantities()).toEqual(quantities)
    },
  )

  test('CART-15 lines with different add-ons share the same stock', async () => {
    const ada = await aShopper(api)
    const withPepper = (quantity: number) =>
      aSuya({ quantity, selectedAddOns: [{ addOnId: pepper.id, quantity: 1 }] })
    await ada.add(aSuya({ quantity: 2 }))
    await ada.add(withPepper(1))

    const errors = [
      await ada.errorOf('addToCart', withPepper(2)),
      await ada.errorOf('addToCart', aSuya({ quantity: 2 })),
      await ada.errorOf(
        'addToCart',
        aSuya({ quantity: 2, selectedAddOns: [{ addOnId: pepper.id, quantity: 2 }] }),
      ),
    ]
    await ada.add(withPepper(1))

    for (const error of errors)
      expect(error).toMatchObject({ status: 409, details: { available: 4, inCart: 3, addable: 1 } })
    expect(await ada.quantities()).toEqual([2, 2])
  })

  test('CART-15 a sold-out product cannot be added', async () => {
    const ada = await aShopper(api)

    const error = await ada.errorOf('addToCart', aLineOf(soldOut))

    expect(error).toMatchObject({ status: 409, details: { available: 0 }, message: 'Out of stock' })
  })

  test('I16 a line holds at most 999 units, whatever the stock', async () => {
    const ada = await aShopper(api)
    await ada.add(aLineOf(water, { quantity: 998 }))

    const error = await ada.errorOf('addToCart', aLineOf(water, { quantity: 2 }))

    expect(error).toMatchObject({ code: 'OUT_OF_STOCK', details: { available: 999, addable: 1 } })
    expect(error.message).toMatch('at most 999 of one item')
    expect(await ada.quantities()).toEqual([998])
  })

  test('I16 of ten concurrent adds for the last four units, four succeed', async () => {
    const ada = await aShopper(api)

    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.post('addToCart', aSuya())))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(await ada.quantities()).toEqual([4])
  })

  test('CART-02 a cart holds 100 lines, also under concurrent adds, and existing lines can still grow', async () => {
    const ada = await aShopper(api)
    const goods = Array.from({ length: MAX_CART_LINES + 8 }, (_, at) => ({ name: `Thing ${at}` }))
    const { products } = await openShop(api.db, goods, aShop())
    for (const product of products.slice(0, MAX_CART_LINES - 2)) await ada.add(aLineOf(product))

    const answers = await Promise.all(
      products.slice(MAX_CART_LINES - 2).map((product) => ada.post('addToCart', aLineOf(product))),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, ...Array(8).fill(409)])
    expect(await ada.quantities()).toHaveLength(MAX_CART_LINES)
    const [first, ...rest] = products
    if (!first) throw new Error('There are no things')
    expect((await ada.add(aLineOf(first))).quantity).toBe(2)
    const inCart = new Set((await ada.showCart()).items.map(({ productId }) => productId))
    const left = rest.find(({ id }) => !inCart.has(id))
    if (!left) throw new Error('Everything fitted')
    expect(await ada.errorOf('addToCart', aLineOf(left))).toMatchObject({ status: 409, code: 'CART_FULL' })
  })
})

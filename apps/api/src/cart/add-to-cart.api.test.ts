import { addToCart } from '@ahia/contracts/cart'
import { fromNaira } from '@ahia/money/naira'
import { beforeAll, describe, expect, test } from 'vitest'
import type { NewProduct } from '#catalog/new-product.ts'
import { newId } from '#platform/ids.ts'
import { aLineOf, anAddOn, anOption, aShop, aVariant, openShop } from '../../test/builders.ts'
import { aShopper, startCartApi } from '../../test/cart-fixture.ts'
import { readData } from '../../test/read-data.ts'
import { readError } from '../../test/read-error.ts'
import type { TestApi } from '../../test/test-api.ts'

const mild = { ...anOption('Mild', 4), priceKobo: fromNaira(2700) }
const large = aVariant({
  value: 'Large',
  priceKobo: fromNaira(2500),
  options: { name: 'Spice', values: [mild] },
})
const small = aVariant({ value: 'Small', priceKobo: fromNaira(1500), stock: 5 })
const [plantain, fish] = [anAddOn('Plantain', 300), anAddOn('Fish', 700.5)]
const elsewhere = aVariant()

let api: TestApi
let jollof: NewProduct
let water: NewProduct
let others: NewProduct[]
beforeAll(async () => {
  api = await startCartApi()
  const { products } = await openShop(api.db, [
    {
      name: 'Jollof',
      variants: { name: 'Size', values: [large, small] },
      addOns: [plantain, fish],
    },
    { name: 'Water', stock: 2_000, basePriceKobo: fromNaira(200) },
    { name: 'Elsewhere', variants: { name: 'Size', values: [elsewhere] }, addOns: [anAddOn('Ice', 50)] },
    { name: 'Draft', status: 'DRAFT' },
    { name: 'Hidden', status: 'HIDDEN' },
  ])
  const [first, second, ...rest] = products
  if (!first || !second) throw new Error('There is no shop')
  ;[jollof, water, others] = [first, second, rest]
})

const aJollof = (overrides: Partial<Parameters<typeof aLineOf>[1]> = {}) =>
  aLineOf(jollof, { selectedVariantId: large.id, selectedOptionId: mild.id, ...overrides })
const named = (name: string) => {
  const product = others.find((one) => one.name === name)
  if (!product) throw new Error(`There is no ${name}`)
  return product
}

describe('API-05 adding', () => {
  test('CART-02 an item is added at the server’s price, with its add-ons counted per unit', async () => {
    const ada = await aShopper(api)
    const selectedAddOns = [
      { addOnId: plantain.id, quantity: 2 },
      { addOnId: fish.id, quantity: 1 },
    ]

    const answer = await ada.post('addToCart', aJollof({ quantity: 2, selectedAddOns }))

    expect(await answer.clone().json()).toMatchObject({ message: 'Item added to cart successfully' })
    const { itemId } = await readData(addToCart, answer)
    const cart = await ada.showCart()
    expect(cart).toMatchObject({
      items: [{ _id: itemId, quantity: 2, price: 4000.5, selectedAddOns, productInfo: { name: 'Jollof' } }],
      totalItems: 2,
      subtotal: 8001,
    })
  })

  test('CART-03 the same options raise the quantity of one line, whatever the add-on order or id case', async () => {
    const ada = await aShopper(api)
    const addOns = [
      { addOnId: plantain.id, quantity: 1 },
      { addOnId: fish.id, quantity: 1 },
    ]

    const first = await ada.add(aJollof({ selectedAddOns: addOns }))
    const second = await ada.add(aJollof({ selectedAddOns: addOns.toReversed(), quantity: 2 }))
    const capitals = await ada.post('addToCart', {
      ...aJollof({ selectedAddOns: addOns }),
      productId: jollof.id.toUpperCase(),
      selectedVariantId: large.id.toUpperCase(),
    })

    expect(second).toEqual({ itemId: first.itemId, quantity: 3 })
    expect((await readData(addToCart, capitals)).quantity).toBe(4)
    expect(await ada.quantities()).toEqual([4])
  })

  test('CART-03 different options make a separate line', async () => {
    const ada = await aShopper(api)

    await ada.add(aJollof())
    await ada.add(aJollof({ selectedOptionId: null, selectedVariantId: small.id }))
    await ada.add(aJollof({ selectedAddOns: [{ addOnId: fish.id, quantity: 1 }] }))
    await ada.add(aJollof({ selectedAddOns: [{ addOnId: fish.id, quantity: 2 }] }))

    expect(await ada.quantities()).toEqual([1, 1, 1, 1])
  })

  test('CART-15 adding an item again updates the line to the current price', async () => {
    const ada = await aShopper(api)
    const { products } = await openShop(api.db, [{ name: 'Garri', basePriceKobo: fromNaira(900) }])
    const [garri] = products
    if (!garri) throw new Error('There is no garri')
    await ada.add(aLineOf(garri))
    await api.pool.query('update products set base_price_kobo = 95000 where id = $1', [garri.id])

    const before = await ada.showCart()
    await ada.add(aLineOf(garri))

    expect(before).toMatchObject({ items: [{ price: 900, productInfo: { basePrice: 950 } }], subtotal: 950 })
    expect((await ada.showCart()).items).toMatchObject([{ price: 950, quantity: 2 }])
  })

  test('I16 a hundred concurrent adds of the same item make one line with the right quantity', async () => {
    const ada = await aShopper(api)

    const answers = await Promise.all(
      Array.from({ length: 100 }, () => ada.add(aLineOf(water, { quantity: 2 }))),
    )

    expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(1)
    expect(new Set(answers.map(({ quantity }) => quantity)).size).toBe(100)
    expect(await ada.quantities()).toEqual([200])
  })

  test('T20 more than 120 changes per minute are refused with 429, and reading the cart is not counted', async () => {
    const ada = await aShopper(api)

    const answers = await Promise.all(Array.from({ length: 125 }, () => ada.post('clearCart')))

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    for (const call of ['addToCart', 'removeFromCart', 'restoreItem', 'clearCart', 'reduceQuantity']) {
      const refused = await ada.post(call, call === 'addToCart' ? aLineOf(water) : { itemId: newId() })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await readError(refused)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    }
    expect(await ada.quantities()).toEqual([])
  })
})

describe('API-05 invalid input', () => {
  const REFUSED: [what: string, path: string, overrides: object | (() => object)][] = [
    ['quantity 0', 'quantity', { quantity: 0 }],
    ['quantity -1', 'quantity', { quantity: -1 }],
    ['quantity 1.5', 'quantity', { quantity: 1.5 }],
    ['quantity "2"', 'quantity', { quantity: '2' }],
    ['quantity 1000', 'quantity', { quantity: 1000 }],
    ['quantity beyond all numbers', 'quantity', { quantity: 2 ** 60 }],
    ['no quantity', 'quantity', { quantity: undefined }],
    ['null for a quantity', 'quantity', { quantity: null }],
    ['no product', 'productId', { productId: undefined }],
    ['a product that is no id', 'productId', { productId: 'jollof' }],
    ['a variant of another product', 'selectedVariantId', { selectedVariantId: elsewhere.id }],
    ['a variant that never was', 'selectedVariantId', { selectedVariantId: newId() }],
    ['no variant', 'selectedVariantId', { selectedVariantId: null, selectedOptionId: null }],
    ['an option of another variant', 'selectedOptionId', { selectedVariantId: small.id }],
    ['no option', 'selectedOptionId', { selectedOptionId: null }],
    ['an option alone', 'selectedVariantId', { selectedVariantId: null }],
    [
      'an unknown add-on',
      'selectedAddOns.0.addOnId',
      { selectedAddOns: [{ addOnId: newId(), quantity: 1 }] },
    ],
    [
      'an add-on of another product',
      'selectedAddOns.0.addOnId',
      () => ({ selectedAddOns: [{ addOnId: named('Elsewhere').addOns[0]?.id, quantity: 1 }] }),
    ],
    [
      'an add-on named twice, once in capitals',
      'selectedAddOns',
      {
        selectedAddOns: [plantain.id, plantain.id.toUpperCase()].map((addOnId) => ({ addOnId, quantity: 1 })),
      },
    ],
    [
      'more of an add-on than is allowed',
      'selectedAddOns.1.quantity',
      {
        selectedAddOns: [
          { addOnId: fish.id, quantity: 3 },
          { addOnId: plantain.id, quantity: 4 },
        ],
      },
    ],
    [
      'none of an add-on',
      'selectedAddOns.0.quantity',
      { selectedAddOns: [{ addOnId: fish.id, quantity: 0 }] },
    ],
    [
      '51 add-ons',
      'selectedAddOns',
      { selectedAddOns: Array.from({ length: 51 }, () => ({ addOnId: newId(), quantity: 1 })) },
    ],
    [
      'a price of an add-on',
      'selectedAddOns.0.price',
      { selectedAddOns: [{ addOnId: fish.id, quantity: 1, price: 0 }] },
    ],
    ['a price', 'price', { price: 1 }],
    ['a name', 'name', { name: 'Jollof' }],
    ['a guest’s line that is no id', 'guestLineId', { guestLineId: 'first' }],
  ]

  test.each(REFUSED)(
    'T6 %s is refused with the field named, and nothing is added',
    async (_what, path, overrides) => {
      const ada = await aShopper(api)

      const error = await ada.errorOf('addToCart', {
        ...aJollof(),
        ...(typeof overrides === 'function' ? overrides() : overrides),
      })

      expect(error).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
      expect(error.details).toContainEqual(expect.objectContaining({ path }))
      expect(await ada.quantities()).toEqual([])
    },
  )

  test.each([
    ['unknown', () => newId(), 404, 'PRODUCT_NOT_FOUND'],
    ['a draft', () => named('Draft').id, 404, 'PRODUCT_NOT_FOUND'],
    ['withdrawn', () => named('Hidden').id, 410, 'PRODUCT_GONE'],
  ] as const)('API-05 a product that is %s cannot be added', async (_what, productId, status, code) => {
    const ada = await aShopper(api)

    const error = await ada.errorOf('addToCart', { ...aLineOf(water), productId: productId() })

    expect(error).toMatchObject({ status, code })
  })

  test('API-05 a product of a suspended shop cannot be added', async () => {
    const ada = await aShopper(api)
    const { products } = await openShop(api.db, [{ name: 'Suspended' }], aShop({ status: 'SUSPENDED' }))

    for (const product of products) {
      expect(await ada.errorOf('addToCart', aLineOf(product))).toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
    }
    expect(await ada.quantities()).toEqual([])
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { NewProduct } from '#catalog/new-product.ts'
import { newId } from '#platform/ids.ts'
import { aLineOf, anAddOn, aVariant, openShop } from '../../test/builders.ts'
import { startCartApi } from '../../test/cart-fixture.ts'
import { aBuyer, countRows, directly, errorOf, HOME_DELIVERY, sellOne } from '../../test/checkout-fixture.ts'
import { send } from '../../test/customer.ts'
import { readError } from '../../test/read-error.ts'
import type { TestApi } from '../../test/test-api.ts'
import { createCheckoutReads } from './checkout-deps.ts'
import { placeOrders } from './place-orders.ts'

type Buyer = Awaited<ReturnType<typeof aBuyer>>

const large = aVariant({ value: 'Large' })

let api: TestApi
let ada: Buyer
let suya: NewProduct
let drum: NewProduct
let item: string
beforeAll(async () => {
  api = await startCartApi()
  const { products } = await openShop(api.db, [
    { name: 'Beef suya', addOns: [anAddOn('Pepper', 50)] },
    { name: 'Talking drum', variants: { name: 'Size', values: [large] } },
  ])
  const [first, second] = products
  if (!first || !second) throw new Error('There is no shop')
  ;[suya, drum] = [first, second]
  ada = await aBuyer(api)
  item = (await ada.fillCart(suya))[0] ?? ''
})

const at = (address: object) => ({
  delivery: { ...HOME_DELIVERY, address: { ...HOME_DELIVERY.address, ...address } },
})
const to = (delivery: object) => ({ delivery: { ...HOME_DELIVERY, ...delivery } })

describe('API-09 an invalid request is refused, and nothing is held', () => {
  test.each<[string, object, string]>([
    ['no items', { items: [] }, 'items'],
    ['items left out', { items: undefined }, 'items'],
    ['the same line twice', { items: [newId(), newId()].flatMap((id) => [id, id]) }, 'items'],
    ['1,001 lines', { items: Array.from({ length: 1_001 }, () => newId()) }, 'items'],
    ['what is no id', { items: ['1 or 1=1'] }, 'items.0'],
    ['an id of Buy Now', { items: ['direct-0198a000-0000-7000-8000-000000000001'] }, 'items.0'],
    ['DROP_OFF', to({ type: 'DROP_OFF' }), 'delivery.type'],
    ['a type in lower case', to({ type: 'pickup' }), 'delivery.type'],
    ['a region we do not deliver to', to({ region: 'KANO' }), 'delivery.region'],
    ['a region in lower case', to({ region: 'lagos' }), 'delivery.region'],
    ['another state than the region', at({ state: 'LAGOS' }), 'delivery.address.state'],
    ['a state we do not deliver to', at({ state: 'KANO' }), 'delivery.address.state'],
    ['another country', at({ country: 'GHANA' }), 'delivery.address.country'],
    ['a blank street', at({ street: ' \t ' }), 'delivery.address.street'],
    ['a blank city', at({ city: ' ' }), 'delivery.address.city'],
    ['a street that never ends', at({ street: 'a'.repeat(201) }), 'delivery.address.street'],
    ['a street of two lines', at({ street: '12 Zik Avenue\n2nd floor' }), 'delivery.address.street'],
    ['a street with pictures in it', at({ street: '12 Zik Avenue 🏠' }), 'delivery.address.street'],
    ['a city with pictures in it', at({ city: 'Enugu 🌴' }), 'delivery.address.city'],
    ['notes that never end', to({ info: 'a'.repeat(1_001) }), 'delivery.info'],
    ['a door without an address', to({ address: undefined }), 'delivery.address'],
    ['no delivery', { delivery: undefined }, 'delivery'],
    ['a total of the asker', { totalAmount: 1 }, 'totalAmount'],
    ['a status of the asker', { status: 'PAID' }, 'status'],
    ['isDirectOrder as a word', { isDirectOrder: 'true' }, 'isDirectOrder'],
    ['lines of the cart as if they were bought at once', { isDirectOrder: true }, 'items.0'],
    ['a key that is none', { requestKey: 'again' }, 'requestKey'],
    [
      'a receiver without a phone',
      to({ receiver: { name: 'Obi', phone: 'none' } }),
      'delivery.receiver.phone',
    ],
  ])('%s', async (_case, overrides, path) => {
    expect(await errorOf(api, ada, { delivery: HOME_DELIVERY, items: [item], ...overrides })).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      details: expect.arrayContaining([expect.objectContaining({ path })]),
    })
  })

  test.each<[string, object, string]>([
    ['no quantity', { quantity: undefined }, 'items.0.quantity'],
    ['a quantity of 0', { quantity: 0 }, 'items.0.quantity'],
    ['a negative quantity', { quantity: -1 }, 'items.0.quantity'],
    ['half of one', { quantity: 1.5 }, 'items.0.quantity'],
    ['1,000 of one', { quantity: 1_000 }, 'items.0.quantity'],
    ['a quantity as a word', { quantity: '1' }, 'items.0.quantity'],
    ['a price of the asker', { price: 1 }, 'items.0.price'],
    ['a delivery fee of the asker', { deliveryFee: 0 }, 'items.0.deliveryFee'],
    ['a service fee of the asker', { serviceFee: 0 }, 'items.0.serviceFee'],
    ['a shop of the asker', { shopId: newId() }, 'items.0.shopId'],
    ['a made-up item id', { itemId: 'direct-1' }, 'items.0.itemId'],
    ['a variant of something else', { selectedVariantId: large.id }, 'items.0.selectedVariantId'],
    ['an option of nothing', { selectedOptionId: newId() }, 'items.0.selectedOptionId'],
    [
      'an unknown add-on',
      { selectedAddOns: [{ addOnId: newId(), quantity: 1 }] },
      'items.0.selectedAddOns.0.addOnId',
    ],
  ])('Buy Now: %s', async (_case, overrides, path) => {
    const items = [{ productId: suya.id, quantity: 1, ...overrides }]

    expect(await errorOf(api, ada, { ...directly(suya), items })).toMatchObject({
      status: 422,
      details: expect.arrayContaining([expect.objectContaining({ path })]),
    })
  })

  test('T7 a missing variant and too many of an add-on are both named', async () => {
    const [pepper] = suya.addOns
    const items = [
      { productId: drum.id, quantity: 1 },
      { productId: suya.id, quantity: 1, selectedAddOns: [{ addOnId: pepper?.id, quantity: 4 }] },
    ]

    expect(await errorOf(api, ada, { ...directly(drum), items })).toMatchObject({
      status: 422,
      details: [{ path: 'items.0.selectedVariantId' }, { path: 'items.1.selectedAddOns.0.quantity' }],
    })
  })
})

describe('API-09 items that cannot be ordered', () => {
  test.each<[string, () => Promise<string>]>([
    ['no line at all', async () => newId()],
    ['a stranger’s line', async () => (await (await aBuyer(api)).fillCart(suya))[0] ?? ''],
    [
      'a line that was taken out',
      async () => {
        const [id] = await ada.fillCart(await sellOne(api))
        await ada.post('removeFromCart', { itemId: id })
        return id ?? ''
      },
    ],
  ])('T5 %s is not found, and the other items of the request are not ordered', async (_case, makeId) => {
    const missing = await makeId()

    expect(await errorOf(api, ada, { delivery: HOME_DELIVERY, items: [item, missing] })).toMatchObject({
      status: 404,
      code: 'CART_ITEM_NOT_FOUND',
    })
  })

  test('API-09 a withdrawn product gets 410, and an unknown one 404', async () => {
    const gone = await sellOne(api)
    const [line] = await ada.fillCart(gone)
    await api.pool.query(`update products set status = 'HIDDEN' where id = $1`, [gone.id])

    expect(await errorOf(api, ada, { delivery: HOME_DELIVERY, items: [item, line] })).toMatchObject({
      status: 410,
      code: 'PRODUCT_GONE',
    })
    expect(await errorOf(api, ada, directly({ id: newId() }))).toMatchObject({
      status: 404,
      code: 'PRODUCT_NOT_FOUND',
    })
  })

  test.each([
    ['one that staff look at', `update products set status = 'IN_REVIEW' where id = $1`],
    [
      'a product of a shop that is not approved',
      `update shops set status = 'PENDING' where id = (select shop_id from products where id = $1)`,
    ],
  ])('API-09 %s is not found, by its id and in a cart', async (_case, hide) => {
    const hidden = await sellOne(api)
    const [line] = await ada.fillCart(hidden)
    await api.pool.query(hide, [hidden.id])
    const notFound = { status: 404, code: 'PRODUCT_NOT_FOUND' }

    expect(await errorOf(api, ada, directly(hidden))).toMatchObject(notFound)
    expect(await errorOf(api, ada, { delivery: HOME_DELIVERY, items: [line] })).toMatchObject(notFound)
  })

  test('API-09 a variant that is no longer sold is refused', async () => {
    const { itemId } = await ada.add(aLineOf(drum, { selectedVariantId: large.id }))
    await api.pool.query(`update cart_lines set variant_id = $2 where id = $1`, [itemId, newId()])

    expect(await errorOf(api, ada, { delivery: HOME_DELIVERY, items: [itemId] })).toMatchObject({
      status: 422,
      details: [{ path: 'items.0.selectedVariantId', rule: 'unknown' }],
    })
  })

  test('API-09 a checkout without signing in is refused', async () => {
    const before = await countRows(api)

    expect(await readError(await send(api, '/orders/checkout', { body: directly(suya) }))).toMatchObject({
      status: 401,
    })
    expect(await countRows(api)).toEqual(before)
  })

  test('PROF-06 an account suspended during the request cannot order', async () => {
    const obi = await aBuyer(api)
    await api.pool.query(`update accounts set status = 'SUSPENDED' where id = $1`, [obi.accountId])
    const before = await countRows(api)

    const asked = placeOrders(
      { db: api.db, checkoutReads: createCheckoutReads(api) },
      {
        accountId: obi.accountId,
        isDirectOrder: true,
        delivery: HOME_DELIVERY,
        items: [
          {
            productId: suya.id,
            quantity: 1,
            selectedVariantId: null,
            selectedOptionId: null,
            selectedAddOns: [],
          },
        ],
      },
      '127.0.0.1',
    )

    await expect(asked).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(await countRows(api)).toEqual(before)
  })
})

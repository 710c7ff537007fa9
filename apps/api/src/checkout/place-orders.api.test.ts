import { fromNaira } from '@ahia/money/naira'
import { beforeAll, describe, expect, test } from 'vitest'
import type { NewProduct } from '#catalog/new-product.ts'
import { aLineOf, anAddOn, anOption, aShop, aVariant, openShop } from '../../test/builders.ts'
import { startCartApi } from '../../test/cart-fixture.ts'
import {
  aBuyer,
  countStock,
  directly,
  HOME_DELIVERY,
  ordersOf,
  sellOne,
  TO_PICK_UP,
} from '../../test/checkout-fixture.ts'
import type { TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startCartApi()
})

async function sell(goods: Parameters<typeof openShop>[1], shop = aShop()): Promise<NewProduct[]> {
  return (await openShop(api.db, goods, shop)).products
}

const linesOf = async (orderIds: string[]) =>
  (
    await api.pool.query(
      `select order_id, product_id, name, choices, add_ons, quantity, unit_kobo::int, line_kobo::int, picture_key, category,
         return_policy, return_days, cart_line_id
       from order_lines where order_id = any($1) order by order_id, position`,
      [orderIds],
    )
  ).rows

describe('API-09 one checkout makes the orders', () => {
  test('CHK-06 one checkout makes one order per shop, each with its own delivery fee', async () => {
    const near = await sell(
      [{ name: 'Okpa flour' }, { name: 'Palm oil', basePriceKobo: fromNaira(2500.5) }],
      aShop({ name: 'Mama Nkechi', state: 'ENUGU' }),
    )
    const far = await sell([{ name: 'Phone case' }], aShop({ name: 'Tech Hub', state: 'LAGOS' }))
    const ada = await aBuyer(api)
    const [flour, oil, phone] = await ada.fillCart(...near, ...far)

    const placed = await ada.buy([`${oil}`, `${phone}`, `${flour}`])

    expect(placed.orders.map(({ shop, ...amounts }) => ({ shop: shop.name, ...amounts }))).toMatchObject([
      { shop: 'Mama Nkechi', itemsSubtotal: 3500.5, deliveryFee: 1500, serviceFee: 0, totalAmount: 5000.5 },
      { shop: 'Tech Hub', itemsSubtotal: 1000, deliveryFee: 3000, serviceFee: 0, totalAmount: 4000 },
    ])
    expect(placed.summary).toEqual({
      totalGoodsAmount: 4500.5,
      totalDeliveryFee: 4500,
      totalServiceFee: 0,
      totalAmount: 9000.5,
    })
    expect(placed.orderIds).toEqual(placed.orders.map(({ _id }) => _id))
    expect((await linesOf(placed.orderIds)).map(({ name }) => name)).toEqual([
      'Palm oil',
      'Okpa flour',
      'Phone case',
    ])
    expect(await ada.quantities()).toEqual([1, 1, 1]) // until it is paid
  })

  test('CHK-06, DATA-04 pickup is free, keeps the address of the pickup point, and still has a date', async () => {
    const suya = await sellOne(api)
    const ada = await aBuyer(api)
    const [item] = await ada.fillCart(suya)

    const { orders, orderIds, summary } = await ada.buy([`${item}`], {
      delivery: { ...TO_PICK_UP, address: { ...HOME_DELIVERY.address, state: 'LAGOS' } },
    })

    expect(summary).toMatchObject({ totalDeliveryFee: 0, totalAmount: 1000 })
    expect(orders[0]?.arrives.to).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await ordersOf(api, orderIds)).toMatchObject([
      {
        delivery_type: 'PICKUP',
        delivery_state: 'LAGOS',
        street: '112 Herbert Macaulay Way',
        city: 'Yaba',
        delivery_notes: null,
      },
    ])
  })

  test('DATA-04 an order keeps the names, prices, options and return policy of its time', async () => {
    const suya = await sellOne(api, {
      name: 'Beef suya',
      variants: {
        name: 'Size',
        values: [
          aVariant({
            value: 'Large',
            priceKobo: fromNaira(2000),
            options: { name: 'Heat', values: [anOption('Hot', 5)] },
          }),
        ],
      },
      addOns: [anAddOn('Onions', 50), anAddOn('Pepper', 25.25)],
      returns: { policy: 'REFUND', days: 3 },
    })
    const [variant] = suya.variants?.values ?? []
    const [option] = variant?.options?.values ?? []
    const [onions, pepper] = suya.addOns
    const ada = await aBuyer(api)
    const { itemId } = await ada.add(
      aLineOf(suya, {
        quantity: 3,
        selectedVariantId: `${variant?.id}`,
        selectedOptionId: `${option?.id}`,
        selectedAddOns: [
          { addOnId: `${pepper?.id}`, quantity: 2 },
          { addOnId: `${onions?.id}`, quantity: 1 },
        ],
      }),
    )

    const { orderIds } = await ada.buy([itemId], {
      delivery: { ...HOME_DELIVERY, receiver: { name: 'Obi', phone: '0803 123 4567' } },
    })
    await api.pool.query(`update products set base_price_kobo = 1, name = 'Other' where id = $1`, [suya.id])
    await api.pool.query(`update variants set price_kobo = 1, value = 'Small' where product_id = $1`, [
      suya.id,
    ])

    expect(await linesOf(orderIds)).toEqual([
      {
        order_id: orderIds[0],
        product_id: suya.id,
        name: 'Beef suya',
        choices: ['Size: Large', 'Heat: Hot'],
        add_ons: [
          { addOnId: pepper?.id, name: 'Pepper', priceKobo: 2525, quantity: 2 },
          { addOnId: onions?.id, name: 'Onions', priceKobo: 5000, quantity: 1 },
        ],
        quantity: 3,
        unit_kobo: 210050,
        line_kobo: 630150,
        picture_key: 'test-picture',
        category: 'FOOD',
        return_policy: 'REFUND',
        return_days: 3,
        cart_line_id: itemId,
      },
    ])
    expect(await ordersOf(api, orderIds)).toMatchObject([
      {
        status: 'PENDING',
        street: '12 Zik Avenue',
        city: 'Enugu',
        delivery_notes: 'Blue gate',
        receiver_name: 'Obi',
        receiver_phone: '0803 123 4567',
      },
    ])
  })

  test('CHK-07 the items are held for 30 minutes by the database clock', async () => {
    const suya = await sellOne(api, { stock: 5 })
    const ada = await aBuyer(api)

    const { orderIds, payableUntil } = await ada.buyNow(suya, 2)

    expect(await countStock(api, suya)).toEqual({ stock: 3, held: 2 })
    const [order] = await ordersOf(api, orderIds)
    expect(order.held_until.getTime() - order.placed_at.getTime()).toBe(30 * 60_000)
    expect(payableUntil).toBe(order.held_until.toISOString())
  })

  test('API-09 API-44 a direct order may name its one item without a list', async () => {
    const suya = await sellOne(api)
    const ada = await aBuyer(api)
    const items = { productId: suya.id, quantity: 2 }

    const { orderIds } = await ada.buyNow(suya, 2, { items })

    expect(await linesOf(orderIds)).toMatchObject([{ product_id: suya.id, quantity: 2 }])
    const priced = { ...directly(suya), items: { ...items, price: 1 } }
    expect(await ada.errorOfCheckout(priced)).toMatchObject({
      status: 422,
      details: [{ path: 'items.0.price' }],
    })
  })

  test('PDP-10 Buy Now needs no cart and leaves it unchanged', async () => {
    const [rice, beans] = await sell([{ name: 'Ofada rice' }, { name: 'Brown beans' }])
    if (!rice || !beans) throw new Error('There is no shop')
    const ada = await aBuyer(api)
    await ada.fillCart(beans)

    const { orderIds, summary } = await ada.buyNow(rice, 2)

    expect(summary).toMatchObject({ totalGoodsAmount: 2000 })
    expect(await linesOf(orderIds)).toMatchObject([{ product_id: rice.id, cart_line_id: null }])
    expect(await ada.quantities()).toEqual([1])
  })
})

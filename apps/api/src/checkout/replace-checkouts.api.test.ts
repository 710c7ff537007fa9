import { beforeAll, describe, expect, test } from 'vitest'
import type { NewProduct } from '#catalog/new-product.ts'
import { aLineOf, aShop, openShop } from '../../test/builders.ts'
import { startCartApi } from '../../test/cart-fixture.ts'
import { aBuyer, countStock, ordersOf, sellOne, TO_PICK_UP } from '../../test/checkout-fixture.ts'
import type { TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startCartApi()
})

async function sell(goods: Parameters<typeof openShop>[1], shop = aShop()): Promise<NewProduct[]> {
  return (await openShop(api.db, goods, shop)).products
}

describe('CHK-06 recalculating', () => {
  test('CHK-06 recalculating cancels the earlier unpaid orders of the same lines and releases their stock', async () => {
    const [rice, beans] = await sell([{ name: 'Local rice' }, { name: 'Honey beans' }])
    if (!rice || !beans) throw new Error('There is no shop')
    const ada = await aBuyer(api)
    const [first, second] = await ada.fillCart(rice, beans)

    const before = await ada.buy([`${first}`, `${second}`])
    const after = await ada.buy([`${second}`], { delivery: TO_PICK_UP })

    expect(await ordersOf(api, before.orderIds)).toMatchObject([{ status: 'CANCELLED' }])
    expect(await ordersOf(api, after.orderIds)).toMatchObject([{ status: 'PENDING' }])
    expect(await countStock(api, rice)).toEqual({ stock: 10, held: 0 })
    expect(await countStock(api, beans)).toEqual({ stock: 9, held: 1 })
  })

  test('CHK-06 the last unit can be recalculated, and unpaid orders of other items stay', async () => {
    const [last, other] = await sell([{ name: 'Last drum', stock: 1 }, { name: 'Other drum' }])
    if (!last || !other) throw new Error('There is no shop')
    const ada = await aBuyer(api)

    const kept = await ada.buyNow(other)
    await ada.buyNow(last)
    const again = await ada.buyNow(last, 1, { delivery: TO_PICK_UP })

    expect(await countStock(api, last)).toEqual({ stock: 0, held: 1 })
    expect(await ordersOf(api, [...kept.orderIds, ...again.orderIds])).toMatchObject([
      { status: 'PENDING' },
      { status: 'PENDING' },
    ])
  })

  test('I11 an order paid in the meantime stays', async () => {
    const suya = await sellOne(api)
    const ada = await aBuyer(api)
    const [item] = await ada.fillCart(suya)
    const paid = await ada.buy([`${item}`])
    await api.pool.query(`update orders set status = 'PAID' where id = any($1)`, [paid.orderIds])

    await ada.buy([`${item}`], { delivery: TO_PICK_UP })

    expect(await ordersOf(api, paid.orderIds)).toMatchObject([{ status: 'PAID' }])
  })

  test('CHK-06 without a key the same body gets the same orders, unless the cart has changed', async () => {
    const suya = await sellOne(api)
    const ada = await aBuyer(api)
    const [item] = await ada.fillCart(suya)

    const first = await ada.buy([`${item}`])
    const again = await ada.buy([`${item}`])
    await ada.add(aLineOf(suya))
    const changed = await ada.buy([`${item}`])

    expect(again).toEqual(first)
    expect(changed.checkoutId).not.toBe(first.checkoutId)
    expect(changed.summary.totalGoodsAmount).toBe(2000)
    expect(await countStock(api, suya)).toEqual({ stock: 8, held: 2 })
  })

  test('CHK-06 without a key, orders whose hold expired are made again', async () => {
    const suya = await sellOne(api)
    const ada = await aBuyer(api)
    const first = await ada.buyNow(suya)
    await api.pool.query(`update orders set held_until = now() where id = any($1)`, [first.orderIds])

    const second = await ada.buyNow(suya)

    expect(second.checkoutId).not.toBe(first.checkoutId)
    expect(await ordersOf(api, first.orderIds)).toMatchObject([{ status: 'CANCELLED' }])
    expect(await countStock(api, suya)).toEqual({ stock: 9, held: 1 })
  })

  test('CHK-06 without a key, an equal checkout is the same only while half of its time is left', async () => {
    const suya = await sellOne(api)
    const ada = await aBuyer(api)
    const first = await ada.buyNow(suya)
    const wait = (minutes: number) =>
      api.pool.query(`update checkouts set placed_at = now() - make_interval(mins => $2) where id = $1`, [
        first.checkoutId,
        minutes,
      ])

    await wait(14)
    const inTime = await ada.buyNow(suya)
    await wait(16)
    const late = await ada.buyNow(suya)

    expect(inTime.checkoutId).toBe(first.checkoutId)
    expect(late.checkoutId).not.toBe(first.checkoutId)
    expect(await countStock(api, suya)).toEqual({ stock: 9, held: 1 })
  })
})

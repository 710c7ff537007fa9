import { fromNaira } from '@ahia/money/naira'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLineOf, anAddOn } from '../../test/builders.ts'
import { startCartApi } from '../../test/cart-fixture.ts'
import { aBuyer, countStock, directly, errorOf, HOME_DELIVERY, sellOne } from '../../test/checkout-fixture.ts'
import type { TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startCartApi()
})

describe('CHK-07 changes since the cart was filled', () => {
  test('CHK-07 the error names the sold-out item and how many are left, and nothing is held', async () => {
    const few = await sellOne(api, { name: 'Few left', stock: 2 })
    const suya = await sellOne(api)
    const obi = await aBuyer(api)
    const { itemId } = await obi.add(aLineOf(few, { quantity: 2 }))
    const [other] = await obi.fillCart(suya)
    await (await aBuyer(api)).buyNow(few)

    const error = await errorOf(api, obi, { delivery: HOME_DELIVERY, items: [other, itemId] })

    expect(error).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      message: 'Only 1 of Few left left',
      details: { items: [{ productId: few.id, itemIds: [itemId], available: 1 }] },
    })
    expect(await countStock(api, suya)).toEqual({ stock: 10, held: 0 })
  })

  test('R1 two lines of one item count together', async () => {
    const few = await sellOne(api, { stock: 3, addOns: [anAddOn('Ribbon', 10)] })
    const ada = await aBuyer(api)
    const items = [
      { productId: few.id, quantity: 2 },
      { productId: few.id, quantity: 2, selectedAddOns: [{ addOnId: few.addOns[0]?.id, quantity: 1 }] },
    ]

    expect(await errorOf(api, ada, { ...directly(few), items })).toMatchObject({
      status: 409,
      details: { items: [{ available: 3 }] },
    })
  })

  test('API-09 a changed price is refused once with the old and the new price, then accepted', async () => {
    const yam = await sellOne(api, { name: 'Tuber of yam', basePriceKobo: fromNaira(1500) })
    const obi = await aBuyer(api)
    const [line] = await obi.fillCart(yam)
    await api.pool.query(`update products set base_price_kobo = 180050 where id = $1`, [yam.id])

    const error = await errorOf(api, obi, { delivery: HOME_DELIVERY, items: [line] })
    const placed = await obi.buy([`${line}`])

    expect(error).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      details: { items: [{ itemId: line, was: 1500, now: 1800.5 }] },
    })
    expect(placed.summary.totalGoodsAmount).toBe(1800.5)
  })

  test('API-09 a price that has fallen is announced too, and the lower one is charged', async () => {
    const yam = await sellOne(api, { name: 'Tuber of yam', basePriceKobo: fromNaira(1500) })
    const obi = await aBuyer(api)
    const [line] = await obi.fillCart(yam)
    await api.pool.query(`update products set base_price_kobo = 120000 where id = $1`, [yam.id])

    const error = await errorOf(api, obi, { delivery: HOME_DELIVERY, items: [line] })
    const placed = await obi.buy([`${line}`])

    expect(error).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { items: [{ itemId: line, was: 1500, now: 1200 }] },
    })
    expect(placed.summary.totalGoodsAmount).toBe(1200)
  })
})

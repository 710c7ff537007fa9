import { beforeAll, describe, expect, test } from 'vitest'
import { aLineOf } from '../../test/builders.ts'
import { startCartApi } from '../../test/cart-fixture.ts'
import {
  aBuyer,
  countStock,
  directly,
  HOME_DELIVERY,
  sellOne,
  sendUntilServed,
} from '../../test/checkout-fixture.ts'
import type { TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startCartApi()
})

describe('R3 a repeated checkout', () => {
  const requestKey = '0198a000-0000-7000-8000-000000000001'

  test('CHK-06 the same key gets the identical first response, even after the cart and prices changed', async () => {
    const suya = await sellOne(api)
    const ada = await aBuyer(api)
    const [item] = await ada.fillCart(suya)
    const body = { delivery: HOME_DELIVERY, items: [item], requestKey }

    const first = await (await ada.sendCheckout(body)).text()
    await ada.post('removeFromCart', { itemId: item })
    await api.pool.query(`update products set base_price_kobo = base_price_kobo * 2 where id = $1`, [suya.id])
    const again = await ada.sendCheckout({ ...body, requestKey: requestKey.toUpperCase() })

    expect(again.status).toBe(200)
    expect(await again.text()).toBe(first)
    expect(await countStock(api, suya)).toEqual({ stock: 9, held: 1 })
  })

  test('R3 the same key with another body is refused, and another customer may use it', async () => {
    const suya = await sellOne(api)
    const [ada, obi] = [await aBuyer(api), await aBuyer(api)]
    await ada.buyNow(suya, 1, { requestKey })

    const error = await ada.errorOfCheckout({ ...directly(suya, 2), requestKey })
    await obi.buyNow(suya, 1, { requestKey })

    expect(error).toMatchObject({ status: 422, code: 'REQUEST_KEY_REUSED' })
    expect(await countStock(api, suya)).toEqual({ stock: 8, held: 2 })
  })

  test('CHK-06 the same request from a second tab with its own key gets the first tab’s orders', async () => {
    const suya = await sellOne(api)
    const ada = await aBuyer(api)
    const items = await ada.fillCart(suya)
    const first = await ada.buy(items, { requestKey: '0198a000-0000-7000-8000-00000000000a' })

    const second = await ada.buy(items, { requestKey: '0198a000-0000-7000-8000-00000000000b' })
    await ada.add(aLineOf(suya))
    const more = await ada.buy(items, { requestKey: '0198a000-0000-7000-8000-00000000000c' })

    expect(second.orderIds).toEqual(first.orderIds)
    expect(more.orderIds).not.toEqual(first.orderIds)
  })

  test.each([
    ['with a key', { requestKey: '0198a000-0000-7000-8000-000000000002' }],
    ['without one', {}],
  ])(
    'R3 100 equal concurrent checkouts, %s, make one set of orders and get equal responses',
    async (_how, written) => {
      const suya = await sellOne(api)
      const ada = await aBuyer(api)
      const body = { ...directly(suya), ...written }

      const answers = await Promise.all(Array.from({ length: 100 }, () => sendUntilServed(ada, body)))

      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
      expect(await countStock(api, suya)).toEqual({ stock: 9, held: 1 })
    },
  )
})

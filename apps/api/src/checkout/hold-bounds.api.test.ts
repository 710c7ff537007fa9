import { fromNaira } from '@ahia/money/naira'
import { beforeAll, describe, expect, test } from 'vitest'
import { startCartApi } from '../../test/cart-fixture.ts'
import {
  aBuyer,
  countStock,
  directly,
  errorOf,
  ordersOf,
  sellOne,
  TO_PICK_UP,
} from '../../test/checkout-fixture.ts'
import { send } from '../../test/customer.ts'
import { anOrder, aThing } from '../../test/order-fixture.ts'
import type { TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startCartApi()
})

const letHoldsLapse = (accountId: string) =>
  api.pool.query(`update orders set held_until = now() where account_id = $1 and status = 'PENDING'`, [
    accountId,
  ])

let networks = 0
const aNetwork = () => `10.9.0.${++networks}`

describe('T11 what can be held without paying', () => {
  test('T11 a checkout that is too expensive to be paid is refused and holds nothing', async () => {
    const obi = await aBuyer(api)
    const phone = await sellOne(api, { basePriceKobo: fromNaira(6_000_000) })

    const error = await errorOf(api, obi, directly(phone, 2))

    expect(error).toMatchObject({ status: 422, code: 'AMOUNT_LIMIT' })
    expect(await countStock(api, phone)).toEqual({ stock: 10, held: 0 })
  })

  test('T11 one customer holds at most 50 units; more can be ordered, but is not held', async () => {
    const obi = await aBuyer(api)
    const [water, salt] = [await sellOne(api, { stock: 100 }), await sellOne(api, { stock: 100 })]

    const within = await obi.buyNow(water, 50)
    const beyond = await obi.buyNow(salt, 1)

    expect([within.isHeld, beyond.isHeld]).toEqual([true, false])
    expect(await countStock(api, water)).toEqual({ stock: 50, held: 50 })
    expect(await countStock(api, salt)).toEqual({ stock: 100, held: 0 })
  })

  test('T11 one customer holds items of at most ₦2,000,000', async () => {
    const obi = await aBuyer(api)
    const phone = await sellOne(api, { basePriceKobo: fromNaira(1_000_000) })

    const beyond = await obi.buyNow(phone, 3)
    const within = await obi.buyNow(phone, 2)

    expect([beyond.isHeld, within.isHeld]).toEqual([false, true])
    expect(await countStock(api, phone)).toEqual({ stock: 8, held: 2 })
  })

  test('T11 concurrent checkouts of one customer stay within the bound together', async () => {
    const obi = await aBuyer(api)
    const goods = await Promise.all(Array.from({ length: 5 }, () => sellOne(api, { stock: 20 })))

    const placed = await Promise.all(goods.map((product) => obi.buyNow(product, 15)))

    expect(placed.filter(({ isHeld }) => isHeld)).toHaveLength(3)
  })

  test('T11 new customers of one network hold at most 150 units together, and all of them can order', async () => {
    const network = aNetwork()
    const water = await sellOne(api, { stock: 400 })
    const crowd = await Promise.all(Array.from({ length: 5 }, () => aBuyer(api, { network })))

    const placed = await Promise.all(crowd.map((one) => one.buyNow(water, 40)))

    expect(placed.filter(({ isHeld }) => isHeld)).toHaveLength(3)
    expect(await countStock(api, water)).toEqual({ stock: 280, held: 120 })
  })

  test('T11 customers who have received an order, and those of other networks, do not share that bound', async () => {
    const network = aNetwork()
    const water = await sellOne(api, { stock: 400 })
    for (let at = 0; at < 3; at += 1) await (await aBuyer(api, { network })).buyNow(water, 50)
    const regular = await aBuyer(api, { network })
    await regular.buyNow(await sellOne(api))
    await anOrder(api, regular, await aThing(api), { status: 'DELIVERED' })
    const neighbour = await aBuyer(api, { network: aNetwork() })

    const [another, known, elsewhere] = [await aBuyer(api, { network }), regular, neighbour]

    expect((await another.buyNow(water)).isHeld).toBe(false)
    expect((await known.buyNow(water)).isHeld).toBe(true)
    expect((await elsewhere.buyNow(water)).isHeld).toBe(true)
  })

  test('T11 what cannot be held is still refused when it is out of stock', async () => {
    const obi = await aBuyer(api)
    await obi.buyNow(await sellOne(api, { stock: 50 }), 50)
    const salt = await sellOne(api, { stock: 3 })

    const error = await errorOf(api, obi, directly(salt, 4))

    expect(error).toMatchObject({ status: 409, code: 'OUT_OF_STOCK', message: 'Only 3 of Beef suya left' })
  })
})

describe('T11 how long something can be held without paying', () => {
  test('CHK-06 a recalculated checkout keeps the first deadline', async () => {
    const obi = await aBuyer(api)
    const suya = await sellOne(api)
    const first = await obi.buyNow(suya)
    await api.pool.query(
      `update orders set held_until = held_until - interval '20 minutes' where id = any($1)`,
      [first.orderIds],
    )
    const [before] = await ordersOf(api, first.orderIds)

    const second = await obi.buyNow(suya, 2)
    const third = await obi.buyNow(suya, 3, { delivery: TO_PICK_UP })

    expect(second.payableUntil).toBe(before.held_until.toISOString())
    expect(third.payableUntil).toBe(before.held_until.toISOString())
  })

  test('T11 after two lapsed holds in a day nothing is held at the checkout, and the day after it is again', async () => {
    const obi = await aBuyer(api)
    const suya = await sellOne(api)
    await anOrder(api, obi, await aThing(api), { status: 'DELIVERED' }) // not even for a regular customer
    for (let quantity = 1; quantity <= 2; quantity += 1) {
      expect((await obi.buyNow(suya, quantity)).isHeld).toBe(true)
      await letHoldsLapse(obi.accountId)
    }

    const third = await obi.buyNow(suya, 3)
    await api.pool.query(`update orders set placed_at = placed_at - interval '1 day' where account_id = $1`, [
      obi.accountId,
    ])
    const tomorrow = await obi.buyNow(suya, 4)

    expect([third.isHeld, tomorrow.isHeld]).toEqual([false, true])
  })

  test('T11 holds that are cancelled late count as lapsed, and those cancelled at once do not', async () => {
    const [slow, quick] = [await aBuyer(api), await aBuyer(api)]
    const suya = await sellOne(api)
    for (const buyer of [slow, quick]) {
      for (let at = 0; at < 2; at += 1) await cancel(buyer, await buyer.buyNow(suya), buyer === slow ? 20 : 0)
    }

    expect((await slow.buyNow(suya)).isHeld).toBe(false)
    expect((await quick.buyNow(suya)).isHeld).toBe(true)
  })
})

type Buyer = Awaited<ReturnType<typeof aBuyer>>

async function cancel({ token }: Buyer, { orderIds }: { orderIds: string[] }, afterMinutes: number) {
  await api.pool.query(`update orders set held_at = held_at - make_interval(mins => $2) where id = any($1)`, [
    orderIds,
    afterMinutes,
  ])
  for (const id of orderIds) {
    const answer = await send(api, `/orders/${id}/cancel`, { token, method: 'POST', body: {} })
    expect(answer.status).toBe(200)
  }
}

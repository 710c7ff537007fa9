import { randomUUID } from 'node:crypto'
import { getCart } from '@ahia/contracts/cart'
import { showProduct } from '@ahia/contracts/catalog'
import { getHoliday, setHoliday } from '@ahia/contracts/seller/holiday'
import { showShop } from '@ahia/contracts/shops'
import { beforeAll, expect, test } from 'vitest'
import { aBuyer, directly } from '../../test/checkout-fixture.ts'
import { send } from '../../test/customer.ts'
import { startOrdersApi } from '../../test/order-fixture.ts'
import { aSeller } from '../../test/parcel-fixture.ts'
import { readData } from '../../test/read-data.ts'
import { readError } from '../../test/read-error.ts'
import type { TestApi } from '../../test/test-api.ts'
import { countWaiting, whileHolding } from '../../test/who-waits.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

type Seller = Awaited<ReturnType<typeof aSeller>>

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** A day in Lagos, counted from today. */
const day = (from: number) => new Date(Date.now() + HOUR_MS + from * DAY_MS).toISOString().slice(0, 10)

const put = (seller: Seller, body: object) =>
  send(api, '/seller/holiday', {
    method: 'PUT',
    token: seller.token,
    body: { requestKey: randomUUID(), version: 0, ...body },
  })
const goAway = async (seller: Seller, holiday: object | null, version = 0) =>
  readData(setHoliday, await put(seller, { holiday, version }))
const itemOf = ({ thing }: Seller) => ({ id: thing.productId })

test('SELL-48 on holiday nothing can be newly bought, and product, cart and shop say when the shop is back', async () => {
  const [seller, buyer] = [await aSeller(api), await aBuyer(api)]
  await buyer.fillCart(itemOf(seller))

  const state = await goAway(seller, { from: day(0), to: day(3), words: 'Christmas at home' })

  expect(state).toMatchObject({ holiday: { isNow: true, backOn: day(4) }, version: 1 })
  const refused = await buyer.errorOfCheckout(directly(itemOf(seller)))
  expect(refused).toMatchObject({
    status: 409,
    code: 'SHOP_ON_HOLIDAY',
    details: { shops: [{ shopId: seller.shopId, backOn: day(4) }] },
  })
  const away = { backOn: day(4), words: 'Christmas at home' }
  const { product } = await api.call(showProduct, { id: seller.thing.productId })
  expect(product.shopId.away).toEqual(away)
  const cart = await readData(getCart, await send(api, '/cart', { token: buyer.token }))
  expect(cart.cart.items[0]?.productInfo?.shopId.away).toEqual(away)
  expect((await api.call(showShop, { id: seller.shopId })).shop.away).toEqual(away)
})

test('SELL-48 a holiday begins and ends by itself on its days in Lagos', async () => {
  const [seller, buyer] = [await aSeller(api), await aBuyer(api)]

  await goAway(seller, { from: day(1), to: day(2) })
  expect((await buyer.sendCheckout(directly(itemOf(seller)))).status).toBe(200)
  const setDays = (from: number, to: number) =>
    api.pool.query('update shops set holiday_from = $2, holiday_to = $3 where id = $1', [
      seller.shopId,
      day(from),
      day(to),
    ])
  await setDays(-2, 0)
  expect(await buyer.errorOfCheckout(directly(itemOf(seller), 2))).toMatchObject({ code: 'SHOP_ON_HOLIDAY' })
  await setDays(-2, -1)

  expect((await buyer.sendCheckout(directly(itemOf(seller), 3))).status).toBe(200)
  const { holiday } = await readData(getHoliday, await seller.get('/holiday'))
  expect(holiday).toBeNull()
  expect((await api.call(showProduct, { id: seller.thing.productId })).product.shopId).not.toHaveProperty(
    'away',
  )
})

test('SELL-48 a checkout that has read the holiday is placed first, and one that comes later is refused', async () => {
  const [seller, buyer] = [await aSeller(api), await aBuyer(api)]
  const share = { text: 'select from shops where id = $1 for share', values: [seller.shopId] }

  // As a checkout holds the shop until it ends.
  const saved = await whileHolding(api, share, async (holding) => {
    const saving = goAway(seller, { from: day(0), to: day(0) })
    await expect.poll(() => countWaiting(api)).toBe(1)
    expect((await buyer.sendCheckout(directly(itemOf(seller)))).status).toBe(200)
    await holding.query('commit')
    return saving
  })

  expect(saved.holiday?.isNow).toBe(true)
  expect(await buyer.errorOfCheckout(directly(itemOf(seller), 2))).toMatchObject({ code: 'SHOP_ON_HOLIDAY' })
})

test('SELL-48 a checkout waits for a holiday that is being saved, and is refused by it', async () => {
  const [seller, buyer] = [await aSeller(api), await aBuyer(api)]
  const saving = {
    text: 'update shops set holiday_from = $2, holiday_to = $2 where id = $1',
    values: [seller.shopId, day(0)],
  }

  const outcome = await whileHolding(api, saving, async (holding) => {
    const buying = buyer.errorOfCheckout(directly(itemOf(seller)))
    await expect.poll(() => countWaiting(api)).toBe(1)
    await holding.query('commit')
    return buying
  })

  expect(outcome).toMatchObject({ status: 409, code: 'SHOP_ON_HOLIDAY' })
  const { rows } = await api.pool.query('select stock from products where id = $1', [seller.thing.productId])
  expect(rows).toEqual([{ stock: 10 }])
})

test('SELL-07, SELL-08 a repeat gets the first answer, and an old version is refused with the present state', async () => {
  const seller = await aSeller(api)
  const body = { requestKey: randomUUID(), version: 0, holiday: { from: day(5), to: day(9) } }

  const first = await readData(setHoliday, await put(seller, body))
  expect(await readData(setHoliday, await put(seller, body))).toEqual(first)
  expect(await readError(await put(seller, { ...body, holiday: null }))).toMatchObject({
    status: 422,
    code: 'REQUEST_KEY_REUSED',
  })

  const late = await readError(await put(seller, { version: 0, holiday: null }))
  expect(late).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE', details: { present: first } })
  expect((await goAway(seller, null, 1)).holiday).toBeNull()
})

test.each([
  ['61 days', { from: day(1), to: day(61) }],
  ['a last day before the first', { from: day(5), to: day(4) }],
  ['a last day that has passed', { from: day(-3), to: day(-1) }],
  ['no such day', { from: '2026-02-30', to: day(3) }],
  ['201 characters', { from: day(0), to: day(1), words: 'x'.repeat(201) }],
  ['blank words', { from: day(0), to: day(1), words: '  ' }],
])('SELL-48 %s are refused', async (_what, holiday) => {
  const seller = await aSeller(api)

  expect(await readError(await put(seller, { holiday }))).toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
  })
  expect((await readData(getHoliday, await seller.get('/holiday'))).version).toBe(0)
})

test('SELL-48 sixty days are accepted', async () => {
  const seller = await aSeller(api)

  expect((await goAway(seller, { from: day(1), to: day(60) })).holiday?.to).toBe(day(60))
})

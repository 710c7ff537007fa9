import { beforeAll, expect, test } from 'vitest'
import type { NewProduct } from '#catalog/new-product.ts'
import { newId } from '#platform/ids.ts'
import { startCartApi } from '../../test/cart-fixture.ts'
import { aBuyer, directly, errorOf, HOME_DELIVERY, sellOne } from '../../test/checkout-fixture.ts'
import type { TestApi } from '../../test/test-api.ts'

let api: TestApi
let beer: NewProduct
let suya: NewProduct
beforeAll(async () => {
  api = await startCartApi()
  beer = await sellOne(api, { name: 'Palm wine, 1 litre', subCategory: 'Alcoholic Drinks', stock: 50 })
  suya = await sellOne(api, { stock: 50 })
})

const adultAt = async (checkoutId: string): Promise<Date | null> =>
  (await api.pool.query('select adult_at from checkouts where id = $1', [checkoutId])).rows[0].adult_at

test('PRIV-14 alcohol is not ordered before the buyer says that they are 18 or older; the yes is kept with its time', async () => {
  const buyer = await aBuyer(api)
  const items = await buyer.fillCart(beer, suya)

  const asked = await errorOf(api, buyer, { delivery: HOME_DELIVERY, items })
  expect(asked).toMatchObject({
    status: 409,
    code: 'ADULTS_ONLY',
    message: 'Palm wine, 1 litre is only for buyers aged 18 or older',
    details: { items: [{ productId: beer.id, itemIds: [items[0]] }] },
  })
  expect(await errorOf(api, buyer, { delivery: HOME_DELIVERY, items, isAdult: false })).toMatchObject(asked)

  const { checkoutId } = await buyer.buy(items, { isAdult: true })

  expect(await adultAt(checkoutId)).toBeInstanceOf(Date)
})

test('PRIV-14 Buy Now asks too, and the same request again gets the first answer', async () => {
  const buyer = await aBuyer(api)
  expect(await errorOf(api, buyer, directly(beer))).toMatchObject({ code: 'ADULTS_ONLY' })
  const requestKey = newId()

  const first = await buyer.buyNow(beer, 1, { isAdult: true, requestKey })

  expect(await buyer.buyNow(beer, 1, { isAdult: true, requestKey })).toEqual(first)
})

test('PRIV-14 nothing is asked and nothing kept where goods are for everybody', async () => {
  const buyer = await aBuyer(api)

  const { checkoutId } = await buyer.buyNow(suya, 1, { isAdult: true })

  expect(await adultAt(checkoutId)).toBeNull()
})

test('PRIV-14 ADMIN-29 a rule with words counts from its day on, and no longer after its end', async () => {
  const buyer = await aBuyer(api)
  const knife = await sellOne(api, { name: 'Hunting knife, 20 cm', stock: 50 })
  await api.pool.query(
    `insert into listing_rules (id, kind, sentence, words, valid_from)
     values ('KNIVES', 'ADULTS', 'Knives are for adults.', array['hunting knife'], now() + interval '1 day')`,
  )
  await buyer.buyNow(knife)
  await api.pool.query(`update listing_rules set valid_from = now() - interval '1 day' where id = 'KNIVES'`)
  expect(await errorOf(api, buyer, directly(knife, 2))).toMatchObject({ code: 'ADULTS_ONLY' })

  await api.pool.query(`update listing_rules set ended_at = now() where id = 'KNIVES'`)

  await buyer.buyNow(knife, 2)
})

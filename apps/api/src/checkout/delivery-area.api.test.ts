import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aShop } from '../../test/builders.ts'
import { startCartApi } from '../../test/cart-fixture.ts'
import {
  aBuyer,
  countStock,
  directly,
  errorOf,
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

const IN_LAGOS = {
  type: 'DOORDELIVERY',
  region: 'LAGOS',
  address: { street: '12 Allen Avenue', city: 'Ikeja', state: 'LAGOS', country: 'NIGERIA' },
} as const
const inEnugu = (city: string) => ({
  delivery: { ...HOME_DELIVERY, address: { ...HOME_DELIVERY.address, city } },
})

test('WIN-05 a meal is not sold to another state: the error names it, and everything stays as it was', async () => {
  const jollof = await sellOne(api, { name: 'Party jollof', area: 'CITY' })
  const lotion = await sellOne(api, { name: 'Shea lotion' })
  const ada = await aBuyer(api)
  const [meal, other] = await ada.fillCart(jollof, lotion)

  const error = await errorOf(api, ada, { delivery: IN_LAGOS, items: [meal, other] })

  expect(error).toMatchObject({
    status: 409,
    code: 'OUTSIDE_DELIVERY_AREA',
    message: 'Party jollof is delivered in Enugu only',
    details: {
      items: [
        {
          productId: jollof.id,
          name: 'Party jollof',
          itemIds: [meal],
          onlyIn: { area: 'CITY', state: 'ENUGU', city: 'Enugu' },
        },
      ],
    },
  })
  expect((await ada.showCart()).items).toHaveLength(2)
  expect((await ada.buy([`${other}`], { delivery: IN_LAGOS })).orders).toHaveLength(1)
})

test.each([
  ['the city of the shop', 'CITY', 'Enugu', 200],
  ['a part of that city', 'CITY', 'New Haven', 200],
  ['another town of the state', 'CITY', 'Nsukka', 409],
  ['that town, sold to the state', 'STATE', 'Nsukka', 200],
  ['that town, sold everywhere', 'EVERYWHERE', 'Nsukka', 200],
] as const)('WIN-05 delivery to %s (%s to %s) is answered with %i', async (_case, area, city, status) => {
  const meal = await sellOne(api, { area })
  const ada = await aBuyer(api)

  expect((await ada.sendCheckout({ ...directly(meal), ...inEnugu(city) })).status).toBe(status)
})

test('WIN-05 a pickup counts as delivery to the city of its pickup point', async () => {
  const amala = await sellOne(api, { area: 'CITY' }, aShop({ state: 'LAGOS', city: 'Surulere, Lagos' }))
  const okpa = await sellOne(api, { name: 'Hot okpa', area: 'CITY' })
  const ada = await aBuyer(api)

  expect((await ada.buyNow(amala, 1, { delivery: TO_PICK_UP })).orders).toHaveLength(1)
  expect(await errorOf(api, ada, { ...directly(okpa), delivery: TO_PICK_UP })).toMatchObject({
    code: 'OUTSIDE_DELIVERY_AREA',
    details: { items: [{ name: 'Hot okpa', itemIds: [] }] },
  })
})

test('WIN-05 an order under way waits for the shop that narrows the area, and is then refused', async () => {
  const meal = await sellOne(api, {}, aShop({ state: 'LAGOS', city: 'Yaba, Lagos' }))
  const ada = await aBuyer(api)
  const [isHeld, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const narrowing = api.db.transaction(async (tx) => {
    await sql`update products set delivery_area = 'CITY', area_state = 'LAGOS' where id = ${meal.id}`.execute(
      tx,
    )
    isHeld.resolve()
    await release.promise
  })
  await isHeld.promise

  const ordering = ada.errorOfCheckout(directly(meal))
  await expect.poll(waitingForLock).toBe(1)
  release.resolve()
  await narrowing

  expect(await ordering).toMatchObject({ status: 409, code: 'OUTSIDE_DELIVERY_AREA' })
  expect(await countStock(api, meal)).toEqual({ stock: 10, held: 0 })
})

test('WIN-05 a repeated request gets its first answer, whatever the area has become', async () => {
  const meal = await sellOne(api, {}, aShop({ state: 'EDO', city: 'Benin City' }))
  const ada = await aBuyer(api)
  const body = { ...directly(meal), requestKey: crypto.randomUUID() }
  const first = await (await ada.sendCheckout(body)).json()
  await sql`update products set delivery_area = 'STATE', area_state = 'EDO' where id = ${meal.id}`.execute(
    api.writer,
  )

  expect(await (await ada.sendCheckout(body)).json()).toEqual(first)
})

test('WIN-02 a meal that is promised in hours arrives on the day of the order, or on the next', async () => {
  const meal = await sellOne(api, { area: 'CITY', promise: { within: 3, unit: 'HOURS' } })
  const fresh = await sellOne(api, { area: 'STATE', promise: { within: 2, unit: 'DAYS' } })
  const ada = await aBuyer(api)

  const placed = [await ada.buyNow(meal), await ada.buyNow(fresh)]

  const [hot, cool] = await Promise.all(
    placed.map(async ({ orderIds }) => (await ordersOf(api, orderIds))[0]),
  )
  expect(hot.days_from).toBe(hot.days_to)
  expect([0, 1]).toContain(hot.days_to)
  expect([cool.days_from, cool.days_to]).toEqual([1, 2])
})

async function waitingForLock(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db.read)
  return rows[0]?.waiting ?? 0
}

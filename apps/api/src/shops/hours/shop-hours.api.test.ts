import { randomUUID } from 'node:crypto'
import { getShopHours, saveShopHours } from '@ahia/contracts/seller/shop-hours'
import { exportShopData } from '@ahia/contracts/seller/shop-settings'
import { USUAL_HOURS } from '@ahia/rules/parcels/opening-hours'
import { beforeAll, expect, test } from 'vitest'
import { send } from '../../../test/customer.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { endShop } from '../closing/closings.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

type Owner = { token: string }

const MONDAY = { weekday: 1, opens: 540, closes: 1080 }
const SATURDAY = { weekday: 6, opens: 600, closes: 900 }

const put = ({ token }: Owner, body: object) =>
  send(api, '/seller/hours', {
    method: 'PUT',
    token,
    body: { requestKey: randomUUID(), version: 0, days: [MONDAY], ...body },
  })
const read = async ({ token }: Owner) => readData(getShopHours, await send(api, '/seller/hours', { token }))

test('SELL-50 a shop saves when it is open, starting from the usual hours, and finds them in its data', async () => {
  const owner = await aShopOwnerWithShop(api)
  expect(await read(owner)).toEqual({ days: USUAL_HOURS, version: 0 })

  const saved = await readData(saveShopHours, await put(owner, { days: [SATURDAY, MONDAY] }))

  expect(saved).toEqual({ days: [MONDAY, SATURDAY], version: 1 })
  const exported = await readData(exportShopData, await send(api, '/shop/export', { token: owner.token }))
  expect(exported.hours).toEqual(saved)
  expect(await readData(saveShopHours, await put(owner, { version: 1 }))).toEqual({
    days: [MONDAY],
    version: 2,
  })
})

test('SELL-07, SELL-08 of two devices that save hours at once one is told what the other saved, and a repeat is no change', async () => {
  const owner = await aShopOwnerWithShop(api)

  const answers = await Promise.all([put(owner, {}), put(owner, { days: [SATURDAY] })])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  const present = await read(owner)
  expect(present.version).toBe(1)
  expect(lost && (await readError(lost))).toMatchObject({ code: 'CHANGED_MEANWHILE', details: { present } })
  const again = { requestKey: randomUUID(), version: 1 }
  expect(await readData(saveShopHours, await put(owner, again))).toEqual(
    await readData(saveShopHours, await put(owner, again)),
  )
  expect((await read(owner)).version).toBe(2)
})

test.each([
  ['no day at all', []],
  ['a day twice', [MONDAY, { ...MONDAY, opens: 0 }]],
  ['less than an hour', [{ weekday: 1, opens: 540, closes: 599 }]],
  ['closing before opening', [{ weekday: 1, opens: 1080, closes: 540 }]],
  ['an eighth day', [{ ...MONDAY, weekday: 8 }]],
  ['after midnight', [{ ...MONDAY, closes: 1441 }]],
])('SELL-50 hours with %s are refused and nothing is stored', async (_case, days) => {
  const owner = await aShopOwnerWithShop(api)

  expect((await put(owner, { days })).status).toBe(422)
  expect((await read(owner)).version).toBe(0)
})

test('SELL-53 a shop that closes for good keeps none of its hours', async () => {
  const owner = await aShopOwnerWithShop(api)
  await put(owner, {})

  await api.db.transaction((tx) => endShop(tx, owner.shopId))

  const { rows } = await api.pool.query('select from shop_hours where shop_id = $1', [owner.shopId])
  expect(rows).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { getShopDetails, saveShopDetails } from '@ahia/contracts/seller/shop-details'
import { exportShopData } from '@ahia/contracts/seller/shop-settings'
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

type Owner = Awaited<ReturnType<typeof aShopOwnerWithShop>>

const FILLED = {
  returnAddress: '12 Ogui Road, Enugu',
  handOverPlace: 'Back gate, 12 Ogui Road',
  deliveryPhone: '0803 123 4567',
  tin: '12345678-0001',
  cacNumber: 'RC 123456',
}
const NONE = { returnAddress: null, handOverPlace: null, deliveryPhone: null, tin: null, cacNumber: null }

const put = ({ token }: Owner, body: object) =>
  send(api, '/seller/details', {
    method: 'PUT',
    token,
    body: { requestKey: randomUUID(), version: 0, ...body },
  })
const read = async ({ token }: Owner) =>
  readData(getShopDetails, await send(api, '/seller/details', { token }))

test('SELL-50 a shop saves its details, empties them again, and finds them in its data', async () => {
  const owner = await aShopOwnerWithShop(api)
  expect(await read(owner)).toEqual({ ...NONE, version: 0 })

  const saved = await readData(saveShopDetails, await put(owner, { ...FILLED, cacNumber: 'rc 123456' }))

  expect(saved).toEqual({ ...FILLED, version: 1 })
  const exported = await readData(exportShopData, await send(api, '/shop/export', { token: owner.token }))
  expect(exported.details).toEqual(saved)
  expect(await readData(saveShopDetails, await put(owner, { ...NONE, version: 1 }))).toEqual({
    ...NONE,
    version: 2,
  })
})

test('SELL-07, SELL-08 of two devices that save at once one is told what the other saved, and a repeat is no change', async () => {
  const owner = await aShopOwnerWithShop(api)
  const other = { ...FILLED, tin: '1234567890' }
  const first = { requestKey: randomUUID(), ...FILLED }

  const answers = await Promise.all([put(owner, first), put(owner, other)])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  const present = await read(owner)
  expect(lost && (await readError(lost))).toMatchObject({ code: 'CHANGED_MEANWHILE', details: { present } })
  expect(present.version).toBe(1)
  const key = { requestKey: randomUUID(), ...FILLED, version: 1 }
  expect(await readData(saveShopDetails, await put(owner, key))).toEqual(
    await readData(saveShopDetails, await put(owner, key)),
  )
  expect((await read(owner)).version).toBe(2)
})

test.each([
  ['deliveryPhone', 'call me'],
  ['tin', '12 34'],
  ['cacNumber', 'company'],
  ['returnAddress', 'x'.repeat(301)],
  ['handOverPlace', '  '],
  ['shopId', 'another'],
])('SELL-50 %s %j is refused and nothing is stored', async (field, value) => {
  const owner = await aShopOwnerWithShop(api)

  expect(await readError(await put(owner, { ...FILLED, [field]: value }))).toMatchObject({
    status: 422,
    details: expect.arrayContaining([expect.objectContaining({ path: field })]),
  })
  expect((await read(owner)).version).toBe(0)
})

test('SELL-53 a shop that closes for good keeps none of its details', async () => {
  const owner = await aShopOwnerWithShop(api)
  await put(owner, FILLED)

  await api.db.transaction((tx) => endShop(tx, owner.shopId))

  const { rows } = await api.pool.query('select from shop_details where shop_id = $1', [owner.shopId])
  expect(rows).toEqual([])
})

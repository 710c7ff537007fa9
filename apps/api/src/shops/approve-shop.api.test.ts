import { listPendingShops } from '@ahia/contracts/developers/dev-console'
import { showShop } from '@ahia/contracts/shops'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { send } from '../../test/customer.ts'
import { readData } from '../../test/read-data.ts'
import { readError } from '../../test/read-error.ts'
import { aSentLogo, aShopOwnerWithShop } from '../../test/shop-owner.ts'
import { suspendShop } from '../../test/staff/shop-decisions.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

const approve = (id: string, version = 1) =>
  send(api, `/dev/console/shops/${id}/approve`, { body: { version } })
const listWaiting = async () =>
  (await readData(listPendingShops, await send(api, '/dev/console/shops'))).shops
const waiting = async () => (await listWaiting()).map(({ name }) => name)
const isOpen = async (id: string) => (await send(api, `/shops/${id}`)).status === 200

test('API-24 new shops are listed in the dev console, oldest first, until approved and public', async () => {
  const first = await aShopOwnerWithShop(api, { name: 'Came First' })
  await aShopOwnerWithShop(api, { name: 'Came Second' })
  expect(await waiting()).toEqual(['Came First', 'Came Second'])

  expect((await approve(first.shopId)).status).toBe(200)

  expect(await waiting()).toEqual(['Came Second'])
  const { shop } = await api.call(showShop, { id: first.shopId })
  expect(shop).toMatchObject({ name: 'Came First', city: 'Enugu', state: 'ENUGU' })
})

test('API-24 a shop that changed since staff looked at it cannot be approved from the old page', async () => {
  const owner = await aShopOwnerWithShop(api, { name: 'Honest Yams' })
  const [seen] = (await listWaiting()).filter(({ _id }) => _id === owner.shopId)
  await change(owner, { name: 'Free Money' })

  expect(await readError(await approve(owner.shopId, seen?.version))).toMatchObject({
    status: 409,
    code: 'STEP_REFUSED',
  })
  expect(await isOpen(owner.shopId)).toBe(false)
  expect((await approve(owner.shopId, 2)).status).toBe(200)
  expect(await isOpen(owner.shopId)).toBe(true)
})

test('API-24 a new name, logo or description of an approved shop needs a review; other changes do not', async () => {
  const owner = await aShopOwnerWithShop(api, { name: 'Second Look' })
  const isWaiting = async () => (await listWaiting()).some(({ _id }) => _id === owner.shopId)
  await approve(owner.shopId)

  await change(owner, { name: 'Second Look', phone: '0803 765 4321' })
  expect(await isWaiting()).toBe(false)
  await change(owner, { name: 'Second Look & Sons' })
  expect(await listWaiting()).toContainEqual(
    expect.objectContaining({ name: 'Second Look & Sons', status: 'APPROVED', version: 2 }),
  )
  expect(await isOpen(owner.shopId)).toBe(true)

  expect((await approve(owner.shopId, 2)).status).toBe(200)
  expect(await isWaiting()).toBe(false)
  expect((await approve(owner.shopId, 2)).status).toBe(409)
  for (const other of [
    { description: 'Now in another trade.' },
    { avatar: await aSentLogo(api, owner.accountId) },
  ]) {
    await change(owner, { name: 'Second Look & Sons', ...other })
    const [seen] = (await listWaiting()).filter(({ _id }) => _id === owner.shopId)
    expect(seen).toBeDefined()
    expect((await approve(owner.shopId, seen?.version)).status).toBe(200)
  }
})

type Owner = Awaited<ReturnType<typeof aShopOwnerWithShop>>

async function change({ token, shopId }: Owner, overrides: object): Promise<void> {
  const { rows } = await api.pool.query('select avatar_key as avatar, description from shops where id = $1', [
    shopId,
  ])
  const answer = await send(api, '/shop/updateprofile', {
    token,
    body: {
      phone: '0803 123 4567',
      category: 'FOOD',
      address: { street: '1 Ogui Road', city: 'Enugu', state: 'Enugu', country: 'Nigeria' },
      ...rows[0],
      ...overrides,
    },
  })
  expect(answer.status).toBe(200)
}

test('API-24 the dev console cannot approve a suspended or unknown shop', async () => {
  const { shopId } = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  await suspendShop(api, shopId)

  expect(await readError(await approve(shopId))).toMatchObject({ status: 409, code: 'STEP_REFUSED' })
  expect(await readError(await approve(newId()))).toMatchObject({ status: 404, code: 'SHOP_NOT_FOUND' })
  expect((await send(api, `/shops/${shopId}`)).status).toBe(404)
})

test('API-24 with real payments there is no dev console for shops', async () => {
  const real = await startTestApi({
    env: {
      DEV_PAGES: 'false',
      PAYSTACK_BASE_URL: 'https://payments.test',
      PAYSTACK_SECRET_KEY: 'sk_test_known_to_every_test',
    },
  })

  const { shopId } = await aShopOwnerWithShop(real)
  const answers = [
    await send(real, '/dev/console/shops'),
    await send(real, `/dev/console/shops/${shopId}/approve`, { body: { version: 1 } }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})

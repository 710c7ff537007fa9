import type { ShopId } from '@ahia/contracts/ids'
import { MAX_FOLLOWED_SHOPS } from '@ahia/contracts/limits'
import {
  followShop,
  isShopFollowed,
  listFollowedShops,
  unfollowShop,
} from '@ahia/contracts/profile/following'
import { exportMyData } from '@ahia/contracts/profile/privacy'
import { showShop } from '@ahia/contracts/shops'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aShop } from '../../../test/builders.ts'
import { aCustomer, send } from '../../../test/customer.ts'
import { exportKeyOf } from '../../../test/privacy/own-data.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { suspendShop } from '../../../test/staff/shop-decisions.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { addShop } from '../add-shop.ts'
import { deleteFollowedShopsOf } from './followed-shops-of.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

async function open(overrides: Parameters<typeof aShop>[0] = {}): Promise<ShopId> {
  const shop = aShop(overrides)
  await api.db.transaction((tx) => addShop(tx, shop))
  return shop.id
}

const follow = (token: string, shopId: string) => send(api, followShop.path, { token, body: { shopId } })
const unfollow = (token: string, shopId: string) => send(api, unfollowShop.path, { token, body: { shopId } })
const isFollowed = async (token: string, shopId: string) =>
  (await readData(isShopFollowed, await send(api, `/following/${shopId}`, { token }))).isFollowed
const namesOf = async (token: string) =>
  (await readData(listFollowedShops, await send(api, '/following', { token }))).shops.map(({ name }) => name)
const followersOf = async (shopId: ShopId) => (await api.call(showShop, { id: shopId })).shop.followers

test('WIN-13 following and unfollowing are idempotent, and the count follows from them', async () => {
  const [ada, bisi] = [await aCustomer(api), await aCustomer(api)]
  const shopId = await open({ name: 'Amala Corner' })

  await Promise.all([follow(ada.token, shopId), follow(ada.token, shopId), follow(bisi.token, shopId)])
  expect(await followersOf(shopId)).toBe(2)
  expect([await isFollowed(ada.token, shopId), await namesOf(ada.token)]).toEqual([true, ['Amala Corner']])

  for (const _ of [1, 2]) expect((await unfollow(ada.token, shopId)).status).toBe(200)
  expect(await followersOf(shopId)).toBe(1)
  expect([await isFollowed(ada.token, shopId), await namesOf(ada.token)]).toEqual([false, []])
  expect(await isFollowed(bisi.token, shopId), 'of another customer').toBe(true)
})

test('WIN-13 followed shops are listed with the latest first, and those that have closed are left out', async () => {
  const { token } = await aCustomer(api)
  const [first, second] = [await open({ name: 'First followed' }), await open({ name: 'Then followed' })]
  for (const shopId of [first, second]) await follow(token, shopId)
  expect(await namesOf(token)).toEqual(['Then followed', 'First followed'])

  await suspendShop(api, second)

  expect(await namesOf(token)).toEqual(['First followed'])
})

test('WIN-13 a shop that shoppers cannot see cannot be followed, nor can one beyond the limit', async () => {
  const { accountId, token } = await aCustomer(api)
  const pending = await open({ status: 'PENDING' })
  for (const shopId of [pending, newId()])
    expect(await readError(await follow(token, shopId))).toMatchObject({ code: 'SHOP_NOT_FOUND' })

  const [last, tooMany] = [await open(), await open()]
  await api.pool.query(
    `with many as (
       insert into shops (id, name, city, state, status)
       select gen_random_uuid(), 'Many ' || n, 'Enugu', 'ENUGU', 'APPROVED' from generate_series(2, $1) n returning id
     ) insert into followed_shops (account_id, shop_id) select $2, id from many`,
    [MAX_FOLLOWED_SHOPS, accountId],
  )
  const answers = await Promise.all([follow(token, last), follow(token, tooMany)])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { rows } = await api.pool.query(
    'select count(*)::int as followed from followed_shops where account_id = $1',
    [accountId],
  )
  expect(rows).toEqual([{ followed: MAX_FOLLOWED_SHOPS }])
})

test('PROF-06, WIN-13 followed shops are exported with the account and deleted with it', async () => {
  const { accountId, token } = await aCustomer(api)
  const shopId = await open({ name: 'Left behind' })
  await follow(token, shopId)

  const key = await exportKeyOf(api, accountId)
  const exported = await readData(exportMyData, await send(api, exportMyData.path, { token, body: { key } }))
  await api.db.transaction((tx) => deleteFollowedShopsOf(tx, accountId))

  expect(exported.following).toMatchObject([{ shopId, name: 'Left behind' }])
  expect(await followersOf(shopId)).toBe(0)
})

test('T5, SESS-03 following needs a customer', async () => {
  const shopId = await open()
  for (const answer of [
    await send(api, '/following'),
    await send(api, `/following/${shopId}`),
    await send(api, followShop.path, { body: { shopId } }),
  ])
    expect(await readError(answer)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
})

import { showProduct } from '@ahia/contracts/catalog'
import type { AccountId } from '@ahia/contracts/ids'
import { getOwnShop, updateShopProfile } from '@ahia/contracts/own-shop'
import { BRAND } from '@ahia/reference/brand'
import { MERCHANT_CATEGORIES } from '@ahia/reference/merchant-categories'
import { beforeAll, expect, test } from 'vitest'
import { addProduct } from '#catalog/add-product.ts'
import { newId } from '#platform/ids.ts'
import { aProduct } from '../../../test/builders.ts'
import { send } from '../../../test/customer.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { aSentLogo, aShopOwner, aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { approveShop, suspendShop } from '../../../test/staff/shop-decisions.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

let made = 0

const aProfile = (avatar: string, overrides: object = {}) => ({
  name: `Mama Ngozi ${++made}`,
  phone: '+234 803 123 4567',
  description: 'Okpa and moi moi,\nfresh every morning.',
  avatar,
  category: 'FOOD',
  address: { street: '12 Ogui Road', city: 'Nsukka', state: 'Enugu', country: 'Nigeria' },
  ...overrides,
})

const update = (token: string, body: unknown) => send(api, '/shop/updateprofile', { token, body })
const look = async (token: string) => readData(getOwnShop, await send(api, '/shop/profile', { token }))

/** Somebody signed in who has sent a logo. */
async function anOwner() {
  const owner = await aShopOwner(api)
  return { ...owner, avatar: await aSentLogo(api, owner.accountId) }
}

test('API-24 MERCH-03 saving the profile creates a shop that awaits approval', async () => {
  const { token, email, avatar } = await anOwner()
  expect(await look(token)).toEqual({ email, shop: null })

  const sent = aProfile(avatar)
  const updated = await readData(updateShopProfile, await update(token, sent))

  expect(updated).toEqual({
    email,
    shop: {
      ...sent,
      _id: expect.any(String),
      avatar: `/media/${avatar}/360.webp`,
      handsOverIn: 'ENUGU',
      status: 'PENDING',
      package: null,
      createdAt: expect.any(String),
    },
  })
  expect(await look(token)).toEqual(updated)
  expect((await send(api, `/shops/${updated.shop._id}`)).status).toBe(404)
})

test('API-24 the logo of a profile is claimed, and a logo uploaded by another account is refused', async () => {
  const { token, avatar } = await anOwner()
  const stranger = await anOwner()

  for (const key of [
    stranger.avatar,
    'no-such-key',
    `../${avatar}`,
    `https://elsewhere.example/${avatar}.png`,
    'javascript:alert(1)',
    `/media/${avatar}/360.webp`,
  ]) {
    expect(await readError(await update(token, aProfile(key)))).toMatchObject({
      status: 422,
      details: [expect.objectContaining({ path: 'avatar' })],
    })
  }
  expect((await look(token)).shop).toBeNull()
  await update(token, aProfile(avatar))
  const { rows } = await api.pool.query(
    'select key, claimed_at is not null as "isClaimed" from uploads where key = any($1)',
    [[avatar, stranger.avatar]],
  )
  expect(rows).toEqual(
    expect.arrayContaining([
      { key: avatar, isClaimed: true },
      { key: stranger.avatar, isClaimed: false },
    ]),
  )
})

test('T12 a replaced logo is no longer claimed, and the same logo sent again stays', async () => {
  const { token, accountId, avatar } = await anOwner()
  const other = await aSentLogo(api, accountId)

  await update(token, aProfile(avatar))
  await update(token, aProfile(avatar))
  expect(await claimedOf(accountId)).toEqual([avatar])
  await update(token, aProfile(other))
  expect(await claimedOf(accountId)).toEqual([other])

  // Of many changes at once exactly one logo is left claimed: the one that is shown.
  const answers = await Promise.all([avatar, other, avatar, other].map((key) => update(token, aProfile(key))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const shown = (await look(token)).shop?.avatar
  expect((await claimedOf(accountId)).map((key) => `/media/${key}/360.webp`)).toEqual([shown])
})

async function claimedOf(accountId: AccountId): Promise<string[]> {
  const { rows } = await api.pool.query<{ key: string }>(
    'select key from uploads where account_id = $1 and claimed_at is not null order by key',
    [accountId],
  )
  return rows.map(({ key }) => key)
}

const MISSING: [field: string, message: string][] = [
  ['name', 'Business Name is required'],
  ['phone', 'Telephone is required'],
  ['description', 'Description is required'],
  ['avatar', 'Logo is required'],
  ['category', 'Category is required'],
  ['address.street', 'Street is required'],
  ['address.city', 'City is required'],
  ['address.state', 'State is required'],
  ['address.country', 'Country is required'],
]

test.each(MISSING)('MERCH-03 API-24 without %s: %s', async (path, message) => {
  const { token, avatar } = await anOwner()
  const whole = aProfile(avatar)
  const [field = '', inner] = path.split('.')
  const emptied = inner ? { ...whole, address: { ...whole.address, [inner]: '' } } : { ...whole, [field]: '' }

  expect(await readError(await update(token, emptied))).toMatchObject({
    status: 422,
    details: expect.arrayContaining([expect.objectContaining({ path, message })]),
  })
  const left = JSON.parse(JSON.stringify(emptied), (key, value) =>
    key === (inner ?? field) ? undefined : value,
  )
  expect(await readError(await update(token, left))).toMatchObject({
    status: 422,
    details: expect.arrayContaining([expect.objectContaining({ path, message })]),
  })
})

test.each<[what: string, overrides: object, path: string]>([
  ['a category of products', { category: 'SHOES' }, 'category'],
  ['a category in small letters', { category: 'food' }, 'category'],
  ['too long a description', { description: 'x'.repeat(2_001) }, 'description'],
  ['a name of two lines', { name: 'Mama\nNgozi' }, 'name'],
  ['a name with a space of no width', { name: 'Mama\u200bNgozi' }, 'name'],
  ['a name of two alphabets', { name: 'Mama Ng\u043ezi' }, 'name'],
  ['a name that is not seen', { name: '\u3164' }, 'name'],
  ["the market's own name", { name: `${BRAND.name} Official` }, 'name'],
  ['too long a name', { name: 'x'.repeat(201) }, 'name'],
  ['a telephone in words', { phone: 'call me' }, 'phone'],
  ['a status', { status: 'APPROVED' }, 'status'],
  ['a package', { package: 'ELITE' }, 'package'],
  ["somebody else's shop", { _id: newId() }, '_id'],
  [
    'a state of another country',
    { address: { street: '1', city: 'Accra', state: 'Enugu', country: 'Ghana' } },
    'address.state',
  ],
  [
    'a country that is none',
    { address: { street: '1', city: 'Accra', state: 'Enugu', country: 'Wakanda' } },
    'address.country',
  ],
])('API-24 %s is refused', async (_what, overrides, path) => {
  const { token, avatar } = await anOwner()

  expect(await readError(await update(token, aProfile(avatar, overrides)))).toMatchObject({
    status: 422,
    details: expect.arrayContaining([expect.objectContaining({ path })]),
  })
})

test('MERCH-04 a shop can choose each of the ten categories', async () => {
  const { token, avatar } = await anOwner()

  const kept: unknown[] = []
  for (const category of MERCHANT_CATEGORIES) {
    const answer = await update(token, aProfile(avatar, { category }))
    kept.push((await readData(updateShopProfile, answer)).shop.category)
  }

  expect(kept).toEqual([...MERCHANT_CATEGORIES])
  expect(kept).toHaveLength(10)
})

test('API-24 markup in a description is stored as plain text', async () => {
  const { token, avatar } = await anOwner()
  const description = '<script>alert(1)</script> & more'

  await update(token, aProfile(avatar, { description }))

  expect((await look(token)).shop).toMatchObject({ description })
})

test('API-24 when two shops take one name at the same time one gets it, and the other can choose another', async () => {
  const [first, second] = [await anOwner(), await anOwner()]
  const name = 'Wanted By Two'

  const answers = await Promise.all(
    [first, second].map(({ token, avatar }) => update(token, aProfile(avatar, { name }))),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [loser] = answers[0]?.status === 409 ? [first] : [second]
  expect((await look(loser.token)).shop).toBeNull()
  expect((await update(loser.token, aProfile(loser.avatar))).status).toBe(200)
})

test.each([
  'Taken Already',
  'taken already',
  'TAKEN  ALREADY',
  'Ｔaken Already',
  'Taken-Already!',
  'TakenAlready',
])('API-24 the name %j is refused when a shop Taken Already exists', async (name) => {
  await aShopOwnerWithShop(api, { name: 'Taken Already' }).catch(() => null) // the first one stays
  const { token, avatar } = await anOwner()

  expect(await readError(await update(token, aProfile(avatar, { name })))).toMatchObject({
    status: 409,
    code: 'SHOP_NAME_TAKEN',
  })
})

test('API-24 a name in look-alike letters is taken, and a different name is accepted', async () => {
  await aShopOwnerWithShop(api, { name: 'Coca Ọba' })
  await aShopOwnerWithShop(api, { name: 'Сахар' })
  const { token, avatar } = await anOwner()
  const statusOf = async (name: string) => (await update(token, aProfile(avatar, { name }))).status

  // Of Latin letters all, as the one that is there is of Cyrillic ones.
  expect(await statusOf('Caxap')).toBe(409)
  expect(await statusOf('COCA ỌBA')).toBe(409)
  expect(await statusOf('Coca Oba')).toBe(200)
})

test('API-24 concurrent profiles of one account make one shop', async () => {
  const { token, accountId, avatar } = await anOwner()

  const answers = await Promise.all([1, 2, 3].map(() => update(token, aProfile(avatar))))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { rows } = await api.pool.query('select id from shops where account_id = $1', [accountId])
  expect(rows).toHaveLength(1)
})

test('API-24 a shop that changes name and address keeps its status and products', async () => {
  const { token, avatar } = await anOwner()
  const { shop } = await readData(updateShopProfile, await update(token, aProfile(avatar)))
  const product = aProduct({ shopId: shop._id })
  await api.db.transaction((tx) => addProduct(tx, product))
  await approveShop(api, shop._id)

  const name = 'Mama Ngozi & Daughters'
  const address = { street: '3 Marina', city: 'Lagos Island', state: 'Lagos', country: 'Nigeria' }
  const changed = await readData(updateShopProfile, await update(token, aProfile(avatar, { name, address })))

  expect(changed.shop).toMatchObject({
    _id: shop._id,
    name,
    address,
    handsOverIn: 'LAGOS',
    status: 'APPROVED',
  })
  expect(changed.token).toBeUndefined()
  const shown = await api.call(showProduct, { id: product.id })
  expect(shown.product.shopId).toMatchObject({ name, city: 'Lagos Island' })

  await suspendShop(api, shop._id)
  const suspended = await readData(updateShopProfile, await update(token, aProfile(avatar)))
  expect(suspended.shop.status).toBe('SUSPENDED')
})

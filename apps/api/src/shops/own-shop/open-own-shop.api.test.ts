import { getOwnShop, updateShopProfile } from '@ahia/contracts/own-shop'
import { loginShop, refreshShop } from '@ahia/contracts/shop-accounts'
import { beforeAll, expect, test } from 'vitest'
import { anAccount, PASSWORD, send } from '../../../test/customer.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { aSentLogo, aShopOwner, aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { openSignUpFixture, SHOP_SIGNUP, type SignUpFixture } from '../../../test/sign-up-fixture.ts'

let fixture: SignUpFixture
beforeAll(async () => {
  fixture = await openSignUpFixture()
})

const aProfile = (name: string, avatar: string) => ({
  name,
  phone: '08031234567',
  description: 'Yams of all sizes',
  avatar,
  category: 'FOOD',
  address: { street: '1 Wetheral Road', city: 'Owerri', state: 'Imo', country: 'Nigeria' },
})

/** A registration whose password is set, and a logo that was sent with its token. */
async function registerShop(email: string) {
  await fixture.shop.post('createShop', { email, acceptedTerms: true })
  const token = await fixture.shop.prove(SHOP_SIGNUP, email, await fixture.codeTo(email))
  await fixture.shop.post('setPassword', { password: PASSWORD }, { token })
  const { rows } = await fixture.api.pool.query('select id from accounts where email = $1', [email])
  return { token, avatar: await aSentLogo(fixture.api, rows[0].id) }
}

const countOf = async (sql: string, email: string) => {
  const { rows } = await fixture.api.pool.query(
    `select count(*)::int as count from ${sql} join accounts on accounts.id = account_id where email = $1`,
    [email],
  )
  return rows[0].count
}

test('API-24 saving the profile completes the registration: it opens the shop and signs in, once', async () => {
  const email = 'opens@example.com'
  const { token, avatar } = await registerShop(email)

  const profile = aProfile('Opens Once', avatar)
  const answers = await Promise.all([1, 2].map(() => fixture.shop.post('updateprofile', profile, { token })))

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  const opened = answers.find(({ status }) => status === 200)
  if (!opened) throw new Error('Nobody opened the shop')
  const { shop, ...signedIn } = await readData(updateShopProfile, opened)
  expect(shop).toMatchObject({ name: 'Opens Once', handsOverIn: 'PORT HARCOURT', status: 'PENDING' })
  const seen = await send(fixture.api, '/shop/profile', { token: signedIn.token ?? '' })
  expect(await readData(getOwnShop, seen)).toEqual({ email, shop })
  const next = await send(fixture.api, '/shop/refresh', { body: { refresh: signedIn.refresh } })
  expect((await readData(refreshShop, next)).token).toMatch(/\./)
})

test('API-24 a taken name leaves the registration open, without shop or session, for another name', async () => {
  const { token, avatar } = await registerShop('unlucky@example.com')
  await aShopOwnerWithShop(fixture.api, { name: 'Here Before You' })

  const refused = await fixture.shop.post('updateprofile', aProfile('Here Before You', avatar), { token })

  expect(await readError(refused)).toMatchObject({ status: 409, code: 'SHOP_NAME_TAKEN' })
  expect(await countOf('sessions', 'unlucky@example.com')).toBe(0)
  const again = await fixture.shop.post('updateprofile', aProfile('Here After You', avatar), { token })
  expect(again.status).toBe(200)
})

test('API-24 the profile cannot be saved before the password is set', async () => {
  const email = 'too-early@example.com'
  await fixture.shop.post('createShop', { email, acceptedTerms: true })
  const token = await fixture.shop.prove(SHOP_SIGNUP, email, await fixture.codeTo(email))

  const answer = await fixture.shop.post('updateprofile', aProfile('Too Early', 'logo-of-nobody'), { token })

  expect(await readError(answer)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
})

test('API-24 ROLE-02 a registration token is refused once its account is suspended', async () => {
  const email = 'suspended-early@example.com'
  const { token, avatar } = await registerShop(email)
  await fixture.api.pool.query(`update accounts set status = 'SUSPENDED' where email = $1`, [email])

  const form = new FormData()
  form.append('file', new Blob(['no picture at all']), 'logo.png')
  const logo = await fetch(`${fixture.api.origin}/api/v1/s3/updateLogo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const profile = await fixture.shop.post('updateprofile', aProfile('Suspended Early', avatar), { token })

  for (const answer of [logo, profile]) {
    expect(await readError(answer)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  }
  expect(await countOf('shops', email)).toBe(0)
})

test('ROLE-02 a shop signs in only with its own password, also before it has a profile', async () => {
  const email = 'two-hats@example.com'
  await anAccount(fixture.api, { email })
  const asShop = () => fixture.shop.post('login', { email, password: PASSWORD })
  expect(await readError(await asShop())).toMatchObject({ status: 401, code: 'CREDENTIALS_REFUSED' })

  await anAccount(fixture.api, { kind: 'SHOP', email })
  const signedIn = await readData(loginShop, await asShop())

  expect(signedIn).toMatchObject({ email, shop: null })
  expect((await send(fixture.api, '/shop/profile', { token: signedIn.token })).status).toBe(200)
  const wrong = await fixture.shop.post('login', { email, password: `${PASSWORD}!` })
  expect(await readError(wrong)).toMatchObject({ status: 401, code: 'CREDENTIALS_REFUSED' })
})

test('ROLE-02 a shop refreshes and signs out only through its own endpoints', async () => {
  const { token, refresh } = await aShopOwner(fixture.api)
  const isOpen = async () => (await send(fixture.api, '/shop/profile', { token })).status === 200

  expect((await fixture.post('refresh', { refresh })).status).toBe(401)
  await fixture.post('logout', { refresh })
  expect(await isOpen()).toBe(true)
  await fixture.shop.post('logout', { refresh })

  expect(await isOpen()).toBe(false)
  expect((await fixture.shop.post('refresh', { refresh })).status).toBe(401)
})

import { exportShopData, getShopClosing, listShopSessions } from '@ahia/contracts/seller/shop-settings'
import { beforeAll, expect, test } from 'vitest'
import { aCustomer, anAccount, PASSWORD, send } from '../../../test/customer.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { aShopOwner, aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { startApiWithJobs } from '../../../test/with-jobs.ts'

const NEW_PASSWORD = 'another horse entirely'

let api: TestApi
beforeAll(async () => {
  api = await startApiWithJobs({ env: { TRUST_PROXY_HOPS: '1' } })
})

const isOpen = async (token: string) => (await send(api, '/shop/profile', { token })).status === 200
const enter = async (email: string, password = PASSWORD) =>
  send(api, '/shop/login', { body: { email, password } })
const change = (token: string, body: unknown) => send(api, '/shop/changePassword', { token, body })

async function signIn(email: string): Promise<string> {
  const { data } = (await (await enter(email)).json()) as { data: { token: string } }
  return data.token
}

const sessionsOf = async (token: string) =>
  (await readData(listShopSessions, await send(api, '/shop/sessions', { token }))).sessions

async function subjectsTo(email: string): Promise<string[]> {
  const { rows } = await api.pool.query('select subject from mailbox_messages where recipient = $1', [email])
  return rows.map(({ subject }) => subject)
}

test('SELL-61 a shop changes its password: other sessions end, this one stays, and its owner is emailed', async () => {
  const { email, token } = await aShopOwner(api)
  const other = await signIn(email)

  const wrong = await readError(await change(token, { currentPassword: 'not mine', password: NEW_PASSWORD }))
  const common = await readError(await change(token, { currentPassword: PASSWORD, password: 'password123' }))
  expect([wrong.code, common.code]).toEqual(['PASSWORD_WRONG', 'PASSWORD_TOO_COMMON'])
  const changed = await change(token, { currentPassword: PASSWORD, password: NEW_PASSWORD })

  expect(changed.status).toBe(200)
  expect([await isOpen(token), await isOpen(other)]).toEqual([true, false])
  expect([(await enter(email)).status, (await enter(email, NEW_PASSWORD)).status]).toEqual([401, 200])
  await expect.poll(() => subjectsTo(email)).toContain('Your Ahia password was changed')
})

test('SELL-61 a customer of the same address keeps their password and sessions when the shop changes its own', async () => {
  const { email, token } = await aShopOwner(api)
  await anAccount(api, { email })

  await change(token, { currentPassword: PASSWORD, password: NEW_PASSWORD })

  expect((await send(api, '/user/login', { body: { email, password: PASSWORD } })).status).toBe(200)
})

test('SELL-61 a shop sees its devices, and signs out one, twice, and then all others', async () => {
  const { email, token } = await aShopOwner(api)
  const [second, third] = [await signIn(email), await signIn(email)]
  const [here, newest] = await sessionsOf(token)
  expect([here?.isThisOne, newest?.isThisOne]).toEqual([true, false])

  for (const _twice of [1, 2]) {
    const ended = await send(api, `/shop/sessions/${newest?.id}`, { token, method: 'DELETE' })
    expect(ended.status).toBe(200)
  }
  expect([await isOpen(second), await isOpen(third)].filter(Boolean)).toHaveLength(1)
  await send(api, '/shop/endOtherSessions', { token, method: 'POST' })

  expect(await sessionsOf(token)).toHaveLength(1)
  expect([await isOpen(token), await isOpen(second), await isOpen(third)]).toEqual([true, false, false])
})

test("SELL-61, T5 another shop's session is not found and stays open; a customer may call none of it", async () => {
  const { token } = await aShopOwner(api)
  const rival = await aShopOwner(api)
  const [theirs] = await sessionsOf(rival.token)

  const answer = await readError(await send(api, `/shop/sessions/${theirs?.id}`, { token, method: 'DELETE' }))
  expect([answer.status, answer.code]).toEqual([404, 'SESSION_NOT_FOUND'])
  expect(await isOpen(rival.token)).toBe(true)

  const customer = await aCustomer(api)
  for (const path of ['/shop/sessions', '/shop/export', '/shop/closing']) {
    const refused = await readError(await send(api, path, { token: customer.token }))
    expect([refused.status, refused.code], path).toEqual([403, 'WRONG_ACCOUNT'])
    expect((await send(api, path)).status, path).toBe(401)
  }
})

test('SELL-61, PRIV-03 the export has the account, the shop, its terms, sessions, package and trade', async () => {
  const { token, email, accountId, shopId } = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  await api.pool.query(
    `insert into terms_acceptances (id, email, version, account_id) values (gen_random_uuid(), $1, '2026-11-15', $2)`,
    [email, accountId],
  )

  const mine = await readData(exportShopData, await send(api, '/shop/export', { token }))

  expect(mine).toMatchObject({
    email,
    shop: { _id: shopId, phone: '0803 123 4567', status: 'APPROVED' },
    acceptedTerms: [{ version: '2026-11-15' }],
    sessions: [{ endedAt: null }],
    activity: [{ kind: 'DATA_EXPORTED' }],
    records: [{ kind: 'DATA_EXPORTED' }],
    subscription: null,
    products: [],
    answers: [],
    sales: [],
    bookings: [],
  })
})

test('SELL-53 an account without a shop has nothing open and would close at once', async () => {
  const { token } = await aShopOwner(api)

  expect(await readData(getShopClosing, await send(api, '/shop/closing', { token }))).toEqual({
    closesAt: null,
    closesAtOnce: true,
    open: { orders: 0, refunds: 0, earnings: 0, debt: 0 },
  })
})

import { logout, refresh } from '@ahia/contracts/accounts'
import { beforeAll, expect, test } from 'vitest'
import { aCustomer, anAccount, PASSWORD, send, signIn } from '../../../test/customer.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { forgetOldSessions } from './forget-old-sessions.ts'
import { hashRefreshToken } from './refresh-token.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { MAX_IN_FLIGHT: '200' } })
})

const change = (token: string) => send(api, '/user/refresh', { body: { refresh: token } })
const isOpen = async (accessToken: string) =>
  (await send(api, '/user/profile', { token: accessToken })).status === 200

/** As if the token had been replaced so long ago. */
const replacedAgo = (token: string, seconds: number) =>
  api.pool.query(
    'update refresh_tokens set replaced_at = now() - make_interval(secs => $2) where token_hash = $1',
    [hashRefreshToken(token), seconds],
  )

async function refused(answer: Promise<Response>) {
  expect(await readError(await answer)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
}

test('SESS-04 a refresh token is exchanged for a new one and an access token, repeatedly', async () => {
  const user = await aCustomer(api)

  const first = await api.call(refresh, { refresh: user.refresh })
  const second = await api.call(refresh, { refresh: first.refresh })

  expect(new Set([user.refresh, first.refresh, second.refresh]).size).toBe(3)
  expect(Buffer.from(second.refresh, 'base64url')).toHaveLength(32)
  for (const { token } of [user, first, second]) expect(await isOpen(token)).toBe(true)
})

test('SESS-04 within 20 s of its rotation a refresh token gets the same successor again', async () => {
  const user = await aCustomer(api)
  const first = await api.call(refresh, { refresh: user.refresh })
  await replacedAgo(user.refresh, 15)

  const second = await api.call(refresh, { refresh: user.refresh })

  expect(second.refresh).toBe(first.refresh)
  expect(await isOpen(second.token)).toBe(true)
})

test('SESS-04 two tabs that renew at the same moment both stay signed in a quarter of an hour later', async () => {
  const user = await aCustomer(api)
  const answers = await Promise.all([change(user.refresh), change(user.refresh)])
  const [one, other] = await Promise.all(answers.map((answer) => readData(refresh, answer)))
  expect(one?.refresh).toBe(other?.refresh)
  await replacedAgo(user.refresh, 900)

  const next = await api.call(refresh, { refresh: one?.refresh ?? '' })
  const nextOfOther = await api.call(refresh, { refresh: other?.refresh ?? '' })

  expect(nextOfOther.refresh).toBe(next.refresh)
  for (const { token } of [next, nextOfOther]) expect(await isOpen(token)).toBe(true)
})

test('SESS-04 a tab whose successor was replaced meanwhile gets the newest token of the session', async () => {
  const user = await aCustomer(api)
  const first = await api.call(refresh, { refresh: user.refresh })
  const newest = await api.call(refresh, { refresh: first.refresh })

  expect((await api.call(refresh, { refresh: user.refresh })).refresh).toBe(newest.refresh)
})

test('SESS-04 using a replaced token again does not extend its time', async () => {
  const user = await aCustomer(api)
  await change(user.refresh)
  await replacedAgo(user.refresh, 15)
  await change(user.refresh)

  const { rows } = await api.pool.query(
    `select replaced_at < now() - interval '14 seconds' as "isOld" from refresh_tokens where token_hash = $1`,
    [hashRefreshToken(user.refresh)],
  )

  expect(rows).toEqual([{ isOld: true }])
})

test('SESS-04 a token replaced longer ago ends its whole session, and no other session', async () => {
  const user = await aCustomer(api)
  const elsewhere = await signIn(api, user.email)
  const next = await api.call(refresh, { refresh: user.refresh })
  await replacedAgo(user.refresh, 21)

  await refused(change(user.refresh))

  expect(await isOpen(next.token)).toBe(false)
  await refused(change(next.refresh))
  expect(await isOpen(elsewhere.token)).toBe(true)
})

test('SESS-04 fifty refreshes with one token at once get one successor, and all stay signed in', async () => {
  const user = await aCustomer(api)

  const answers = await Promise.all(Array.from({ length: 50 }, () => change(user.refresh)))

  const tokens = await Promise.all(answers.map((one) => readData(refresh, one)))
  expect(new Set(tokens.map((pair) => pair.refresh)).size).toBe(1)
  for (const { token } of tokens) expect(await isOpen(token)).toBe(true)
})

test('SESS-04 each refresh extends the session, and an inactive session expires', async () => {
  const user = await aCustomer(api)
  const leave = (time: string) =>
    api.pool.query(`update sessions set expires_at = expires_at - $2::interval where account_id = $1`, [
      user.accountId,
      time,
    ])
  await leave('11 hours')
  const next = await api.call(refresh, { refresh: user.refresh })
  await leave('11 hours')
  expect(await isOpen(next.token)).toBe(true)

  await leave('61 minutes')

  expect(await isOpen(next.token)).toBe(false)
  await refused(change(next.refresh))
})

test.each([
  { isRemembered: true, hours: 90 * 24 },
  { isRemembered: false, hours: 24 },
])(
  'SESS-04 T4 a session with remembering $isRemembered ends after $hours hours, however often it is used',
  async (kept) => {
    const user = await aCustomer(api)
    await api.pool.query(
      `update sessions set is_remembered = $2, created_at = now() - make_interval(hours => $3) + interval '1 minute'
     where account_id = $1`,
      [user.accountId, kept.isRemembered, kept.hours],
    )

    const next = await api.call(refresh, { refresh: user.refresh })
    expect(await isOpen(next.token)).toBe(true)
    const { rows } = await api.pool.query(
      `select round(extract(epoch from expires_at - now()))::int as seconds from sessions where account_id = $1`,
      [user.accountId],
    )

    expect(rows[0].seconds).toBeGreaterThan(40)
    expect(rows[0].seconds).toBeLessThanOrEqual(60)
    await api.pool.query(
      `update sessions set expires_at = expires_at - interval '61 seconds' where account_id = $1`,
      [user.accountId],
    )
    await refused(change(next.refresh))
  },
)

test.each([
  ['nothing', {}, 'refresh'],
  ['an empty text', { refresh: '' }, 'refresh'],
  ['a number', { refresh: 7 }, 'refresh'],
  ['a very long text', { refresh: 'a'.repeat(501) }, 'refresh'],
  ['a field that is not known', { refresh: 'a', accountId: 'b' }, 'accountId'],
])('SESS-04 %s as a refresh token is refused, on refresh and on logout', async (_case, body, path) => {
  for (const call of ['refresh', 'logout']) {
    const error = await readError(await send(api, `/user/${call}`, { body }))
    expect(error).toMatchObject({ status: 422, code: 'INVALID_INPUT', details: [{ path }] })
  }
})

test('SESS-04 an access token, a made-up token and a shop’s token cannot refresh', async () => {
  const user = await aCustomer(api)
  await anAccount(api, { kind: 'SHOP', email: 'refresh-shop@example.com' })
  const ofShop = await aCustomer(api)
  await api.pool.query(`update accounts set kind = 'SHOP' where id = $1`, [ofShop.accountId])

  await refused(change(user.token))
  await refused(change('A'.repeat(43)))
  await refused(change(ofShop.refresh))

  expect(await isOpen(user.token)).toBe(true)
})

test('SHELL-13 logging out ends the session on the server, and repeating it is no error', async () => {
  const user = await aCustomer(api)
  const { refresh: current } = await api.call(refresh, { refresh: user.refresh })

  await api.call(logout, { refresh: user.refresh })
  await api.call(logout, { refresh: current })
  await api.call(logout, { refresh: 'never heard of' })

  expect(await isOpen(user.token)).toBe(false)
  await refused(change(current))
})

test('SHELL-13 logging out signs out one device, not the others', async () => {
  const user = await aCustomer(api)
  const elsewhere = await signIn(api, user.email)

  await api.call(logout, { refresh: user.refresh })

  expect(await isOpen(elsewhere.token)).toBe(true)
})

test('SESS-04 a suspended account is signed out everywhere at once', async () => {
  const user = await aCustomer(api)

  await api.pool.query(`update accounts set status = 'SUSPENDED' where id = $1`, [user.accountId])

  expect(await isOpen(user.token)).toBe(false)
  await refused(change(user.refresh))
})

test('SESS-04 a refresh token is stored only as a hash', async () => {
  const user = await aCustomer(api)

  const { rows } = await api.pool.query(
    `select encode(token_hash, 'escape') as kept from refresh_tokens token
     join sessions session on session.id = token.session_id where account_id = $1`,
    [user.accountId],
  )

  expect(rows).toHaveLength(1)
  expect(rows[0].kept).not.toContain(user.refresh)
})

test('PROF-06 sessions that ended over a month ago are deleted, open ones never', async () => {
  const user = await aCustomer(api)
  const left = await signIn(api, user.email)
  await api.call(logout, { refresh: left.refresh })
  const { email } = await anAccount(api)
  await send(api, '/user/login', { body: { email, password: `${PASSWORD}!` } })
  await api.pool.query(`update sessions set ended_at = ended_at - interval '31 days'`)
  await api.pool.query(`update password_failures set failed_at = failed_at - interval '25 hours'`)

  await forgetOldSessions(api)

  const { rows } = await api.pool.query(
    `select (select count(*) from sessions where account_id = $1)::int as sessions,
       (select count(*) from password_failures)::int as failures`,
    [user.accountId],
  )
  expect(rows).toEqual([{ sessions: 1, failures: 0 }])
  expect(await isOpen(user.token)).toBe(true)
})

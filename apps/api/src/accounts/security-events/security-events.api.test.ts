import { login } from '@ahia/contracts/accounts'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { aCustomer, anAccount, PASSWORD, send, signIn } from '../../../test/customer.ts'
import { exportKeyOf } from '../../../test/privacy/own-data.ts'
import { readData } from '../../../test/read-data.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashRefreshToken } from '../sessions/refresh-token.ts'
import { forgetOldSecurityEvents } from './forget-old-security-events.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'
const NEW_PASSWORD = 'a yam for every pot'

let api: TestApi
beforeAll(async () => {
  // One proxy of ours, so that a test can stand for many networks.
  api = await startTestApi({ env: { TRUST_PROXY_HOPS: '1' } })
})

let made = 0
/** An address in a /24 of its own, so that tests do not count together. */
const newNetwork = () => `10.7.${++made}.9`
const coarse = (address: string) => address.replace(/\d+$/, '0/24')

type EventRow = Record<string, unknown>
async function eventsFrom(network: string): Promise<EventRow[]> {
  const { rows } = await api.pool.query(
    `select kind, code, account_kind as "accountKind", account_id as "accountId", device, times
     from security_events where network = $1 order by last_at, id`,
    [coarse(network)],
  )
  return rows
}

const kindsFrom = async (network: string) => (await eventsFrom(network)).map(({ kind }) => kind)

async function countOf(kind: string): Promise<number> {
  const text = await (await fetch(`${api.origin}/metrics`)).text()
  return Number(new RegExp(`^security_events_total{kind="${kind}"} (\\d+)$`, 'm').exec(text)?.[1])
}

const enter = (email: string, password: string, network: string) =>
  send(api, '/user/login', { body: { email, password }, network, userAgent: ANDROID })

test('T26 a wrong password is recorded with the account, the coarse network, the device and the request', async () => {
  const { accountId, email } = await anAccount(api)
  const network = newNetwork()

  const answer = await enter(email, 'wrong password', network)

  expect(await eventsFrom(network)).toEqual([
    {
      kind: 'WRONG_PASSWORD',
      code: null,
      accountKind: 'CUSTOMER',
      accountId,
      device: 'Chrome on Android',
      times: 1,
    },
  ])
  const { rows } = await api.pool.query('select request_id from security_events where account_id = $1', [
    accountId,
  ])
  expect(rows).toEqual([{ request_id: answer.headers.get('x-request-id') }])
})

test('T3 attempts on an address without an account are recorded too, without the address', async () => {
  const [email, network] = ['nobody-has-this@example.com', newNetwork()]

  await enter(email, 'wrong password', network)
  await send(api, '/user/initiateReset', { body: { email }, network })
  await send(api, '/user/verifyResetOtp', { body: { email, otp: '0000' }, network })

  expect(await eventsFrom(network)).toEqual(
    ['WRONG_PASSWORD', 'RESET_REQUESTED', 'WRONG_CODE'].map((kind) =>
      expect.objectContaining({ kind, accountKind: 'CUSTOMER', accountId: null, times: 1 }),
    ),
  )
  const { rows } = await api.pool.query(
    `select from security_events e where e::text like '%nobody-has-this%'`,
  )
  expect(rows).toEqual([])
})

test('T26 equal events of a quarter of an hour share one row with a count, and all are in the metrics', async () => {
  const { email } = await anAccount(api)
  const network = newNetwork()
  const before = [await countOf('WRONG_PASSWORD'), await countOf('LOCKED_OUT')]

  await Promise.all(Array.from({ length: 12 }, (_, guess) => enter(email, `guess number ${guess}`, network)))

  const events = await eventsFrom(network)
  expect(events.map(({ kind, times }) => [kind, times]).toSorted()).toEqual([
    ['LOCKED_OUT', 7],
    ['WRONG_PASSWORD', 5],
  ])
  expect([await countOf('WRONG_PASSWORD'), await countOf('LOCKED_OUT')]).toEqual([
    (before[0] ?? 0) + 5,
    (before[1] ?? 0) + 7,
  ])
})

test('T26 a flood from many networks fills at most 21 rows per account and kind in a quarter of an hour', async () => {
  const { accountId, email } = await anAccount(api)
  await enter(email, 'wrong password', newNetwork())
  await api.pool.query(
    `update password_failures set failures = 100, next_at = now() + interval '15 minutes' where subject = $1`,
    [email],
  )

  for (let sent = 0; sent < 30; sent += 1) await enter(email, 'wrong password', newNetwork())

  const { rows } = await api.pool.query(
    `select network = 'several' as "isCrowd", count(*)::int as rows, sum(times)::int as times from security_events
     where account_id = $1 and kind = 'LOCKED_OUT' group by 1 order by 1`,
    [accountId],
  )
  expect(rows).toEqual([
    { isCrowd: false, rows: 20, times: 20 },
    { isCrowd: true, rows: 1, times: 10 },
  ])
})

test('T26 sign-ins, resets, changed passwords, ended sessions, exports and reused tokens are recorded', async () => {
  const { accountId, email } = await anAccount(api)
  const network = newNetwork()
  const { user } = await readData(login, await enter(email, PASSWORD, network))
  const { token, refresh } = user
  const other = await signIn(api, email)
  const act = (path: string, sent: object) => send(api, path, { token, network, userAgent: ANDROID, ...sent })

  await enter(email, PASSWORD, network)
  await act('/user/initiateReset', { body: { email } })
  await act('/user/changePassword', { body: { currentPassword: PASSWORD, password: NEW_PASSWORD } })
  await act('/user/export', { body: { key: await exportKeyOf(api, accountId) } })
  const { rows } = await api.pool.query(`select session_id as id from refresh_tokens where token_hash = $1`, [
    hashRefreshToken(other.refresh),
  ])
  await act(`/user/sessions/${rows[0].id}`, { method: 'DELETE' })
  await act('/user/refresh', { body: { refresh } })
  await api.pool.query(
    `update refresh_tokens set replaced_at = now() - interval '1 minute' where token_hash = $1`,
    [hashRefreshToken(refresh)],
  )
  await act('/user/refresh', { body: { refresh } })

  expect(await kindsFrom(network)).toEqual([
    'SIGNED_IN_NEW_DEVICE',
    'SIGNED_IN',
    'RESET_REQUESTED',
    'PASSWORD_CHANGED',
    'DATA_EXPORTED',
    'SESSION_ENDED',
    'TOKEN_REUSED',
  ])
  const owners = new Set((await eventsFrom(network)).map((event) => event.accountId))
  expect([...owners]).toEqual([accountId])
})

test('T26 signing out everywhere is recorded, and so is a shop’s sign-in as a shop’s', async () => {
  const network = newNetwork()
  const { token } = await aCustomer(api)
  await send(api, '/user/sessions', { token, network, method: 'DELETE' })
  const { email } = await anAccount(api, { kind: 'SHOP' })
  await send(api, '/shop/login', { body: { email, password: 'wrong password' }, network })

  expect(await eventsFrom(network)).toEqual([
    expect.objectContaining({ kind: 'ALL_SESSIONS_ENDED', accountKind: 'CUSTOMER' }),
    expect.objectContaining({ kind: 'WRONG_PASSWORD', accountKind: 'SHOP' }),
  ])
})

test('T26 a forbidden request is recorded with its code and the account that sent it', async () => {
  const network = newNetwork()
  const { accountId, token } = await aCustomer(api)

  expect((await send(api, '/shop/profile', { token, network })).status).toBe(403)
  const body = { currentPassword: 'wrong password', password: NEW_PASSWORD }
  expect((await send(api, '/user/changePassword', { token, network, body })).status).toBe(403)
  const form = await fetch(`${api.origin}/contact`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', 'x-forwarded-for': network },
    body: new URLSearchParams({ name: 'Ada' }),
  })
  expect(form.status).toBe(403)

  await expect.poll(() => kindsFrom(network)).toHaveLength(3)
  expect(await eventsFrom(network)).toEqual([
    expect.objectContaining({ kind: 'FORBIDDEN', code: 'WRONG_ACCOUNT', accountKind: 'CUSTOMER', accountId }),
    expect.objectContaining({ kind: 'WRONG_PASSWORD', code: null, accountKind: 'CUSTOMER', accountId }),
    expect.objectContaining({ kind: 'FORBIDDEN', code: 'CROSS_SITE', accountKind: null, accountId: null }),
  ])
})

test('T26 events are kept for 90 days', async () => {
  const { accountId, email } = await anAccount(api)
  const network = newNetwork()
  await enter(email, PASSWORD, network)
  const age = (days: number) =>
    api.pool.query(
      'update security_events set began_at = now() - make_interval(days => $2) where account_id = $1',
      [accountId, days],
    )

  await age(89)
  await forgetOldSecurityEvents(api)
  expect(await kindsFrom(network)).toHaveLength(1)
  await age(91)
  await forgetOldSecurityEvents(api)

  expect(await kindsFrom(network)).toEqual([])
})

test('PROF-06 T24 deleting an account deletes its events, and what records the deletion does not name it', async () => {
  const { accountId, email } = await anAccount(api)
  const network = newNetwork()
  const { user } = await readData(login, await enter(email, PASSWORD, network))

  const sent = { token: user.token, body: { password: PASSWORD }, network }
  expect((await send(api, '/user/deleteAccount', sent)).status).toBe(200)

  expect(await eventsFrom(network)).toEqual([
    expect.objectContaining({ kind: 'ACCOUNT_DELETED', accountKind: 'CUSTOMER', accountId: null }),
  ])
  const { rows } = await api.pool.query('select from security_events where account_id = $1', [accountId])
  expect(rows).toEqual([])
})

test('T24 an attempt that waited for a deletion is not recorded for the deleted account', async () => {
  const { accountId, email } = await anAccount(api)
  const network = newNetwork()
  const deleting = await api.pool.connect()
  onTestFinished(() => deleting.release(true)) // a test that fails must not leave the row locked
  await deleting.query('begin')
  await deleting.query(
    `update accounts set status = 'DELETED', email = null, password_hash = null, deleted_at = now() where id = $1`,
    [accountId],
  )

  const answer = enter(email, 'wrong password', network)
  await expect
    .poll(async () => {
      const { rows } = await api.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%security_events%'`,
      )
      return rows.length
    })
    .toBe(1)
  await deleting.query('commit')

  expect((await answer).status).toBe(401)
  expect(await eventsFrom(network)).toEqual([
    expect.objectContaining({ kind: 'WRONG_PASSWORD', accountId: null }),
  ])
})

import { changePassword } from '@ahia/contracts/user'
import { beforeAll, expect, test } from 'vitest'
import { aCustomer, anAccount, PASSWORD, send } from '../../../test/customer.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { forgetOldSessions } from '../sessions/forget-old-sessions.ts'

let api: TestApi
beforeAll(async () => {
  // One proxy of ours, so that a test can stand for many networks.
  api = await startTestApi({ env: { TRUST_PROXY_HOPS: '1' } })
})

let made = 0
const newDevice = () => `device-${++made}-`.padEnd(43, 'x')
const newNetwork = () => `10.4.${++made >> 8}.${made & 255}`

type From = { deviceKey?: string; network?: string }
const tryIn = (email: string, password: string, from: From = {}) =>
  send(api, '/user/login', { body: { email, password }, network: newNetwork(), ...from })

/** As if a hundred wrong passwords had just been sent from all over the world. */
async function attack(email: string): Promise<void> {
  expect((await tryIn(email, 'wrong password')).status).toBe(401)
  await api.pool.query(
    `update password_failures set failures = 100, next_at = now() + interval '15 minutes' where subject = $1`,
    [email],
  )
}

const askForReset = (email: string, from: From = {}) =>
  send(api, '/user/initiateReset', { body: { email }, network: newNetwork(), ...from })
const resetEmails = async (email: string) => {
  const { rows } = await api.pool.query(
    'select count(*)::int as emails from code_emails where email = $1 and purpose = $2',
    [email, 'RESET'],
  )
  return rows[0].emails
}

test('T19 wrong passwords from elsewhere never delay a device that has signed in before', async () => {
  const { email } = await anAccount(api)
  const deviceKey = newDevice()
  const network = newNetwork()
  expect((await tryIn(email, PASSWORD, { deviceKey, network })).status).toBe(200)
  await attack(email)
  await api.pool.query(
    `insert into password_failures values ('NETWORK', $1, 100, now(), now() + interval '15 minutes')
     on conflict (kind, subject) do update set failures = 100, next_at = excluded.next_at`,
    [network],
  )

  expect((await tryIn(email, PASSWORD)).status).toBe(429)
  expect((await tryIn(email, PASSWORD, { deviceKey: newDevice() })).status).toBe(429)
  expect((await tryIn(email, PASSWORD, { deviceKey, network })).status).toBe(200)
  expect((await tryIn(email, PASSWORD)).status).toBe(429) // the owner's sign-in does not help the others
})

test('T19 a known device has no more attempts than an address, and is known to its own account only', async () => {
  const { email } = await anAccount(api)
  const other = await anAccount(api)
  const deviceKey = newDevice()
  await tryIn(email, PASSWORD, { deviceKey })
  await attack(other.email)
  expect((await tryIn(other.email, PASSWORD, { deviceKey })).status).toBe(429)

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, guess) => tryIn(email, `guess number ${guess}`, { deviceKey })),
  )

  const tried = answers.filter(({ status }) => status === 401).length
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - tried)
  const { rows } = await api.pool.query(
    `select failures, round(extract(epoch from next_at - failed_at))::int as "waitSeconds"
     from password_failures where kind = 'DEVICE' and failures > 0`,
  )
  // Five are free; each one more came after a wait of 1, 2, 4 … seconds, which only a slow machine reaches.
  expect(tried).toBeGreaterThanOrEqual(5)
  expect(rows).toEqual([{ failures: tried, waitSeconds: 2 ** (tried - 5) }])
})

test('T19 a wrong password from elsewhere does not keep a signed-in owner from changing it', async () => {
  const user = await aCustomer(api)
  await attack(user.email)
  const body = { currentPassword: PASSWORD, password: 'a yam for every pot' }

  expect((await send(api, changePassword.path, { body, token: user.token })).status).toBe(200)
})

test('T1 a stranger cannot use up the reset emails of an owner whose device has signed in before', async () => {
  const { email } = await anAccount(api)
  const deviceKey = newDevice()
  await tryIn(email, PASSWORD, { deviceKey })
  await api.pool.query(
    `insert into code_emails (kind, email, purpose, content)
     select 'CUSTOMER', $1, 'RESET', 'CODE' from generate_series(1, 12)`,
    [email],
  )

  await askForReset(email)
  await askForReset(email, { deviceKey: newDevice() })
  expect(await resetEmails(email)).toBe(12)
  await askForReset(email, { deviceKey })
  await askForReset(email, { deviceKey }) // not within 120 seconds, as for everybody

  expect(await resetEmails(email)).toBe(13)
})

/** As if this many codes had just been emailed for the network. */
async function haveEmailed(network: string, hits: number) {
  const { rows } = await api.pool.query(
    `update rate_limits set hits = $2 where bucket = 'code-emails-network:' || $1
     returning round(extract(epoch from resets_at - now()) / 60)::int as minutes`,
    [network, hits],
  )
  return rows
}

test.each([
  '/user/register',
  '/user/resendOTP',
  '/user/initiateReset',
  '/user/resendResetOtp',
  '/shop/createShop',
  '/shop/resendOTP',
  '/shop/initiateReset',
  '/shop/resendResetOtp',
])('AUTH-09, T20 %s emails 100 codes an hour for one network, and no more', async (path) => {
  const network = newNetwork()
  const ask = async () =>
    (await send(api, path, { body: { email: `asks-${++made}@example.com` }, network })).status
  expect(await ask()).toBe(200)
  expect(await haveEmailed(network, 99)).toEqual([{ minutes: 60 }])

  expect([await ask(), await ask()]).toEqual([200, 429])
})

test('T1 a network that has used up its codes still gets one for an owner whose device has signed in before', async () => {
  const { email } = await anAccount(api)
  const [deviceKey, network] = [newDevice(), newNetwork()]
  await tryIn(email, PASSWORD, { deviceKey })
  await askForReset('somebody@example.com', { network })
  await haveEmailed(network, 100)

  expect((await askForReset(email, { network })).status).toBe(429)
  expect((await askForReset(email, { network, deviceKey })).status).toBe(200)
  expect(await resetEmails(email)).toBe(1)
})

test('T19 twenty devices of an account are known, each for half a year after its last sign-in', async () => {
  const { accountId, email } = await anAccount(api)
  await api.pool.query(
    `insert into known_devices (account_id, device_hash, last_used_at)
     select $1, sha256(n::text::bytea), now() - make_interval(days => 160 + n) from generate_series(1, 25) as n`,
    [accountId],
  )
  const count = async () => {
    const { rows } = await api.pool.query(
      'select count(*)::int as devices from known_devices where account_id = $1',
      [accountId],
    )
    return rows[0].devices
  }

  await tryIn(email, PASSWORD, { deviceKey: newDevice() })
  expect(await count()).toBe(20)
  await api.pool.query(`update known_devices set last_used_at = last_used_at - interval '10 days'`)
  await forgetOldSessions(api)

  expect(await count()).toBe(10)
})

test.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}%`])(
  'T19 %j as a device key is ignored',
  async (deviceKey) => {
    const { accountId, email } = await anAccount(api)

    expect((await tryIn(email, PASSWORD, { deviceKey })).status).toBe(200)

    const { rows } = await api.pool.query('select 1 from known_devices where account_id = $1', [accountId])
    expect(rows).toEqual([])
  },
)

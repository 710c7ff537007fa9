import { login } from '@ahia/contracts/accounts'
import { getProfile } from '@ahia/contracts/user'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import type { Tx } from '#tables.ts'
import { anAccount, PASSWORD, send, signIn } from '../../../test/customer.ts'
import { quickPasswords } from '../../../test/quick-passwords.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { takeTurn } from '../passwords/failures.sql.ts'

let api: TestApi
beforeAll(async () => {
  // One proxy of ours, so that a test can stand for many networks.
  api = await startTestApi({ env: { TRUST_PROXY_HOPS: '1' } })
})

let networks = 0
const newNetwork = () => `10.1.${++networks >> 8}.${networks & 255}`
const tryIn = (email: string, password: string, network = newNetwork()) =>
  send(api, '/user/login', { body: { email, password }, network })

/** As if the last attempts had been so long ago. */
const goBack = (who: string, seconds: number) =>
  api.pool.query(
    `update password_failures set failed_at = failed_at - make_interval(secs => $2),
       next_at = next_at - make_interval(secs => $2) where subject = $1`,
    [who, seconds],
  )

async function waitOf(who: string): Promise<number> {
  const { rows } = await api.pool.query(
    'select extract(epoch from next_at - failed_at)::int as wait from password_failures where subject = $1',
    [who],
  )
  return rows[0].wait
}

test('API-14 a customer signs in with email and password, whatever the case and spaces of the email', async () => {
  await anAccount(api, { email: 'ada@example.com' })

  const user = await signIn(api, '  Ada@Example.COM ')

  expect(user).toMatchObject({ email: 'ada@example.com', status: 'ACTIVE', name: null, phone: null })
  expect(user.address).toEqual({ street: null, city: null, state: null, country: null })
  const mine = await send(api, '/user/profile', { token: user.token })
  expect((await readData(getProfile, mine)).user.email).toBe('ada@example.com')
})

test('AUTH-07 Remember me keeps an inactive session for 30 days, otherwise 12 hours', async () => {
  const { accountId, email } = await anAccount(api)
  await api.call(login, { email, password: PASSWORD })
  await api.call(login, { email, password: PASSWORD, remember: true })

  const { rows } = await api.pool.query(
    `select is_remembered, round(extract(epoch from expires_at - created_at) / 3600)::int as hours
     from sessions where account_id = $1 order by created_at`,
    [accountId],
  )

  expect(rows).toEqual([
    { is_remembered: false, hours: 12 },
    { is_remembered: true, hours: 720 },
  ])
})

test('AUTH-09 a wrong password, an unknown email and a suspended account get the same error', async () => {
  const { email } = await anAccount(api)
  const suspended = await anAccount(api)
  await api.pool.query(`update accounts set status = 'SUSPENDED' where id = $1`, [suspended.accountId])
  const shop = await anAccount(api, { kind: 'SHOP' })

  const answers = await Promise.all([
    tryIn(email, 'wrong password'),
    tryIn('nobody@example.com', PASSWORD),
    tryIn(suspended.email, PASSWORD),
    tryIn(shop.email, PASSWORD),
    tryIn(email, ` ${PASSWORD}`), // exactly as typed
  ])

  const headerNames = answers.map(({ headers }) => [...headers.keys()].join())
  expect([...new Set(headerNames)]).toEqual([headerNames[0]])
  for (const answer of answers) {
    expect(await readError(answer)).toEqual({
      status: 401,
      code: 'CREDENTIALS_REFUSED',
      message: 'Wrong email or password',
      details: null,
    })
  }
})

test.each([
  ['no email', { password: PASSWORD }, 'email'],
  ['no password', { email: 'ada@example.com' }, 'password'],
  ['a blank email', { email: ' ', password: PASSWORD }, 'email'],
  ['what is no email', { email: 'ada', password: PASSWORD }, 'email'],
  ['an email of 300 characters', { email: `${'a'.repeat(288)}@example.com`, password: PASSWORD }, 'email'],
  ['a letter that only looks Latin', { email: 'аda@example.com', password: PASSWORD }, 'email'],
  ['a second header', { email: 'ada@example.com\r\nBcc: all@example.com', password: PASSWORD }, 'email'],
  ['a blank password', { email: 'ada@example.com', password: '' }, 'password'],
  ['a password of 129 characters', { email: 'ada@example.com', password: 'a'.repeat(129) }, 'password'],
  ['a list for a password', { email: 'ada@example.com', password: ['a'] }, 'password'],
  ['an object for an email', { email: { like: '%' }, password: PASSWORD }, 'email'],
  ['a text for yes', { email: 'ada@example.com', password: PASSWORD, remember: 'yes' }, 'remember'],
  ['a field of the account', { email: 'ada@example.com', password: PASSWORD, kind: 'STAFF' }, 'kind'],
])('API-14 %s is refused with the invalid field', async (_case, body, path) => {
  const rejection = await readError(await send(api, '/user/login', { body, network: newNetwork() }))

  expect(rejection).toMatchObject({ status: 422, code: 'INVALID_INPUT', details: [{ path }] })
})

test('API-14 a password of 1 MB is refused before it is checked', async () => {
  const rejection = await readError(await tryIn('ada@example.com', 'a'.repeat(1_000_000)))

  expect(rejection).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
})

test('AUTH-09 after five wrong passwords an email must wait, longer each time, with or without an account', async () => {
  const { email } = await anAccount(api)

  for (const address of [email, 'stranger@example.com']) {
    const waits: number[] = []
    for (let tried = 0; tried < 9; tried += 1) {
      await goBack(address, 60)
      expect((await tryIn(address, 'wrong password')).status).toBe(401)
      waits.push(await waitOf(address))
    }
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16])
    const refused = await tryIn(address, PASSWORD)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(8)
    expect(await readError(refused)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  }
})

test('AUTH-09 the wait is at most 15 minutes, and failures are forgotten after a day', async () => {
  const { email } = await anAccount(api)
  await tryIn(email, 'wrong password')
  await api.pool.query('update password_failures set failures = 100000 where subject = $1', [email])

  await tryIn(email, 'wrong password')
  expect(await waitOf(email)).toBe(900)
  expect((await tryIn(email, PASSWORD)).status).toBe(429)

  await goBack(email, 86_401)
  expect((await tryIn(email, 'wrong password')).status).toBe(401)
  expect(await waitOf(email)).toBe(0)
})

test('AUTH-09 a successful sign-in resets the failure count', async () => {
  const { email } = await anAccount(api)
  for (let tried = 0; tried < 4; tried += 1) await tryIn(email, 'wrong password')

  expect((await tryIn(email, PASSWORD)).status).toBe(200)

  await tryIn(email, 'wrong password')
  expect(await waitOf(email)).toBe(0)
})

test('AUTH-09 of fifty passwords at once only as many are checked as one after the other', async () => {
  const { email } = await anAccount(api)
  await tryIn(email, 'wrong password')
  await api.pool.query('update password_failures set failures = 12 where subject = $1', [email])

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, guess) => tryIn(email, `guess number ${guess}`)),
  )

  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([401, ...new Array<number>(49).fill(429)])
})

test('AUTH-09 of two sign-ins at the same moment from one network none is refused because of the other', async () => {
  const attempt = { kind: 'CUSTOMER', clientAddress: newNetwork(), known: null } as const
  const turn = (tx: Tx, email: string) => takeTurn(tx, { ...attempt, email })

  const first = await api.db.transaction(async (tx) => {
    await sql`select`.execute(tx) // it began before the second, and comes after it
    const second = await api.db.transaction((other) => turn(other, 'second@example.com'))
    expect(second).toEqual({ allowed: true })
    return turn(tx, 'first@example.com')
  })

  expect(first).toEqual({ allowed: true })
})

test('AUTH-09 a network that tries many emails must wait too, and its own sign-in does not reset that', async () => {
  const { email } = await anAccount(api)
  const network = '10.7.7.7'
  for (let tried = 0; tried < 3; tried += 1) await tryIn(`victim-${tried}@example.com`, 'wrong', network)
  await tryIn(email, PASSWORD, network)
  const { rows } = await api.pool.query('select failures from password_failures where subject = $1', [
    network,
  ])
  expect(rows).toEqual([{ failures: 3 }])

  await api.pool.query('update password_failures set failures = 25 where subject = $1', [network])
  await tryIn('victim-4@example.com', 'wrong', network)
  expect(await waitOf(network)).toBe(64)

  expect((await tryIn('victim-5@example.com', 'wrong', network)).status).toBe(429)
  expect((await tryIn('victim-5@example.com', 'wrong', '10.7.7.8')).status).toBe(401)
  await goBack(network, 300) // one is forgotten every 30 seconds
  await tryIn('victim-6@example.com', 'wrong', network)
  expect(await waitOf(network)).toBe(0)
})

test('AUTH-09 a sign-in refused because of overload does not count as a wrong password', async () => {
  const nobodyGetsIn = limitConcurrency({ max: 0, maxWaiting: 0 })
  const verify = () => nobodyGetsIn(async () => true)
  const busy = await startTestApi({ passwords: { ...quickPasswords, verify } })
  const { email } = await anAccount(busy)

  const response = await send(busy, '/user/login', { body: { email, password: 'wrong' } })

  expect([response.status, await readError(response)]).toEqual([
    503,
    expect.objectContaining({ code: 'OVERLOADED' }),
  ])
  const { rows } = await busy.pool.query('select subject from password_failures where failures > 0')
  expect(rows).toEqual([])
})

test('T4 a sign-in from a new device is told by email, and one from a device seen before is not', async () => {
  const { email } = await anAccount(api)
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
  const deviceKey = 'k'.repeat(43)
  const enter = (sent: { network: string; userAgent?: string; deviceKey?: string }) =>
    send(api, '/user/login', { body: { email, password: PASSWORD }, ...sent })
  const subjects = async () => {
    const { rows } = await api.pool.query(
      `select payload ->> 'subject' as subject, payload ->> 'text' as text from graphile_worker._private_jobs
       where payload ->> 'to' = $1`,
      [email],
    )
    return rows
  }

  const neighbour = await anAccount(api) // with such a device in the same network
  const theirs = { email: neighbour.email, password: PASSWORD }
  await send(api, '/user/login', { body: theirs, network: '10.9.1.1', userAgent: firefox })

  await enter({ network: '10.9.1.1', userAgent: firefox, deviceKey })
  expect(await subjects()).toEqual([
    { subject: 'New sign-in to your Ahia account', text: expect.stringContaining('Firefox on Windows') },
  ])
  await enter({ network: '10.9.1.2', userAgent: firefox }) // the same household
  await enter({ network: '10.9.2.1', userAgent: firefox, deviceKey }) // the same phone on the road
  await send(api, '/user/login', { body: { email, password: 'wrong password' }, network: '10.9.3.1' })
  expect(await subjects()).toHaveLength(1)

  await enter({ network: '10.9.3.1', userAgent: firefox })

  expect(await subjects()).toHaveLength(2)
})

test('PROF-06 a session stores only the device name and the coarse network', async () => {
  const { accountId, email } = await anAccount(api)
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'
  await send(api, '/user/login', { body: { email, password: PASSWORD }, network: '102.89.33.7', userAgent })

  const { rows } = await api.pool.query('select device, network from sessions where account_id = $1', [
    accountId,
  ])

  expect(rows).toEqual([{ device: 'Chrome on Android', network: '102.89.33.0/24' }])
})

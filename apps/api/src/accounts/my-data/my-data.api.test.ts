import { applyForLogistics, sendMessage } from '@ahia/contracts/contact'
import { subscribeToNewsletter } from '@ahia/contracts/newsletter'
import { getNewsletterStatus } from '@ahia/contracts/profile/own-account'
import { exportMyData } from '@ahia/contracts/profile/privacy'
import { listSessions } from '@ahia/contracts/user'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aCustomer, anAccount, PASSWORD, send, signIn } from '../../../test/customer.ts'
import { exportOf } from '../../../test/privacy/own-data.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { startApiWithJobs } from '../../../test/with-jobs.ts'

const NEW_PASSWORD = 'another horse entirely'

let api: TestApi
beforeAll(async () => {
  api = await startApiWithJobs({ env: { TRUST_PROXY_HOPS: '1' } })
})

const isOpen = async (token: string) => (await send(api, '/user/profile', { token })).status === 200
const enter = async (email: string, password: string) =>
  (await send(api, '/user/login', { body: { email, password } })).status

async function sessionsOf(token: string) {
  const answer = await send(api, '/user/sessions', { token })
  return (await readData(listSessions, answer)).sessions
}

async function subjectsTo(email: string): Promise<string[]> {
  const { rows } = await api.pool.query(
    'select subject from mailbox_messages where recipient = $1 order by sent_at',
    [email],
  )
  return rows.map(({ subject }) => subject)
}

test('PROF-06 a customer sees their sessions, with this device first', async () => {
  const { email } = await anAccount(api)
  const here = await signIn(api, email)
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1'
  await send(api, '/user/login', { body: { email, password: PASSWORD }, userAgent })

  const sessions = await sessionsOf(here.token)

  expect(sessions.map(({ isThisOne }) => isThisOne)).toEqual([true, false])
  expect(sessions[1]?.device).toBe('Safari on iPhone')
})

test('PROF-06 a customer ends one of their sessions, and ending it again is no error', async () => {
  const { email, token } = await aCustomer(api)
  const other = await signIn(api, email)
  const [, toEnd] = await sessionsOf(token)

  for (const _twice of [1, 2]) {
    const answer = await send(api, `/user/sessions/${toEnd?.id}`, { token, method: 'DELETE' })
    expect(answer.status).toBe(200)
  }

  expect(await isOpen(other.token)).toBe(false)
  expect(await isOpen(token)).toBe(true)
  expect(await sessionsOf(token)).toHaveLength(1)
})

test("PROF-06 another customer's session is not found and stays open", async () => {
  const { token } = await aCustomer(api)
  const stranger = await aCustomer(api)
  const [theirs] = await sessionsOf(stranger.token)

  for (const id of [theirs?.id, newId()]) {
    const answer = await send(api, `/user/sessions/${id}`, { token, method: 'DELETE' })
    expect(await readError(answer)).toMatchObject({ status: 404, code: 'SESSION_NOT_FOUND' })
  }
  const nonsense = await send(api, '/user/sessions/all', { token, method: 'DELETE' })
  expect(nonsense.status).toBe(422)
  expect(await isOpen(stranger.token)).toBe(true)
})

test('PROF-06 a customer signs out everywhere, including this device', async () => {
  const { email, token } = await aCustomer(api)
  const other = await signIn(api, email)
  const stranger = await aCustomer(api)

  await send(api, '/user/sessions', { token, method: 'DELETE' })

  expect([await isOpen(token), await isOpen(other.token)]).toEqual([false, false])
  expect(await isOpen(stranger.token)).toBe(true)
})

test('PROF-06 changing the password ends all other sessions and emails the owner', async () => {
  const { email, token } = await aCustomer(api)
  const other = await signIn(api, email)

  const body = { currentPassword: PASSWORD, password: NEW_PASSWORD }
  expect((await send(api, '/user/changePassword', { token, body })).status).toBe(200)

  expect([await isOpen(token), await isOpen(other.token)]).toEqual([true, false])
  expect([await enter(email, PASSWORD), await enter(email, NEW_PASSWORD)]).toEqual([401, 200])
  await expect.poll(() => subjectsTo(email)).toEqual(['Your Ahia password was changed'])
})

test.each([
  ['a wrong current password', { currentPassword: 'wrong', password: NEW_PASSWORD }, 403, 'PASSWORD_WRONG'],
  ['a short new one', { currentPassword: PASSWORD, password: 'seven77' }, 422, 'INVALID_INPUT'],
  ['one of 129 characters', { currentPassword: PASSWORD, password: 'a'.repeat(129) }, 422, 'INVALID_INPUT'],
  ['a common one', { currentPassword: PASSWORD, password: 'password1' }, 422, 'PASSWORD_TOO_COMMON'],
  ['no current password', { password: NEW_PASSWORD }, 422, 'INVALID_INPUT'],
  [
    'a field too many',
    { currentPassword: PASSWORD, password: NEW_PASSWORD, email: 'a@example.com' },
    422,
    'INVALID_INPUT',
  ],
])('PROF-06 with %s the password is not changed', async (_case, body, status, code) => {
  const { email, token } = await aCustomer(api)

  const error = await readError(await send(api, '/user/changePassword', { token, body }))

  expect(error).toMatchObject({ status, code })
  expect(await enter(email, PASSWORD)).toBe(200)
})

test('PROF-06 password guesses on a signed-in device are limited like those at sign-in', async () => {
  const { accountId, token } = await aCustomer(api)
  const change = { currentPassword: PASSWORD, password: NEW_PASSWORD }
  await send(api, '/user/changePassword', { token, body: { ...change, currentPassword: 'wrong password' } })
  await api.pool.query(
    `update password_failures set failures = 12, next_at = now() + interval '2 minutes' where subject like $1 || ' %'`,
    [accountId],
  )

  const answers = [
    await send(api, '/user/changePassword', { token, body: change }),
    await send(api, '/user/deleteAccount', { token, body: { password: PASSWORD } }),
  ]

  for (const answer of answers) expect(await readError(answer)).toMatchObject({ status: 429 })
})

test('PROF-06 T24 deleting the account removes its address from codes, grants, their emails and limits at once', async () => {
  const { email, token } = await aCustomer(api)
  await send(api, '/user/initiateReset', { body: { email } })
  await send(api, '/user/verifyResetOtp', { body: { email, otp: '0000' } })
  await send(api, '/newsletter/subscribe', { body: { email } })
  await api.pool.query(
    `insert into grants (id, kind, email, purpose, expires_at)
     values ('a grant of the address', 'CUSTOMER', $1, 'RESET', now() + interval '1 hour')`,
    [email],
  )

  expect((await send(api, '/user/deleteAccount', { token, body: { password: PASSWORD } })).status).toBe(200)

  const { rows } = await api.pool.query(
    `select 'codes' as place from codes where email = $1
     union all select 'grants' from grants where email = $1
     union all select 'code_emails' from code_emails where email = $1
     union all select 'wrong_guesses' from wrong_guesses where email = $1
     union all select 'password_failures' from password_failures where subject = $1
     union all select 'rate_limits' from rate_limits where bucket like '%' || $1 || '%'`,
    [email],
  )
  expect(rows).toEqual([])
})

const subscribed = async (email: string) => {
  await api.pool.query(`insert into newsletter_subscribers (email, status) values ($1, 'SUBSCRIBED')`, [
    email,
  ])
  await api.pool.query(`insert into newsletter_emails (token_hash, email) values (sha256($1), $2)`, [
    Buffer.from(email),
    email,
  ])
}
const isSubscribed = async (token: string) =>
  (await readData(getNewsletterStatus, await send(api, '/user/newsletter', { token }))).isSubscribed

test.each([
  ['goes with the account unless its owner keeps it', {}, []],
  ['stays when its owner wants it', { keepNewsletter: true }, ['SUBSCRIBED']],
])('PROF-06 a newsletter subscription %s', async (_case, choice, left) => {
  const { email, token } = await aCustomer(api)
  expect(await isSubscribed(token)).toBe(false)
  await subscribed(email)
  expect(await isSubscribed(token)).toBe(true)

  const body = { password: PASSWORD, ...choice }
  expect((await send(api, '/user/deleteAccount', { token, body })).status).toBe(200)

  const { rows } = await api.pool.query(
    `select status from newsletter_subscribers join newsletter_emails using (email) where email = $1`,
    [email],
  )
  expect(rows.map(({ status }) => status)).toEqual(left)
})

test.each(['PENDING', 'UNSUBSCRIBED'])(
  'PROF-06 a newsletter address that is %s always goes with the account',
  async (status) => {
    const { email, token } = await aCustomer(api)
    await api.pool.query('insert into newsletter_subscribers (email, status) values ($1, $2)', [
      email,
      status,
    ])

    const body = { password: PASSWORD, keepNewsletter: true }
    await send(api, '/user/deleteAccount', { token, body })

    const { rows } = await api.pool.query('select from newsletter_subscribers where email = $1', [email])
    expect(rows).toEqual([])
  },
)

const STATES: DeliveryState[] = ['LAGOS']

const anApplication = (email: string) => ({
  company: 'Ada Riders',
  contactName: 'Ada Obi',
  email,
  phone: '0803 123 4567',
  states: STATES,
  fleet: 'One motorcycle',
})

async function writersAmong(emails: string[]): Promise<string[]> {
  const { rows } = await api.pool.query(
    `select email from contact_messages where email = any($1)
     union all select email from logistics_applications where email = any($1)`,
    [emails],
  )
  return rows.map(({ email }) => email)
}

test('PROF-06 a data export has everything about the customer and nothing about others', async () => {
  const { accountId, email, token } = await aCustomer(api)
  await aCustomer(api)
  await api.call(subscribeToNewsletter, { email })
  const written = { name: 'Ada Obi', subject: 'Where is it?', message: 'My yam.' }
  await api.call(sendMessage, { email, ...written })
  await api.call(sendMessage, { email: 'stranger@example.com', ...written })
  const { email: _email, ...application } = anApplication(email)
  await api.call(applyForLogistics, anApplication(email))

  const answer = await exportOf(api, { accountId, token })

  const data = await readData(exportMyData, answer)
  expect(data).toMatchObject({ user: { email }, newsletter: 'PENDING' })
  expect(data.enquiries).toEqual({
    messages: [{ ...written, sentAt: expect.any(String), answers: [] }],
    applications: [{ ...application, sentAt: expect.any(String), answers: [] }],
  })
  expect(data.sessions).toEqual([
    expect.objectContaining({ device: 'Unknown device', network: '127.0.0.0/24', endedAt: null }),
  ])
})

test('PROF-06 a deleted account has no personal data; its owner gets an email and may register again', async () => {
  const { accountId, email, token } = await aCustomer(api)
  const other = await signIn(api, email)
  const name = { name: 'Ada Obi', phone: '0803 123 4567' }
  await send(api, '/user/updateProfile', { token, body: name })
  const written = { name: 'Ada Obi', subject: 'Where is it?', message: 'My yam.' }
  await api.call(sendMessage, { email, ...written })
  await api.call(sendMessage, { email: 'stays@example.com', ...written })
  await api.call(applyForLogistics, anApplication(email))

  const deleted = await send(api, '/user/deleteAccount', { token, body: { password: PASSWORD } })

  expect(deleted.status).toBe(200)
  expect([await isOpen(token), await isOpen(other.token)]).toEqual([false, false])
  expect(await enter(email, PASSWORD)).toBe(401)
  const { rows } = await api.pool.query(
    `select status, email, password_hash, deleted_at is not null as "isDated",
       (select count(*) from customer_profiles where account_id = $1)::int as profiles
     from accounts where id = $1`,
    [accountId],
  )
  expect(rows).toEqual([{ status: 'DELETED', email: null, password_hash: null, isDated: true, profiles: 0 }])
  expect(await writersAmong([email, 'stays@example.com'])).toEqual(['stays@example.com'])
  await expect.poll(() => subjectsTo(email)).toEqual(['Your Ahia account was deleted'])
  await anAccount(api, { email })
  expect(await enter(email, PASSWORD)).toBe(200)
})

test('PROF-06 a wrong password does not delete the account', async () => {
  const { token } = await aCustomer(api)

  const error = await readError(
    await send(api, '/user/deleteAccount', { token, body: { password: 'wrong' } }),
  )

  expect(error).toMatchObject({ status: 403, code: 'PASSWORD_WRONG' })
  expect(await isOpen(token)).toBe(true)
})

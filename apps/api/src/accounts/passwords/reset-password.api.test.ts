import { login } from '@ahia/contracts/accounts'
import { endAllSessions, getProfile } from '@ahia/contracts/user'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { readError } from '../../../test/read-error.ts'
import { openSignUpFixture, RESET, SIGNUP, type SignUpFixture } from '../../../test/sign-up-fixture.ts'
import { forgetOldCodes } from '../codes/forget-old-codes.ts'
import { createGrantTokens, type GrantPurpose } from '../codes/grant-token.ts'

const OLD = 'a yam for every pot'
const NEW = 'two yams for every pot'
const WHOLE_PROFILE = {
  name: 'Ada Obi',
  phone: '0803 123 4567',
  address: { street: '12 Zik Avenue', city: 'Enugu', country: 'Nigeria', state: 'Enugu' },
}
const NOT_SIGNED_IN = { status: 401, code: 'NOT_SIGNED_IN' }

let fixture: SignUpFixture
beforeAll(async () => {
  fixture = await openSignUpFixture()
})

async function signUpToken(email: string): Promise<string> {
  await fixture.post('register', { email })
  return fixture.prove(SIGNUP, email, await fixture.codeTo(email))
}

/** An address with an account, and a token that opens its reset. */
async function resetToken(email: string): Promise<string> {
  const token = await signUpToken(email)
  await fixture.post('setPassword', { password: OLD }, { token })
  await fixture.post('initiateReset', { email })
  return fixture.prove(RESET, email, await fixture.codeTo(email, 2))
}

/** A token that would open the same for the shop of an address that is a customer's, too. */
async function shopsToken(purpose: GrantPurpose): Promise<string> {
  const grantId = newId()
  await fixture.api.pool.query(
    `insert into grants (id, kind, email, purpose, expires_at)
     values ($1, 'SHOP', 'reset@example.com', $2, now() + interval '1 hour')`,
    [grantId, purpose],
  )
  return createGrantTokens(fixture.api).sign({ grantId, kind: 'SHOP', purpose })
}

const signIn = (email: string, password: string) => fixture.api.call(login, { email, password })
const profile = (token: string) =>
  fetch(`${fixture.api.origin}/api/v1${getProfile.path}`, { headers: { authorization: `Bearer ${token}` } })

test('API-26 API-28 AUTH-08 a reset sets the new password, ends all sessions and emails the owner', async () => {
  const email = 'ada@example.com'
  const token = await resetToken(email)
  const { user } = await signIn(email, OLD)
  expect((await profile(user.token)).status).toBe(200)

  const response = await fixture.post('resetPassword', { password: NEW }, { token })

  expect([response.status, await response.json()]).toEqual([200, { success: true, message: 'OK', data: {} }])
  expect((await profile(user.token)).status).toBe(401)
  expect((await fixture.post('refresh', { refresh: user.refresh })).status).toBe(401)
  await expect(signIn(email, OLD)).rejects.toMatchObject({ code: 'CREDENTIALS_REFUSED' })
  expect((await signIn(email, NEW)).user.email).toBe(email)
  const texts = async () => (await fixture.emailsTo(email)).map(({ text }) => text).join()
  await expect.poll(texts).toContain('Your password was changed')
})

test('PROF-06 changing the password invalidates a reset that was started before', async () => {
  const email = 'changed@example.com'
  const token = await resetToken(email)
  const { user } = await signIn(email, OLD)

  const change = await fixture.post(
    'changePassword',
    { currentPassword: OLD, password: NEW },
    { token: user.token },
  )

  expect(change.status).toBe(200)
  const reset = await fixture.post('resetPassword', { password: 'three yams for a thief' }, { token })
  expect(await readError(reset)).toMatchObject(NOT_SIGNED_IN)
  expect((await signIn(email, NEW)).user.email).toBe(email)
})

type Way = (resetToken: string, accessToken: string) => Promise<Response>
const ways: [string, Way][] = [
  ['a reset', (token) => fixture.post('resetPassword', { password: NEW }, { token })],
  [
    'another password',
    (_reset, token) => fixture.post('changePassword', { currentPassword: OLD, password: NEW }, { token }),
  ],
  [
    'signing out everywhere',
    (_reset, token) =>
      fetch(`${fixture.api.origin}/api/v1${endAllSessions.path}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      }),
  ],
]

test.each(ways)(
  'AUTH-08 PROF-06 after %s an unfinished registration can no longer sign in',
  async (name, take) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`
    const registration = await signUpToken(email)
    await fixture.post('setPassword', { password: OLD }, { token: registration })
    await fixture.post('initiateReset', { email })
    const token = await fixture.prove(RESET, email, await fixture.codeTo(email, 2))
    const { user } = await signIn(email, OLD)

    expect((await take(token, user.token)).status).toBe(200)

    const finished = await fixture.post('updateProfile', WHOLE_PROFILE, { token: registration })
    expect(await readError(finished)).toMatchObject(NOT_SIGNED_IN)
  },
)

test('PROF-06 a reset token of a deleted account does not work for a new account with the same email', async () => {
  const email = 'anew@example.com'
  const old = await resetToken(email)
  const { user } = await signIn(email, OLD)
  await fixture.emailTo(email, 3)
  expect((await fixture.post('deleteAccount', { password: OLD }, { token: user.token })).status).toBe(200)
  await fixture.goBack(121)
  await fixture.post('register', { email })
  // Earlier emails went with the account: one says goodbye, one has the code.
  const token = await fixture.prove(SIGNUP, email, await fixture.codeTo(email, 2))
  expect((await fixture.post('setPassword', { password: NEW }, { token })).status).toBe(200)

  const reset = await fixture.post('resetPassword', { password: 'three yams for a thief' }, { token: old })

  expect(await readError(reset)).toMatchObject(NOT_SIGNED_IN)
  expect((await signIn(email, NEW)).user.email).toBe(email)
})

test('API-28 a reset token works once and invalidates all other reset tokens and codes', async () => {
  const email = 'once@example.com'
  const other = await resetToken(email)
  await fixture.goBack(121)
  await fixture.post('resendResetOtp', { email })
  const token = await fixture.prove(RESET, email, await fixture.codeTo(email, 3))
  await fixture.goBack(3_000)
  await fixture.post('resendResetOtp', { email })
  const otp = await fixture.codeTo(email, 4)

  const answers = await Promise.all(
    ['one', 'two'].map((word) => fixture.post('resetPassword', { password: `${NEW} ${word}` }, { token })),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  for (const used of [token, other])
    expect(
      await readError(await fixture.post('resetPassword', { password: OLD }, { token: used })),
    ).toMatchObject(NOT_SIGNED_IN)
  expect((await fixture.post('verifyResetOtp', { email, otp })).status).toBe(401)
})

test('AUTH-08 a reset removes the wait that wrong passwords caused', async () => {
  const email = 'waiting@example.com'
  const token = await resetToken(email)
  for (let tries = 0; tries < 8; tries += 1) await signIn(email, 'no such password').catch(() => null)
  await expect(signIn(email, OLD)).rejects.toMatchObject({ code: 'RATE_LIMITED' })

  await fixture.post('resetPassword', { password: NEW }, { token })

  expect((await fixture.post('login', { email, password: NEW })).status).toBe(200)
})

test('API-21 API-28 a grant token works only for its own purpose and account kind', async () => {
  const forReset = await resetToken('reset@example.com')
  const forSignUp = await signUpToken('signup@example.com')
  const { user } = await signIn('reset@example.com', OLD)

  const wrong: [string, string | undefined][] = [
    ['setPassword', forReset],
    ['setPassword', user.token],
    ['setPassword', undefined],
    ['setPassword', 'a.b.c'],
    ['setPassword', await shopsToken('SIGNUP')],
    ['resetPassword', await shopsToken('RESET')],
    ['resetPassword', forSignUp],
    ['resetPassword', user.token],
    ['resetPassword', undefined],
    ['resetPassword', `${forReset.slice(0, -2)}${forReset.at(-2) === 'A' ? 'QA' : 'AA'}`],
  ]
  for (const [path, token] of wrong) {
    const response = await fixture.post(path, { password: NEW }, token === undefined ? {} : { token })
    expect([path, await readError(response)]).toMatchObject([path, NOT_SIGNED_IN])
  }
  expect((await profile(forReset)).status).toBe(401)
  await fixture.post('setPassword', { password: OLD }, { token: forSignUp })
  const reset = await fixture.post('resetPassword', { password: NEW }, { token: forSignUp })
  expect(await readError(reset)).toMatchObject(NOT_SIGNED_IN)
  expect((await signIn('signup@example.com', OLD)).user.email).toBe('signup@example.com')
})

test('API-21 API-28 a grant token expires after an hour', async () => {
  const forReset = await resetToken('slow@example.com')
  const forSignUp = await signUpToken('slower@example.com')
  await fixture.goBack(3_601)

  const late = [
    await fixture.post('resetPassword', { password: NEW }, { token: forReset }),
    await fixture.post('setPassword', { password: NEW }, { token: forSignUp }),
  ]

  expect(late.map(({ status }) => status)).toEqual([401, 401])
})

test('API-28 resetting the password of a deleted account is refused', async () => {
  const token = await resetToken('gone@example.com')
  await fixture.api.pool.query(
    `update accounts set status = 'DELETED', email = null, password_hash = null, deleted_at = now()
     where email = 'gone@example.com'`,
  )

  expect((await fixture.post('resetPassword', { password: NEW }, { token })).status).toBe(401)
})

test.each([
  ['7 characters', '1234xyz', 'INVALID_INPUT', 'Password must be at least 8 characters long'],
  ['129 characters', 'x'.repeat(129), 'INVALID_INPUT', 'Password must be at most 128 characters long'],
  ['a number', 12345678, 'INVALID_INPUT', expect.any(String)],
  ['nothing', undefined, 'INVALID_INPUT', expect.any(String)],
  ['a common one', 'Password1', 'PASSWORD_TOO_COMMON', 'This password is too common. Choose another one.'],
  ['another', 'qwertyuiop', 'PASSWORD_TOO_COMMON', 'This password is too common. Choose another one.'],
  [
    'the address',
    'SAME@example.com',
    'PASSWORD_TOO_COMMON',
    'This password is too common. Choose another one.',
  ],
])('AUTH-05 API-21 %s is refused as a password', async (_case, password, code, message) => {
  tokens ??= Promise.all([signUpToken('same@example.com'), resetToken('common@example.com')])
  const [forSignUp, forReset] = await tokens
  const isAddress = password === 'SAME@example.com'
  const calls: [string, string, unknown][] = [
    ['setPassword', forSignUp, password],
    ['resetPassword', forReset, isAddress ? 'common@example.com' : password],
  ]

  for (const [path, token, given] of calls)
    expect(await readError(await fixture.post(path, { password: given }, { token }))).toMatchObject({
      status: 422,
      code,
      details: [expect.objectContaining({ path: 'password', message })],
    })
})
let tokens: Promise<[string, string]> | null = null

test('AUTH-09 expired codes, guesses and grants are deleted, and valid ones are kept', async () => {
  await signUpToken('old@example.com')
  await fixture.post('verifyOTP', { email: 'old@example.com', otp: '0000' })
  await fixture.api.pool.query(
    `insert into wrong_guesses (email, purpose, network)
     select 'many@example.com', 'RESET', 'n' || n from generate_series(1, 5001) as n`,
  )
  await fixture.goBack(2 * 86_400)
  const token = await signUpToken('young@example.com')
  await fixture.post('verifyOTP', { email: 'young@example.com', otp: '0000' })

  await forgetOldCodes(fixture.api)

  const { rows } = await fixture.api.pool.query(
    `select 'codes' as "table", email from codes union all select 'code_emails', email from code_emails
     union all select 'wrong_guesses', email from wrong_guesses union all select 'grants', email from grants`,
  )
  const kept = rows.map((row) => [row.table, row.email].join(' '))
  expect(kept).toEqual(
    ['codes', 'code_emails', 'wrong_guesses', 'grants'].map((table) => `${table} young@example.com`),
  )
  expect((await fixture.post('setPassword', { password: NEW }, { token })).status).toBe(200)
})

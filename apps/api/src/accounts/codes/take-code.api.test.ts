import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { readError } from '../../../test/read-error.ts'
import {
  openSignUpFixture,
  RESET,
  SIGNUP,
  type SignUpFixture,
  wrongCodes,
} from '../../../test/sign-up-fixture.ts'
import { replaceCode, useCode } from './codes.sql.ts'

const REFUSED = {
  status: 401,
  code: 'CODE_REFUSED',
  message: 'This code is wrong or has expired',
  details: null,
}

let fixture: SignUpFixture
const errors: string[] = []
beforeAll(async () => {
  fixture = await openSignUpFixture({ log: createLog('error', { write: (line) => void errors.push(line) }) })
})
// Everybody's guesses count together, so each test begins on a day without any.
beforeEach(async () => {
  await fixture.api.pool.query('truncate wrong_guesses, code_emails, codes')
  errors.length = 0
})

const register = async (email: string): Promise<string> => {
  await fixture.post('register', { email })
  return fixture.codeTo(email)
}
const signUp = async (email: string): Promise<void> => {
  const token = await fixture.prove(SIGNUP, email, await register(email))
  await fixture.post('setPassword', { password: 'a yam for every pot' }, { token })
  await fixture.goBack(121)
}
const guesses = (email: string, codes: string[]) => codes.map((otp) => ({ email, otp }))
const countGuesses = async (): Promise<number> => {
  const { rows } = await fixture.api.pool.query('select count(*)::int as guesses from wrong_guesses')
  return rows[0]?.guesses
}
const addGuesses = (purpose: string, count: number) =>
  fixture.api.pool.query(
    `insert into wrong_guesses (email, purpose, network)
     select 'g' || n || '@example.com', $1, 'n' || n from generate_series(1, $2) as n`,
    [purpose, count],
  )

test('API-17 AUTH-09 fifty requests with the same correct code at once get one token', async () => {
  const otp = await register('fifty@example.com')

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => fixture.post('verifyOTP', { email: 'fifty@example.com', otp })),
  )

  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(new Set(statuses)).toEqual(new Set([200, 401, 429]))
})

test('AUTH-09 of fifty wrong codes at once only five are checked', async () => {
  const code = await register('guessers@example.com')

  const answers = await Promise.all(
    guesses('guessers@example.com', wrongCodes(code, 50)).map((guess) => fixture.post('verifyOTP', guess)),
  )

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect([await countGuesses(), answers.filter(({ status }) => status === 429).length]).toEqual([5, 45])
})

test('AUTH-09 API-17 used, expired, wrong and never sent codes get the same error', async () => {
  const used = await register('used@example.com')
  await fixture.prove(SIGNUP, 'used@example.com', used)
  const expired = await register('expired@example.com')
  await fixture.goBack(601)
  const wrong = await register('wrong@example.com')

  const rejections = await Promise.all(
    [
      { email: 'used@example.com', otp: used },
      { email: 'expired@example.com', otp: expired },
      { email: 'wrong@example.com', otp: wrongCodes(wrong, 1)[0] },
      { email: 'never@example.com', otp: '0000' },
    ].map(async (guess) => readError(await fixture.post('verifyOTP', guess))),
  )

  expect(rejections).toEqual([REFUSED, REFUSED, REFUSED, REFUSED])
})

test('AUTH-09 a code without guesses left is refused by the statement that uses it, whatever was asked before', async () => {
  const [email, codeHash] = ['nobody-left@example.com', Buffer.alloc(32, 1)]
  const of = { kind: 'CUSTOMER', email, purpose: 'SIGNUP' } as const
  const { db, pool } = fixture.api
  await db.transaction((tx) => replaceCode(tx, of, { codeHash, linkHash: null, areCodesRefused: false }))

  await pool.query('update codes set guesses_left = 0 where email = $1', [email])
  expect(await db.transaction((tx) => useCode(tx, of, codeHash))).toBe(false)
  await pool.query('update codes set guesses_left = 1 where email = $1', [email])
  expect(await db.transaction((tx) => useCode(tx, of, codeHash))).toBe(true)
})

test('API-26 a token whose grant has expired in the database sets no password, though it is still signed', async () => {
  const token = await fixture.prove(SIGNUP, 'slow@example.com', await register('slow@example.com'))
  await fixture.api.pool.query(`update grants set expires_at = now() where email = 'slow@example.com'`)

  const answer = await fixture.post('setPassword', { password: 'a yam for every pot' }, { token })

  expect(answer.status).toBe(401)
})

test('API-26 a registration code does not work for a reset, nor a reset code for a registration', async () => {
  const email = 'paths@example.com'
  const otp = await register(email)
  expect(await readError(await fixture.post('verifyResetOtp', { email, otp }))).toEqual(REFUSED)
  const token = await fixture.prove(SIGNUP, email, otp)
  await fixture.post('setPassword', { password: 'a yam for every pot' }, { token })

  await fixture.post('initiateReset', { email })
  const resetCode = await fixture.codeTo(email, 2)

  expect(await readError(await fixture.post('verifyOTP', { email, otp: resetCode }))).toEqual(REFUSED)
  expect(await fixture.prove(RESET, email, resetCode)).toMatch(/\./)
})

test.each([SIGNUP, RESET])(
  'AUTH-09 after five wrong codes $verify rejects every code, whether or not one was sent',
  async ({ verify }) => {
    const email = `${verify.toLowerCase()}@example.com`
    const code = await register(email)
    const sixth = guesses(email, [...wrongCodes(code, 5), code])
    const unknown = guesses('unknown@example.com', wrongCodes('0000', 6))

    expect(await fixture.postAll(verify, sixth)).toEqual([401, 401, 401, 401, 401, 429])
    expect(await fixture.postAll(verify, unknown)).toEqual([401, 401, 401, 401, 401, 429])
    const response = await fixture.post(verify, unknown[0])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(await readError(response)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  },
)

test('AUTH-09 a new code allows new guesses, up to ten per day; after that a link is emailed', async () => {
  const email = 'guessed@example.com'
  const first = await register(email)
  await fixture.postAll('verifyOTP', guesses(email, wrongCodes(first, 5)))
  await fixture.goBack(121)
  await fixture.post('resendOTP', { email })
  const second = await fixture.codeTo(email, 2)
  await fixture.postAll('verifyOTP', guesses(email, wrongCodes(second, 4)))
  // Across purposes, too: the tenth is a guess at a reset.
  expect(await fixture.postAll('verifyResetOtp', guesses(email, ['0000', '0000']))).toEqual([401, 429])
  expect((await fixture.post('verifyOTP', { email, otp: second })).status).toBe(429)
  await fixture.goBack(3_600)

  await fixture.post('resendOTP', { email })

  const secret = await fixture.linkTo(email, 3)
  expect(await fixture.codeTo(email, 3)).toBe('no code')
  const opened = await fixture.post('openLink', { secret })
  expect(await opened.json()).toMatchObject({ data: { purpose: 'SIGNUP', email, token: expect.any(String) } })
  expect(await readError(await fixture.post('openLink', { secret }))).toMatchObject({
    status: 401,
    code: 'CODE_REFUSED',
  })
})

test('AUTH-09 the token of an emailed link sets the password, and the next day codes are emailed again', async () => {
  const email = 'linked@example.com'
  await fixture.api.pool.query(
    `insert into wrong_guesses (email, purpose, network) select $1, 'SIGNUP', 'n' from generate_series(1, 10)`,
    [email],
  )
  await fixture.post('register', { email })
  const opened = await fixture.post('openLink', { secret: await fixture.linkTo(email) })
  const token = JSON.parse(await opened.text()).data.token
  expect((await fixture.post('setPassword', { password: 'a yam for every pot' }, { token })).status).toBe(200)
  await fixture.goBack(86_400)

  await fixture.post('initiateReset', { email })

  expect(await fixture.prove(RESET, email, await fixture.codeTo(email, 2))).toMatch(/\./)
})

test.each([SIGNUP, RESET])(
  'AUTH-09 while links are emailed for $ask, the wait does not reveal whether an account exists',
  async ({ ask, verify }) => {
    const emails = [`known-${ask.toLowerCase()}@example.com`, `unknown-${ask.toLowerCase()}@example.com`]
    const [known = ''] = emails
    await signUp(known)
    await addGuesses('RESET', 300)
    for (const email of emails) await fixture.post(ask, { email })

    const seen = async (email: string) => {
      // The market takes codes again before the link expires.
      await fixture.api.pool.query('truncate wrong_guesses')
      const statuses = await fixture.postAll(verify, guesses(email, wrongCodes('0000', 5)))
      const response = await fixture.post(verify, { email, otp: '0000' })
      return { statuses: [...statuses, response.status], wait: Number(response.headers.get('retry-after')) }
    }

    const [first, second] = [await seen(known), await seen(emails[1] ?? '')]
    expect(second.statuses).toEqual(first.statuses)
    expect(first.statuses.at(-1)).toBe(429)
    expect(first.wait).toBeGreaterThan(3_000)
    expect(Math.abs(first.wait - second.wait)).toBeLessThan(60)
  },
)

test('AUTH-09 an emailed link works once, even for fifty at once; expired, replaced and made-up ones fail', async () => {
  await addGuesses('SIGNUP', 300)
  await fixture.post('register', { email: 'crowd@example.com' })
  const secret = await fixture.linkTo('crowd@example.com')
  const crowd = await Promise.all(Array.from({ length: 50 }, () => fixture.post('openLink', { secret })))
  expect(crowd.filter(({ status }) => status === 200)).toHaveLength(1)

  await fixture.post('register', { email: 'replaced@example.com' })
  const replaced = await fixture.linkTo('replaced@example.com')
  await fixture.goBack(121)
  await fixture.post('register', { email: 'replaced@example.com' })
  const old = await fixture.linkTo('replaced@example.com', 2)
  await fixture.goBack(3_600)

  for (const wrong of [replaced, old, 'AAAAAAAAAAAAAAAAAAAAAA', '%', "' or true"])
    expect((await fixture.post('openLink', { secret: wrong })).status).toBe(401)
})

test('AUTH-09 a network may send 20 wrong codes per hour across all emails', async () => {
  const network = '2001:db8:1:2:3::1'
  const code = await register('neighbour@example.com')
  const spray = Array.from({ length: 20 }, (_, i) => ({ email: `s${i}@example.com`, otp: '0000' }))
  expect(new Set(await fixture.postAll('verifyOTP', spray, { network }))).toEqual(new Set([401]))

  const guess = { email: 'neighbour@example.com', otp: code }
  const sameHousehold = await fixture.post('verifyOTP', guess, { network: '2001:db8:1:2:ffff::9' })
  const elsewhere = await fixture.post('verifyOTP', guess, { network: '2001:db8:1:3::1' })

  expect([sameHousehold.status, elsewhere.status]).toEqual([429, 200])
  await fixture.goBack(3_601)
  expect(await fixture.postAll('verifyOTP', spray.slice(0, 1), { network })).toEqual([401])
})

test('AUTH-09 after 300 wrong codes in a day codes are refused, links are emailed, and it is logged once', async () => {
  const otp = await register('sprayed@example.com')
  await addGuesses('SIGNUP', 299)
  expect(errors).toEqual([])

  expect((await fixture.post('verifyOTP', { email: 'last@example.com', otp: '0000' })).status).toBe(401)
  expect((await fixture.post('verifyOTP', { email: 'sprayed@example.com', otp })).status).toBe(429)

  expect(errors).toEqual([expect.stringContaining('too many wrong codes in a day')])
  await fixture.goBack(121)
  await fixture.post('resendOTP', { email: 'sprayed@example.com' })
  const opened = await fixture.post('openLink', { secret: await fixture.linkTo('sprayed@example.com', 2) })
  expect(opened.status).toBe(200)
})

test('AUTH-09 T2 after ten wrong reset codes in a day only links work for resets, and registrations continue', async () => {
  await signUp('slow-owner@example.com')
  await fixture.post('initiateReset', { email: 'slow-owner@example.com' })
  const resetCode = await fixture.codeTo('slow-owner@example.com', 2)
  const secret = await fixture.linkTo('slow-owner@example.com', 2)
  await addGuesses('RESET', 9)
  expect((await fixture.post('verifyResetOtp', { email: 'any@example.com', otp: '0000' })).status).toBe(401)
  const otp = await register('goes-on@example.com')

  const late = await fixture.post('verifyResetOtp', { email: 'slow-owner@example.com', otp: resetCode })
  expect(await readError(late)).toMatchObject({
    status: 429,
    message: 'Too many wrong codes. Open the link in our email instead, or ask for a new email.',
  })
  expect((await fixture.post('openLink', { secret })).status).toBe(200)
  expect(await fixture.prove(SIGNUP, 'goes-on@example.com', otp)).toMatch(/\./)
  await fixture.goBack(121)
  await fixture.post('initiateReset', { email: 'slow-owner@example.com' })
  expect(await fixture.codeTo('slow-owner@example.com', 3)).toBe('no code')
})

test('AUTH-09 the link of a reset email survives wrong codes, lasts an hour, and ends with the code', async () => {
  const email = 'two-ways@example.com'
  await signUp(email)
  await fixture.post('initiateReset', { email })
  const [code, first] = [await fixture.codeTo(email, 2), await fixture.linkTo(email, 2)]
  await fixture.prove(RESET, email, code)
  expect((await fixture.post('openLink', { secret: first })).status).toBe(401)

  await fixture.goBack(121)
  await fixture.post('initiateReset', { email })
  const [unused, second] = [await fixture.codeTo(email, 3), await fixture.linkTo(email, 3)]
  await fixture.postAll('verifyResetOtp', guesses(email, wrongCodes(unused, 5)))
  await fixture.goBack(3_500)
  await fixture.postAll('verifyResetOtp', guesses(email, ['0000'])) // long after the code has expired

  expect((await fixture.post('openLink', { secret: second })).status).toBe(200)
  expect((await fixture.post('openLink', { secret: second })).status).toBe(401)
})

test('AUTH-09 the link of a reset email is refused after an hour, and a registration email has none', async () => {
  const email = 'late-link@example.com'
  await signUp(email)
  expect(await fixture.linkTo(email)).toBe('no link')
  await fixture.post('initiateReset', { email })
  const secret = await fixture.linkTo(email, 2)

  await fixture.goBack(3_601)

  expect((await fixture.post('openLink', { secret })).status).toBe(401)
})

test('AUTH-09 the wrong-code limit grows to a fifth of the codes emailed', async () => {
  await addGuesses('SIGNUP', 300)
  const guess = { email: 'busy@example.com', otp: '0000' }
  expect((await fixture.post('verifyOTP', guess)).status).toBe(429)

  await fixture.api.pool.query(
    `insert into code_emails (kind, email, purpose, content)
     select 'CUSTOMER', 'm' || n || '@example.com', 'SIGNUP', 'CODE' from generate_series(1, 1505) as n`,
  )

  expect((await fixture.post('verifyOTP', guess)).status).toBe(401)
  expect((await fixture.post('verifyOTP', guess)).status).toBe(429)
})

test.each(['', '123', '12345', ' 1234', '1234 ', '12e1', '１２３４', '-123', '12.4', 1234, null, ['1234']])(
  'API-17 API-26 AUTH-03 %j is refused as a code',
  async (otp) => {
    for (const path of ['verifyOTP', 'verifyResetOtp']) {
      const error = await readError(await fixture.post(path, { email: 'ada@example.com', otp }))
      expect(error).toMatchObject({ status: 422, details: [expect.objectContaining({ path: 'otp' })] })
    }
    expect(await countGuesses()).toBe(0)
  },
)

test.each([{}, { secret: '' }, { secret: 'x'.repeat(101) }, { secret: 7 }])(
  'AUTH-09 %j is refused as a link',
  async (body) => {
    expect((await readError(await fixture.post('openLink', body))).status).toBe(422)
  },
)

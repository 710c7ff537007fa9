import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { readRefusal } from '../../../test/read-refusal.ts'
import { openSignUpDesk, RESET, SIGNUP, type SignUpDesk, wrongCodes } from '../../../test/sign-up-desk.ts'

const REFUSED = {
  status: 401,
  code: 'CODE_REFUSED',
  message: 'This code is wrong or has expired',
  details: null,
}

let desk: SignUpDesk
const errors: string[] = []
beforeAll(async () => {
  desk = await openSignUpDesk({ log: createLog('error', { write: (line) => void errors.push(line) }) })
})
// Everybody's guesses count together, so each test begins on a day without any.
beforeEach(async () => void (await desk.api.pool.query('truncate wrong_guesses, code_mails, codes')))

const register = async (email: string): Promise<string> => {
  await desk.post('register', { email })
  return desk.codeTo(email)
}
const signUp = async (email: string): Promise<void> => {
  const token = await desk.prove(SIGNUP, email, await register(email))
  await desk.post('setPassword', { password: 'a yam for every pot' }, { token })
  await desk.goBack(121)
}
const guesses = (email: string, codes: string[]) => codes.map((otp) => ({ email, otp }))
const countGuesses = async (): Promise<number> => {
  const { rows } = await desk.api.pool.query('select count(*)::int as guesses from wrong_guesses')
  return rows[0]?.guesses
}
const addGuesses = (purpose: string, count: number) =>
  desk.api.pool.query(
    `insert into wrong_guesses (email, purpose, network)
     select 'g' || n || '@example.com', $1, 'n' || n from generate_series(1, $2) as n`,
    [purpose, count],
  )

test('API-17 AUTH-09 fifty who send one right code at once get one token', async () => {
  const otp = await register('fifty@example.com')

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => desk.post('verifyOTP', { email: 'fifty@example.com', otp })),
  )

  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(new Set(statuses)).toEqual(new Set([200, 401, 429]))
})

test('AUTH-09 of fifty different guesses at once five are looked at', async () => {
  const code = await register('guessers@example.com')

  const answers = await Promise.all(
    guesses('guessers@example.com', wrongCodes(code, 50)).map((guess) => desk.post('verifyOTP', guess)),
  )

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect([await countGuesses(), answers.filter(({ status }) => status === 429).length]).toEqual([5, 45])
})

test('AUTH-09 API-17 used, expired, wrong and never sent codes get one and the same refusal', async () => {
  const used = await register('used@example.com')
  await desk.prove(SIGNUP, 'used@example.com', used)
  const expired = await register('expired@example.com')
  await desk.goBack(601)
  const wrong = await register('wrong@example.com')

  const refusals = await Promise.all(
    [
      { email: 'used@example.com', otp: used },
      { email: 'expired@example.com', otp: expired },
      { email: 'wrong@example.com', otp: wrongCodes(wrong, 1)[0] },
      { email: 'never@example.com', otp: '0000' },
    ].map(async (guess) => readRefusal(await desk.post('verifyOTP', guess))),
  )

  expect(refusals).toEqual([REFUSED, REFUSED, REFUSED, REFUSED])
})

test('API-26 a code of a registration opens no reset, and a reset code no registration', async () => {
  const email = 'paths@example.com'
  const otp = await register(email)
  expect(await readRefusal(await desk.post('verifyResetOtp', { email, otp }))).toEqual(REFUSED)
  const token = await desk.prove(SIGNUP, email, otp)
  await desk.post('setPassword', { password: 'a yam for every pot' }, { token })

  await desk.post('initiateReset', { email })
  const resetCode = await desk.codeTo(email, 2)

  expect(await readRefusal(await desk.post('verifyOTP', { email, otp: resetCode }))).toEqual(REFUSED)
  expect(await desk.prove(RESET, email, resetCode)).toMatch(/\./)
})

test.each([SIGNUP, RESET])(
  'AUTH-09 after five wrong guesses $verify takes none, right or wrong, whether or not there is a code',
  async ({ verify }) => {
    const email = `${verify.toLowerCase()}@example.com`
    const code = await register(email)
    const sixth = guesses(email, [...wrongCodes(code, 5), code])
    const unknown = guesses('unknown@example.com', wrongCodes('0000', 6))

    expect(await desk.postAll(verify, sixth)).toEqual([401, 401, 401, 401, 401, 429])
    expect(await desk.postAll(verify, unknown)).toEqual([401, 401, 401, 401, 401, 429])
    const response = await desk.post(verify, unknown[0])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(await readRefusal(response)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  },
)

test('AUTH-09 a new code may be guessed at anew, but not more than ten times a day; then a link is mailed', async () => {
  const email = 'guessed@example.com'
  const first = await register(email)
  await desk.postAll('verifyOTP', guesses(email, wrongCodes(first, 5)))
  await desk.goBack(121)
  await desk.post('resendOTP', { email })
  const second = await desk.codeTo(email, 2)
  await desk.postAll('verifyOTP', guesses(email, wrongCodes(second, 4)))
  // Across purposes, too: the tenth is a guess at a reset.
  expect(await desk.postAll('verifyResetOtp', guesses(email, ['0000', '0000']))).toEqual([401, 429])
  expect((await desk.post('verifyOTP', { email, otp: second })).status).toBe(429)
  await desk.goBack(3_600)

  await desk.post('resendOTP', { email })

  const secret = await desk.linkTo(email, 3)
  expect(await desk.codeTo(email, 3)).toBe('no code')
  const opened = await desk.post('openLink', { secret })
  expect(await opened.json()).toMatchObject({ data: { purpose: 'SIGNUP', email, token: expect.any(String) } })
  expect(await readRefusal(await desk.post('openLink', { secret }))).toMatchObject({
    status: 401,
    code: 'CODE_REFUSED',
  })
})

test('AUTH-09 the token of a link sets the password, and the next day codes are mailed again', async () => {
  const email = 'linked@example.com'
  await desk.api.pool.query(
    `insert into wrong_guesses (email, purpose, network) select $1, 'SIGNUP', 'n' from generate_series(1, 10)`,
    [email],
  )
  await desk.post('register', { email })
  const opened = await desk.post('openLink', { secret: await desk.linkTo(email) })
  const token = JSON.parse(await opened.text()).data.token
  expect((await desk.post('setPassword', { password: 'a yam for every pot' }, { token })).status).toBe(200)
  await desk.goBack(86_400)

  await desk.post('initiateReset', { email })

  expect(await desk.prove(RESET, email, await desk.codeTo(email, 2))).toMatch(/\./)
})

test.each([SIGNUP, RESET])(
  'AUTH-09 while links are mailed for $ask, the time to wait does not tell whether there is an account',
  async ({ ask, verify }) => {
    const emails = [`known-${ask.toLowerCase()}@example.com`, `unknown-${ask.toLowerCase()}@example.com`]
    const [known = ''] = emails
    await signUp(known)
    await addGuesses('RESET', 300)
    for (const email of emails) await desk.post(ask, { email })
    // The market takes codes again before the link expires.
    await desk.api.pool.query('truncate wrong_guesses')

    const seen = async (email: string) => {
      const statuses = await desk.postAll(verify, guesses(email, wrongCodes('0000', 5)))
      const response = await desk.post(verify, { email, otp: '0000' })
      return { statuses: [...statuses, response.status], wait: Number(response.headers.get('retry-after')) }
    }

    const [first, second] = [await seen(known), await seen(emails[1] ?? '')]
    expect(second.statuses).toEqual(first.statuses)
    expect(first.statuses.at(-1)).toBe(429)
    expect(first.wait).toBeGreaterThan(3_000)
    expect(Math.abs(first.wait - second.wait)).toBeLessThan(60)
  },
)

test('AUTH-09 of fifty who open one link at once one gets in; an old, a replaced and a made-up one open nothing', async () => {
  await addGuesses('SIGNUP', 300)
  await desk.post('register', { email: 'crowd@example.com' })
  const secret = await desk.linkTo('crowd@example.com')
  const crowd = await Promise.all(Array.from({ length: 50 }, () => desk.post('openLink', { secret })))
  expect(crowd.filter(({ status }) => status === 200)).toHaveLength(1)

  await desk.post('register', { email: 'replaced@example.com' })
  const replaced = await desk.linkTo('replaced@example.com')
  await desk.goBack(121)
  await desk.post('register', { email: 'replaced@example.com' })
  const old = await desk.linkTo('replaced@example.com', 2)
  await desk.goBack(3_600)

  for (const wrong of [replaced, old, 'AAAAAAAAAAAAAAAAAAAAAA', '%', "' or true"])
    expect((await desk.post('openLink', { secret: wrong })).status).toBe(401)
})

test('AUTH-09 a network may guess wrong twenty times an hour at all addresses together', async () => {
  const network = '2001:db8:1:2:3::1'
  const code = await register('neighbour@example.com')
  const spray = Array.from({ length: 20 }, (_, i) => ({ email: `s${i}@example.com`, otp: '0000' }))
  expect(new Set(await desk.postAll('verifyOTP', spray, { network }))).toEqual(new Set([401]))

  const guess = { email: 'neighbour@example.com', otp: code }
  const sameHouse = await desk.post('verifyOTP', guess, { network: '2001:db8:1:2:ffff::9' })
  const elsewhere = await desk.post('verifyOTP', guess, { network: '2001:db8:1:3::1' })

  expect([sameHouse.status, elsewhere.status]).toEqual([429, 200])
  await desk.goBack(3_601)
  expect(await desk.postAll('verifyOTP', spray.slice(0, 1), { network })).toEqual([401])
})

test('AUTH-09 after 300 wrong codes in a day the whole market takes none, mails links, and says so in the log once', async () => {
  const otp = await register('sprayed@example.com')
  await addGuesses('SIGNUP', 299)
  expect(errors).toEqual([])

  expect((await desk.post('verifyOTP', { email: 'last@example.com', otp: '0000' })).status).toBe(401)
  expect((await desk.post('verifyOTP', { email: 'sprayed@example.com', otp })).status).toBe(429)

  expect(errors).toEqual([expect.stringContaining('too many wrong codes in a day')])
  await desk.goBack(121)
  await desk.post('resendOTP', { email: 'sprayed@example.com' })
  const opened = await desk.post('openLink', { secret: await desk.linkTo('sprayed@example.com', 2) })
  expect(opened.status).toBe(200)
})

test('AUTH-09 resets have a third of the guesses, and registrations go on when it is spent', async () => {
  await addGuesses('RESET', 100)
  const otp = await register('goes-on@example.com')

  expect((await desk.post('verifyResetOtp', { email: 'any@example.com', otp: '0000' })).status).toBe(429)
  expect(await desk.prove(SIGNUP, 'goes-on@example.com', otp)).toMatch(/\./)
})

test('AUTH-09 a market that mails many codes bears a fifth as many wrong ones', async () => {
  await addGuesses('SIGNUP', 300)
  const guess = { email: 'busy@example.com', otp: '0000' }
  expect((await desk.post('verifyOTP', guess)).status).toBe(429)

  await desk.api.pool.query(
    `insert into code_mails (kind, email, purpose, holds)
     select 'CUSTOMER', 'm' || n || '@example.com', 'SIGNUP', 'CODE' from generate_series(1, 1505) as n`,
  )

  expect((await desk.post('verifyOTP', guess)).status).toBe(401)
  expect((await desk.post('verifyOTP', guess)).status).toBe(429)
})

test.each(['', '123', '12345', ' 1234', '1234 ', '12e1', '１２３４', '-123', '12.4', 1234, null, ['1234']])(
  'API-17 API-26 AUTH-03 %j is no code',
  async (otp) => {
    for (const path of ['verifyOTP', 'verifyResetOtp']) {
      const refusal = await readRefusal(await desk.post(path, { email: 'ada@example.com', otp }))
      expect(refusal).toMatchObject({ status: 422, details: [expect.objectContaining({ path: 'otp' })] })
    }
    expect(await countGuesses()).toBe(0)
  },
)

test.each([{}, { secret: '' }, { secret: 'x'.repeat(101) }, { secret: 7 }])(
  'AUTH-09 %j is no link',
  async (body) => {
    expect((await readRefusal(await desk.post('openLink', body))).status).toBe(422)
  },
)

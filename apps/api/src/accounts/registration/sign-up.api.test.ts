import { resendOtp, resendResetOtp } from '@ahia/contracts/accounts'
import { beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import {
  openSignUpFixture,
  RESET,
  SIGNUP,
  type SignUpFixture,
  wrongCodes,
} from '../../../test/sign-up-fixture.ts'
import { createPasswords } from '../passwords/passwords.ts'

const PASSWORD = 'a yam for every pot'

let fixture: SignUpFixture
const written: string[] = []
beforeAll(async () => {
  fixture = await openSignUpFixture({ log: createLog('debug', { write: (line) => void written.push(line) }) })
})

async function passwordHashOf(email: string): Promise<string | null> {
  const account = await fixture.api.db.read
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirst()
  return account?.password_hash ?? null
}

/** An address that has an account, and one letter. */
async function signUp(email: string): Promise<void> {
  await fixture.post(SIGNUP.ask, { email })
  const token = await fixture.prove(SIGNUP, email, await fixture.codeTo(email))
  expect((await fixture.post(SIGNUP.password, { password: PASSWORD }, { token })).status).toBe(200)
}

test('API-15 API-17 API-21 AUTH-03 an email, its code and a password create an account', async () => {
  await fixture.post('register', { email: ' Ada+Shop@Example.com ' })
  const code = await fixture.codeTo('ada+shop@example.com')
  const token = await fixture.prove(SIGNUP, 'ADA+shop@example.com', code)
  expect(await passwordHashOf('ada+shop@example.com')).toBeNull()

  const response = await fixture.post('setPassword', { password: PASSWORD }, { token })

  expect([response.status, await response.json()]).toEqual([200, { success: true, message: 'OK', data: {} }])
  expect(await passwordHashOf('ada+shop@example.com')).toMatch(/^\$argon2id\$/)
})

test('API-21 a token sets only one password', async () => {
  await fixture.post('register', { email: 'once@example.com' })
  const token = await fixture.prove(SIGNUP, 'once@example.com', await fixture.codeTo('once@example.com'))

  const password = (word: string) =>
    fixture.post('setPassword', { password: `${PASSWORD} ${word}` }, { token })
  const answers = await Promise.all(['one', 'two', 'three'].map(password))

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  const hash = await passwordHashOf('once@example.com')
  expect(await readError(await password('four'))).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  expect(await passwordHashOf('once@example.com')).toBe(hash)
})

test('API-21 of two tokens for one email only one sets the password, and the other is refused', async () => {
  await fixture.post('register', { email: 'twice@example.com' })
  const first = await fixture.prove(SIGNUP, 'twice@example.com', await fixture.codeTo('twice@example.com'))
  await fixture.goBack(121)
  await fixture.post('resendOTP', { email: 'twice@example.com' })
  const second = await fixture.prove(
    SIGNUP,
    'twice@example.com',
    await fixture.codeTo('twice@example.com', 2),
  )

  const statuses = [second, first].map(
    async (token) => (await fixture.post('setPassword', { password: PASSWORD }, { token })).status,
  )

  expect((await Promise.all(statuses)).sort()).toEqual([200, 401])
})

test.each([
  ['spaces', '  spaces are kept  '],
  ['other-scripts', 'ụtụtụ ọma, Naịjirịa 🍠'],
  ['64-characters', 'Wx9?'.repeat(16)],
  ['128-characters', 'Wx9?'.repeat(32)],
])('AUTH-05 API-21 a password with %s is stored exactly as typed', async (name, password) => {
  const email = `${name}@example.com`
  await fixture.post('register', { email })
  const token = await fixture.prove(SIGNUP, email, await fixture.codeTo(email))

  await fixture.post('setPassword', { password }, { token })

  const hash = await passwordHashOf(email)
  const { verify } = createPasswords()
  const others = [password.trim().slice(0, -1), password.toLowerCase().trim(), `${password} `]
  expect(await verify(hash, password)).toBe(true)
  expect(await Promise.all(others.map((other) => verify(hash, other)))).toEqual([false, false, false])
})

test('AUTH-09 API-15 an email that has an account gets the same response and another email, without a code', async () => {
  await signUp('known@example.com')
  await fixture.goBack(121)

  const [known, fresh] = await Promise.all(
    ['known@example.com', 'fresh@example.com'].map((email) => fixture.post('register', { email })),
  )

  const seen = async (response: Response | undefined) => [
    response?.status,
    [...(response?.headers.keys() ?? [])].filter((name) => name !== 'x-request-id'),
    await response?.text(),
  ]
  expect(await seen(known)).toEqual(await seen(fresh))
  expect(await fixture.emailTo('known@example.com', 2)).toContain('You already have an account')
  expect(await fixture.codeTo('known@example.com', 2)).toBe('no code')
  expect(await fixture.codeTo('fresh@example.com')).toMatch(/^\d{4}$/)
  const guesses = (email: string) => wrongCodes('0000', 6).map((otp) => ({ email, otp }))
  expect(await fixture.postAll('verifyOTP', guesses('known@example.com'))).toEqual([
    401, 401, 401, 401, 401, 429,
  ])
})

test('AUTH-09 API-25 a reset for an unknown email gets the same response, and no email is sent', async () => {
  await signUp('owner@example.com')

  const askTwice = async (email: string) => {
    const asked = await fixture.post(RESET.ask, { email })
    const again = await fixture.post(RESET.askAgain, { email })
    return [asked.status, await asked.json(), again.status, await again.json()]
  }
  const [known, unknown] = await Promise.all(['owner@example.com', 'nobody@example.com'].map(askTwice))

  const answered = (isLimited: boolean) => ({
    success: true,
    message: 'OK',
    data: { resendAfterSeconds: 120, isLimited },
  })
  expect(known).toEqual([200, answered(false), 200, answered(true)])
  expect(unknown).toEqual(known)
  expect(await fixture.emailTo('owner@example.com', 2)).toContain("Here's your code")
  const { rows } = await fixture.api.pool.query('select from graphile_worker.jobs')
  expect([rows.length, await fixture.emailsTo('nobody@example.com')]).toEqual([0, []])
})

test.each([SIGNUP, RESET])(
  'AUTH-04 no second email is sent within 120 s of $ask, and the code stays valid',
  async (flow) => {
    const email = `gap-${flow.ask.toLowerCase()}@example.com`
    await signUpFor(flow, email)
    const emails = (await fixture.emailsTo(email)).length
    await fixture.post(flow.ask, { email })
    const code = await fixture.codeTo(email, emails + 1)

    await fixture.goBack(60) // far enough from 120 s for a busy machine
    const crowd = await Promise.all(Array.from({ length: 10 }, () => fixture.post(flow.askAgain, { email })))

    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await fixture.prove(flow, email, code)).toMatch(/\./)
    expect(await fixture.emailsTo(email)).toHaveLength(emails + 1)
  },
)

/** A reset needs an account, a registration must not have one. */
const signUpFor = async (flow: typeof SIGNUP, email: string) => (flow === RESET ? signUp(email) : undefined)

test('AUTH-04 API-19 ten requests at once after 120 s send one email, whose code replaces the previous one', async () => {
  const email = 'again@example.com'
  await fixture.post('register', { email })
  const before = await fixture.codeTo(email)
  await fixture.goBack(121)

  await Promise.all(Array.from({ length: 10 }, () => fixture.post('resendOTP', { email })))

  const code = await fixture.codeTo(email, 2)
  if (code !== before) expect((await fixture.post('verifyOTP', { email, otp: before })).status).toBe(401)
  expect(await fixture.prove(SIGNUP, email, code)).toMatch(/\./)
  expect(await fixture.emailsTo(email)).toHaveLength(2)
})

test.each([
  ['an email without an account', SIGNUP, 'resender@example.com'],
  ['an account', RESET, 'resetter@example.com'],
  ['an unknown email', RESET, 'unknown-resetter@example.com'],
])(
  'AUTH-04 AUTH-09 %s gets three resends per hour and six per day beside the first email, and the answer says when none is sent',
  async (_case, flow, email) => {
    if (email.startsWith('resetter')) await signUp(email)
    const results: string[] = []
    for (const secondsLater of [0, 121, 121, 121, 121, 3_600, 121, 121, 3_600, 86_400]) {
      await fixture.goBack(secondsLater)
      const response = await fixture.post(results.length === 0 ? flow.ask : flow.askAgain, { email })
      const { isLimited } = await readData(flow === RESET ? resendResetOtp : resendOtp, response)
      results.push(`${isLimited ? 'none' : 'sent'} ${await countEmails(flow, email)}`)
    }

    expect(results).toEqual([
      'sent 1',
      'sent 2',
      'sent 3',
      'sent 4',
      'none 4',
      'sent 5',
      'sent 6',
      'sent 7',
      'none 7',
      'sent 8',
    ])
  },
)

async function countEmails(flow: typeof SIGNUP, email: string): Promise<number> {
  const { rows } = await fixture.api.pool.query<{ emails: number }>(
    'select count(*)::int as emails from code_emails where email = $1 and purpose = $2',
    [email, flow === RESET ? 'RESET' : 'SIGNUP'],
  )
  return rows[0]?.emails ?? 0
}

test.each([
  ['the type of account', { type: 'user' }],
  ['fields of its own', { type: 'user', name: 'Ada', referral: { code: 'X1' }, acceptedTerms: true }],
])('API-15 API-44 a client that also sends %s can register', async (_case, further) => {
  const email = `open-${Object.keys(further).length}@example.com`

  expect((await fixture.post('register', { email, ...further })).status).toBe(200)

  expect(await fixture.codeTo(email)).toMatch(/^\d{4}$/)
})

test.each(['role', 'isAdmin', 'status', 'ownerId', 'price', 'totalAmount', '_id', 'accountId'])(
  'API-44 a registration that carries %s is refused by name',
  async (name) => {
    const error = await readError(await fixture.post('register', { email: 'sly@example.com', [name]: 'x' }))

    expect(error).toMatchObject({ status: 422, details: [{ path: name, rule: 'unknown_field' }] })
    expect(await fixture.emailsTo('sly@example.com')).toEqual([])
  },
)

test('API-44 a customer’s registration of another type of account is refused', async () => {
  const error = await readError(
    await fixture.post('register', { email: 'sly@example.com', type: 'merchant' }),
  )

  expect(error).toMatchObject({ status: 422, details: [{ path: 'type' }] })
})

test('AUTH-09 a network may request a hundred codes per hour', async () => {
  const emails = Array.from({ length: 101 }, (_, i) => ({ email: `many${i}@example.com` }))

  const statuses = await fixture.postAll('register', emails, { network: '10.9.9.9' })

  expect(statuses.lastIndexOf(200)).toBe(99)
  expect(statuses.indexOf(429)).toBe(100)
})

test('AUTH-10 only a keyed hash of a code is stored, and neither code nor email is logged', async () => {
  const email = 'unsaid@example.com'
  await fixture.post('register', { email })
  const code = await fixture.codeTo(email)
  await fixture.post('verifyOTP', { email, otp: wrongCodes(code, 1)[0] })

  const { rows } = await fixture.api.pool.query(
    `select code_hash = sha256(convert_to($2, 'UTF8')) as "isPlain", length(code_hash) as length
     from codes where email = $1`,
    [email, code],
  )

  expect(rows).toEqual([{ isPlain: false, length: 32 }])
  expect(written.length).toBeGreaterThan(0)
  expect(written.join('')).not.toContain(email)
  expect(written.join('')).not.toContain(`"${code}"`)
})

test.each([
  ['nothing', {}, 'email'],
  ['an empty address', { email: '' }, 'email'],
  ['no address', { email: 'ada' }, 'email'],
  ['a second header', { email: 'ada@example.com\r\nBcc: everybody@example.com' }, 'email'],
  ['a line break at the end', { email: 'ada@example.com\r\n' }, 'email'],
  ['an address in other letters', { email: 'аda@example.com' }, 'email'],
  ['too long an address', { email: `${'a'.repeat(64)}@${'b'.repeat(190)}.com` }, 'email'],
  ['a list', { email: ['ada@example.com'] }, 'email'],
  ['a role', { email: 'ada@example.com', role: 'STAFF' }, 'role'],
  ['isAdmin', { email: 'ada@example.com', isAdmin: true }, 'isAdmin'],
  ['a status', { email: 'ada@example.com', status: 'ACTIVE' }, 'status'],
  ['verified', { email: 'ada@example.com', verified: true }, 'verified'],
])('API-15 API-19 API-25 API-27 %s is refused with the invalid field', async (_case, body, path) => {
  for (const call of [SIGNUP.ask, SIGNUP.askAgain, RESET.ask, RESET.askAgain]) {
    expect(await readError(await fixture.post(call, body))).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      details: expect.arrayContaining([expect.objectContaining({ path })]),
    })
  }
})

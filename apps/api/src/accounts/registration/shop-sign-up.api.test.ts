import { MERCHANT_TERMS_VERSION } from '@ahia/documents/terms-version'
import { beforeAll, expect, test } from 'vitest'
import { readError } from '../../../test/read-error.ts'
import {
  openSignUpFixture,
  RESET,
  SHOP_SIGNUP,
  SIGNUP,
  type SignUpFixture,
  wrongCodes,
} from '../../../test/sign-up-fixture.ts'
import { forgetOldCodes } from '../codes/forget-old-codes.ts'

const PASSWORD = 'a yam for every pot'

let fixture: SignUpFixture
beforeAll(async () => {
  fixture = await openSignUpFixture()
})

const ACCEPTED = { acceptedTerms: true }
const create = (email: string) => fixture.shop.post('createShop', { email, ...ACCEPTED })
const setPassword = (token: string, password = PASSWORD) =>
  fixture.shop.post('setPassword', { password }, { token })

async function proveShop(email: string): Promise<string> {
  await create(email)
  return fixture.shop.prove(SHOP_SIGNUP, email, await fixture.codeTo(email))
}

async function acceptancesOf(email: string) {
  const { rows } = await fixture.api.pool.query<{ version: string; isBound: boolean }>(
    `select version, account_id is not null as "isBound" from terms_acceptances where email = $1 order by id`,
    [email],
  )
  return rows
}

async function kindsOf(email: string): Promise<string[]> {
  const { rows } = await fixture.api.pool.query('select kind from accounts where email = $1 order by kind', [
    email,
  ])
  return rows.map(({ kind }) => kind)
}

test('API-16 API-18 API-22 CONST-08 an email, its 4-digit code and a password create a shop account', async () => {
  const asked = await create(' Ngozi@Example.com ')
  const code = await fixture.codeTo('ngozi@example.com')
  const token = await fixture.shop.prove(SHOP_SIGNUP, 'ngozi@example.com', code)
  const set = await setPassword(token)

  const onItsWay = { success: true, message: 'OK', data: { resendAfterSeconds: 120, isLimited: false } }
  expect([asked.status, await asked.json()]).toEqual([200, onItsWay])
  expect([set.status, await set.json()]).toEqual([200, { success: true, message: 'OK', data: {} }])
  expect(await kindsOf('ngozi@example.com')).toEqual(['SHOP'])
  expect(await acceptancesOf('ngozi@example.com')).toEqual([
    { version: MERCHANT_TERMS_VERSION, isBound: true },
  ])
})

test('API-22 without accepted terms there is no account, and accepting them later lets registration continue', async () => {
  const email = 'hasty@example.com'
  await fixture.shop.post('createShop', { email })
  const token = await fixture.shop.prove(SHOP_SIGNUP, email, await fixture.codeTo(email))

  expect(await readError(await setPassword(token))).toMatchObject({
    status: 409,
    code: 'TERMS_NOT_ACCEPTED',
  })
  expect(await kindsOf(email)).toEqual([])
  await create(email)
  expect((await setPassword(token)).status).toBe(200)
})

test('API-22 an acceptance of the terms expires after one day', async () => {
  const email = 'slow@example.com'
  await create(email)
  await fixture.goBack(24 * 3_600 + 1)
  await fixture.shop.post('resendOTP', { email })
  const token = await fixture.shop.prove(SHOP_SIGNUP, email, await fixture.codeTo(email, 2))

  expect(await readError(await setPassword(token))).toMatchObject({ code: 'TERMS_NOT_ACCEPTED' })
})

test.each([
  ['its email alone', {}, 0],
  ['its email and type', { type: 'merchant' }, 0],
  ['accepted terms', { acceptedTerms: true }, 1],
  ['fields of its own', { acceptedTerms: true, termsVersion: '2020-01-01', referral: 'X1' }, 1],
])('API-16 API-44 a client that sends %s gets a code', async (_case, further, acceptances) => {
  const email = `open-shop-${Object.keys(further).join('-').toLowerCase()}@example.com`

  expect((await fixture.shop.post('createShop', { email, ...further })).status).toBe(200)

  expect(await fixture.codeTo(email)).toMatch(/^\d{4}$/)
  expect(await acceptancesOf(email)).toEqual(
    Array.from({ length: acceptances }, () => ({ version: MERCHANT_TERMS_VERSION, isBound: false })),
  )
})

test('API-16 API-22 MERCH-02 terms that changed since must be accepted again before the password is set', async () => {
  const email = 'old-terms@example.com'
  const token = await proveShop(email)
  await fixture.api.pool.query(`update terms_acceptances set version = '2020-01-01' where email = $1`, [
    email,
  ])
  expect(await readError(await setPassword(token))).toMatchObject({ code: 'TERMS_NOT_ACCEPTED' })
  expect(await kindsOf(email)).toEqual([])
  await create(email)
  expect((await setPassword(token)).status).toBe(200)
})

test('API-16 acceptances without an account are deleted after a week, and those of a shop are kept', async () => {
  await setPassword(await proveShop('keeps@example.com'))
  await create('leaves@example.com')

  await fixture.goBack(8 * 24 * 3_600)
  await forgetOldCodes(fixture.api)

  expect(await acceptancesOf('leaves@example.com')).toEqual([])
  expect(await acceptancesOf('keeps@example.com')).toHaveLength(1)
})

test('API-22 a token sets only one of several passwords sent at once', async () => {
  const token = await proveShop('once-a-shop@example.com')

  const answers = await Promise.all(
    ['one', 'two', 'three'].map((word) => setPassword(token, PASSWORD + word)),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  expect((await setPassword(token)).status).toBe(401)
  expect(await acceptancesOf('once-a-shop@example.com')).toHaveLength(1)
})

test('API-16 T3 an email that has a shop gets the same response and another email, without a code', async () => {
  await setPassword(await proveShop('known-shop@example.com'))
  await fixture.goBack(121)

  const [known, fresh] = await Promise.all(['known-shop@example.com', 'fresh-shop@example.com'].map(create))

  expect([known?.status, await known?.text()]).toEqual([fresh?.status, await fresh?.text()])
  const message = await fixture.emailTo('known-shop@example.com', 2)
  expect(message).toContain('You already have a shop account')
  expect(message).toContain('/merchant?screen=login')
  expect(await fixture.codeTo('known-shop@example.com', 2)).toBe('no code')
})

test('API-20 CONST-08 no second email is sent within 120 s; after that a new code replaces the previous one', async () => {
  const email = 'again-shop@example.com'
  await create(email)
  const before = await fixture.codeTo(email)
  expect((await fixture.shop.post('resendOTP', { email })).status).toBe(200)
  expect(await fixture.emailsTo(email)).toHaveLength(1)

  await fixture.goBack(121)
  await Promise.all(Array.from({ length: 5 }, () => fixture.shop.post('resendOTP', { email })))

  const code = await fixture.codeTo(email, 2)
  if (code !== before) {
    expect((await fixture.shop.post('verifyOTP', { email, otp: before })).status).toBe(401)
  }
  expect(await fixture.shop.prove(SHOP_SIGNUP, email, code)).toMatch(/\./)
})

test('ROLE-02 API-18 a customer’s code does not work for shops, nor a shop’s code for customers', async () => {
  const email = 'both@example.com'
  await fixture.post('register', { email })
  const ofCustomer = await fixture.codeTo(email)
  await create(email)
  const ofShop = await fixture.codeTo(email, 2)

  // One time in ten thousand both are the same digits, and nothing can be told.
  if (ofCustomer !== ofShop) {
    const crossed = [
      await fixture.shop.post('verifyOTP', { email, otp: ofCustomer }),
      await fixture.post('verifyOTP', { email, otp: ofShop }),
    ]
    for (const answer of crossed) {
      expect(await readError(answer)).toMatchObject({ status: 401, code: 'CODE_REFUSED' })
    }
  }
  const customerToken = await fixture.prove(SIGNUP, email, ofCustomer)
  const shopToken = await fixture.shop.prove(SHOP_SIGNUP, email, ofShop)
  expect((await setPassword(customerToken)).status).toBe(401)
  expect((await fixture.post('setPassword', { password: PASSWORD }, { token: shopToken })).status).toBe(401)
  expect((await setPassword(shopToken)).status).toBe(200)
  expect((await fixture.post('setPassword', { password: PASSWORD }, { token: customerToken })).status).toBe(
    200,
  )
  expect(await kindsOf(email)).toEqual(['CUSTOMER', 'SHOP'])
})

test('ROLE-02 API-18 after too many wrong codes a shop gets a link to its own page that fails for customers', async () => {
  const email = 'guessed-shop@example.com'
  await create(email)
  const code = await fixture.codeTo(email)
  for (const otp of wrongCodes(code, 5)) await fixture.shop.post('verifyOTP', { email, otp })
  expect((await fixture.shop.post('verifyOTP', { email, otp: code })).status).toBe(429)
  await fixture.goBack(601)
  for (const otp of wrongCodes(code, 5)) await fixture.shop.post('verifyOTP', { email, otp })
  await create(email)
  const message = await fixture.emailTo(email, 2)
  const secret = await fixture.linkTo(email, 2)

  const elsewhere = await fixture.post('openLink', { secret })
  const opened = await fixture.shop.post('openLink', { secret })

  expect(message).toContain(`/merchant?link=${secret}`)
  expect(await readError(elsewhere)).toMatchObject({ status: 401, code: 'CODE_REFUSED' })
  expect(await opened.json()).toMatchObject({ data: { purpose: 'SIGNUP', email } })
  expect((await fixture.shop.post('openLink', { secret })).status).toBe(401)
})

test('ROLE-02 a shop resets its password, and the customer with the same email keeps theirs', async () => {
  const email = 'forgets@example.com'
  await setPassword(await proveShop(email))
  await fixture.post('register', { email })
  const customer = await fixture.prove(SIGNUP, email, await fixture.codeTo(email, 2))
  await fixture.post('setPassword', { password: `${PASSWORD} too` }, { token: customer })
  const { api } = fixture
  const hashes = async () =>
    (await api.pool.query('select password_hash from accounts where email = $1 order by kind', [email])).rows
  const [customersHash, shopsHash] = await hashes()

  await fixture.shop.post('initiateReset', { email })
  const token = await fixture.shop.prove(RESET, email, await fixture.codeTo(email, 3))
  const elsewhere = await fixture.post('resetPassword', { password: 'another yam, another pot' }, { token })
  const reset = await fixture.shop.post('resetPassword', { password: 'another yam, another pot' }, { token })

  expect([elsewhere.status, reset.status]).toEqual([401, 200])
  const [customersNow, shopsNow] = await hashes()
  expect(customersNow).toEqual(customersHash)
  expect(shopsNow).not.toEqual(shopsHash)
  const message = await fixture.emailTo(email, 4)
  expect(message).toContain('shop account was just changed')
  expect(message).toContain('/merchant?screen=forgot-password')
})

test.each([
  ['nothing', {}, 'email'],
  ['a second header', { email: 'ada@example.com\r\nBcc: all@example.com', acceptedTerms: true }, 'email'],
  [
    'too long an address',
    { email: `${'a'.repeat(64)}@${'b'.repeat(190)}.com`, acceptedTerms: true },
    'email',
  ],
  ['a customer’s type', { email: 'ada@example.com', ...ACCEPTED, type: 'user' }, 'type'],
  ['terms that were not accepted', { email: 'ada@example.com', acceptedTerms: false }, 'acceptedTerms'],
  ['terms as a word', { email: 'ada@example.com', acceptedTerms: 'true' }, 'acceptedTerms'],
  ['a role', { email: 'ada@example.com', ...ACCEPTED, role: 'STAFF' }, 'role'],
  ['isAdmin', { email: 'ada@example.com', ...ACCEPTED, isAdmin: true }, 'isAdmin'],
  ['a status', { email: 'ada@example.com', ...ACCEPTED, status: 'APPROVED' }, 'status'],
  ['verified', { email: 'ada@example.com', ...ACCEPTED, verified: true }, 'verified'],
])('API-16 %s is refused with the invalid field, and nothing is stored', async (_case, body, path) => {
  expect(await readError(await fixture.shop.post('createShop', body))).toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
    details: expect.arrayContaining([expect.objectContaining({ path })]),
  })
  expect(await acceptancesOf('ada@example.com')).toEqual([])
})

test.each(['123', '12345', 1234, ' 1234', '１２３４', '12e1'])(
  'API-18 %j is refused as a code and does not count as a guess',
  async (otp) => {
    const answer = await fixture.shop.post('verifyOTP', { email: 'shape@example.com', otp })

    expect((await readError(answer)).status).toBe(422)
  },
)

test.each([
  ['7 characters', 'seven77', 422],
  ['129 characters', `${'Wx9?'.repeat(32)}x`, 422],
  ['one that everybody tries', 'password123', 422],
  ['the address itself', 'bad-password@example.com', 422],
  ['128 characters', 'Wx9?'.repeat(32), 200],
])('API-22 CONST-08 a password of %s', async (_case, password, status) => {
  const email = 'bad-password@example.com'
  await fixture.goBack(86_400)
  await fixture.api.pool.query('delete from mailbox_messages')
  const token = await proveShop(email)

  expect((await setPassword(token, password)).status).toBe(status)
})

test('API-22 API-29 a registration sends a logo for an hour, and none after that', async () => {
  const token = await proveShop('late-logo@example.com')
  await setPassword(token)
  const sendNothing = () =>
    fetch(`${fixture.api.origin}/api/v1/s3/updateLogo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new FormData(),
    })

  const inTime = await readError(await sendNothing())
  await fixture.goBack(3_601)
  const late = await readError(await sendNothing())

  expect(inTime.status).toBe(422)
  expect(late).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
})

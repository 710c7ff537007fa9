import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p4ss@db/ahia',
  PUBLIC_URL: 'https://ahia.example',
  SECRET_KEY: 'a secret of thirty-two characters',
  SMTP_URL: 'smtps://u:p4ss@mail.ahia.example',
  PAYSTACK_BASE_URL: 'https://payments.example',
  PAYSTACK_SECRET_KEY: 'sk_live_of-this-test-alone',
}

test('every invalid variable is named in one error', () => {
  const read = () => readConfig({ PORT: '70000', LOG_LEVEL: 'loud', JOBS: 'maybe' })

  expect(read).toThrow(/PORT must be a whole number from 0 to 65535; .*LOG_LEVEL must be .*; JOBS must be/)
})

test('a secret in an invalid variable is not shown', () => {
  const read = () => readConfig({ ...production, DATABASE_URL: 'mysql://root:hunter2@db' })

  expect(read).toThrow('DATABASE_URL must be a postgres:// address')
  expect(read).not.toThrow('hunter2')
})

test('production names missing variables, and development needs none', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    'DATABASE_URL is missing; PUBLIC_URL is missing; SECRET_KEY is missing; SMTP_URL is missing; ' +
      'PAYSTACK_BASE_URL is missing; PAYSTACK_SECRET_KEY is missing',
  )
  const onPurpose = { EMBEDDED_POSTGRES: 'true', ALLOW_DEV_MAILBOX: 'true', EMBEDDED_PAYMENTS: 'true' }
  expect(readConfig({ NODE_ENV: 'production', ...onPurpose }).databaseUrl).toBeNull()
})

test('a shared database requires a SECRET_KEY', () => {
  const { SECRET_KEY: secretKey, ...withoutSecret } = production

  expect(readConfig(production).secretKey).toBe(secretKey)
  expect(() => readConfig({ ...withoutSecret, EMBEDDED_POSTGRES: 'true' })).toThrow('SECRET_KEY is missing')
  expect(readConfig({}).secretKey).toBeNull()
  const short = () => readConfig({ SECRET_KEY: 'hunter2' })
  expect(short).toThrow('SECRET_KEY must have at least 32 characters')
  expect(short).not.toThrow('hunter2')
})

test('developer pages and demo shops are off in production unless enabled', () => {
  expect(readConfig(production)).toMatchObject({ devPages: false, demoMarket: false })
  const sandbox = { ...production, PAYSTACK_SECRET_KEY: 'sk_test_of-this-test-alone', DEV_PAGES: 'true' }
  expect(readConfig(sandbox).devPages).toBe(true)
})

test('T25 developer pages cannot be enabled with live payments', () => {
  expect(() => readConfig({ ...production, DEV_PAGES: 'true' })).toThrow(
    'DEV_PAGES is not for a market with a live PAYSTACK_SECRET_KEY',
  )
})

test.each([
  ['DEMO_MARKET', { DEMO_MARKET: 'true' }],
  ['EMBEDDED_PAYMENTS', { EMBEDDED_PAYMENTS: 'true' }],
  ['ALLOW_DEV_MAILBOX', { ALLOW_DEV_MAILBOX: 'true', SMTP_URL: '' }],
  ['PUBLIC_URL without https', { PUBLIC_URL: 'http://ahia.example' }],
])('T25 with a live payment key %s is refused', (name, env) => {
  const testKey = { PAYSTACK_SECRET_KEY: 'sk_test_of-this-test-alone' }

  expect(() => readConfig({ ...production, ...env })).toThrow(
    `${name} is not for a market with a live PAYSTACK_SECRET_KEY`,
  )
  expect(() => readConfig({ ...production, ...env, ...testKey })).not.toThrow()
})

test.each([
  'smtp://mail.ahia.example',
  'smtp://mail.ahia.example?requireTLS=false',
  'smtp://mail.ahia.example?requireTLS=true&ignoreTLS=true',
  'smtps://mail.ahia.example?secure=false',
])('T25 in production %s is refused, as others could read the emails', (url) => {
  expect(() => readConfig({ ...production, SMTP_URL: url })).toThrow('SMTP_URL must be smtps://')
  expect(readConfig({ SMTP_URL: url }).email).toMatchObject({ way: 'smtp', url })
})

test.each(['smtps://mail.ahia.example', 'smtp://mail.ahia.example?requireTLS=true', 'smtp://127.0.0.1:25'])(
  'production sends emails to %s',
  (url) => {
    expect(readConfig({ ...production, SMTP_URL: url }).email).toMatchObject({ url })
  },
)

test('T27 a market with a mailbox or a sandbox listens on this machine alone, unless HOST says otherwise', () => {
  const { SMTP_URL: _server, ...withMailbox } = production
  const { PAYSTACK_BASE_URL: _address, PAYSTACK_SECRET_KEY: _key, ...withSandbox } = production
  const testKey = { PAYSTACK_SECRET_KEY: 'sk_test_of-this-test-alone' }

  expect(readConfig(production).host).toBeNull()
  expect(readConfig({}).host).toBe('127.0.0.1')
  expect(readConfig({ ...withMailbox, ...testKey, ALLOW_DEV_MAILBOX: 'true' }).host).toBe('127.0.0.1')
  expect(readConfig({ ...withSandbox, EMBEDDED_PAYMENTS: 'true' }).host).toBe('127.0.0.1')
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(() => readConfig({ HOST: 'all of them' })).toThrow('HOST must be an IP address or localhost')
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('images are stored in the data folder unless another place is set', () => {
  const folderFor = (env: Record<string, string>) => readConfig({ DATA_DIR: '/srv/ahia', ...env }).pictures

  expect(folderFor({})).toEqual({ way: 'folder', folder: '/srv/ahia/media' })
  expect(folderFor({ MEDIA_DIR: '/mnt/pictures' })).toEqual({ way: 'folder', folder: '/mnt/pictures' })
})

test('images go to an S3 store when it is fully configured, and missing settings are named', () => {
  const store = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'ahia-pictures',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY_ID: 'ahia',
    S3_SECRET_ACCESS_KEY: 'known to this test',
  }

  expect(readConfig(store).pictures).toEqual({
    way: 'bucket',
    endpoint: 'https://s3.example',
    bucket: 'ahia-pictures',
    region: 'eu-west-1',
    accessKeyId: 'ahia',
    secretAccessKey: 'known to this test',
  })
  const { S3_REGION: _region, S3_BUCKET: _bucket, ...half } = store
  expect(() => readConfig(half)).toThrow('S3_BUCKET is missing; S3_REGION is missing')
  expect(() => readConfig(half)).not.toThrow('known to this test')
})

test('email uses the configured server, and production stores it instead only if allowed', () => {
  const { SMTP_URL: url, ...withoutServer } = production

  expect(readConfig(production).email).toEqual({ way: 'smtp', url, from: null })
  expect(() => readConfig(withoutServer)).toThrow('SMTP_URL is missing')
  const trial = { ...withoutServer, PAYSTACK_SECRET_KEY: 'sk_test_of-this-test-alone' }
  expect(readConfig({ ...trial, ALLOW_DEV_MAILBOX: 'true' }).email).toEqual({ way: 'mailbox' })
  expect(readConfig({}).email).toEqual({ way: 'mailbox' })
})

test('a sender with a line break is refused, and the mail server’s password is not shown', () => {
  expect(readConfig({ ...production, MAIL_FROM: 'Ahia <hello@ahia.example>' }).email).toMatchObject({
    from: 'Ahia <hello@ahia.example>',
  })
  expect(() => readConfig({ MAIL_FROM: 'Ahia\r\nBcc: all@ahia.example <hello@ahia.example>' })).toThrow(
    'MAIL_FROM must be Name <address>, or an address',
  )
  expect(() => readConfig({ SMTP_URL: 'http://u:hunter2@mail' })).toThrow(
    /SMTP_URL must be an smtp:\/\/ or smtps:\/\/ address$/,
  )
})

test('PAY-03 payments use the configured provider, and production uses the sandbox only if allowed', () => {
  const { PAYSTACK_BASE_URL: baseUrl, PAYSTACK_SECRET_KEY: secretKey, ...withoutProvider } = production

  expect(readConfig(production).payments).toEqual({ way: 'provider', baseUrl, secretKey })
  expect(() => readConfig(withoutProvider)).toThrow(
    'PAYSTACK_BASE_URL is missing; PAYSTACK_SECRET_KEY is missing',
  )
  const onPurpose = { ...withoutProvider, EMBEDDED_PAYMENTS: 'true' }
  expect(readConfig(onPurpose).payments).toEqual({ way: 'sandbox', port: 3001 })
  expect(readConfig({ PORT: '0' }).payments).toEqual({ way: 'sandbox', port: 0 })
  expect(readConfig({ PORT: '8080', PAYMENT_SANDBOX_PORT: '9000' }).payments).toMatchObject({ port: 9000 })
})

test('PAY-03 an incomplete or insecure provider, a wrong key and a live key outside production are refused', () => {
  const { PAYSTACK_BASE_URL: address, PAYSTACK_SECRET_KEY: liveKey } = production
  const testKey = 'sk_test_of-this-test-alone'

  expect(() => readConfig({ PAYSTACK_BASE_URL: address })).toThrow('PAYSTACK_SECRET_KEY is missing')
  expect(() => readConfig({ PAYSTACK_SECRET_KEY: testKey })).toThrow('PAYSTACK_BASE_URL is missing')
  const live = () => readConfig({ PAYSTACK_BASE_URL: address, PAYSTACK_SECRET_KEY: liveKey })
  expect(live).toThrow('PAYSTACK_SECRET_KEY is a live key, which is for production alone')
  expect(live).not.toThrow(liveKey)
  expect(() => readConfig({ ...production, PAYSTACK_SECRET_KEY: 'pk_test_of-this-test' })).toThrow(
    'PAYSTACK_SECRET_KEY must begin with sk_test_ or sk_live_',
  )
  expect(() => readConfig({ ...production, PAYSTACK_BASE_URL: 'http://payments.example' })).toThrow(
    'PAYSTACK_BASE_URL must be an https address, or one of this machine',
  )
  const ours = { PAYSTACK_BASE_URL: 'http://127.0.0.1:3001', PAYSTACK_SECRET_KEY: testKey }
  expect(readConfig(ours).payments).toMatchObject({ way: 'provider' })
})

test('CHAT-07 a language model needs URL and name, and its key is optional', () => {
  const local = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'small' }

  expect(readConfig({}).languageModel).toBeNull()
  expect(readConfig(local).languageModel).toEqual({
    baseUrl: 'http://localhost:11434/v1',
    model: 'small',
    apiKey: null,
  })
  expect(() => readConfig({ LLM_API_KEY: 'x' })).toThrow('LLM_BASE_URL is missing; LLM_MODEL is missing')
  expect(() => readConfig({ ...local, LLM_BASE_URL: 'http://models.example/v1' })).toThrow(
    'LLM_BASE_URL must be an https address, or one of this machine',
  )
})

test('WIN-26 links to app stores and social media are settings, and those not set are left out', () => {
  expect(readConfig({}).outsideLinks).toEqual({})
  const env = { INSTAGRAM_URL: 'https://instagram.example/ahia', MERCHANT_APP_STORE_URL: '' }
  expect(readConfig(env).outsideLinks).toEqual({ instagram: 'https://instagram.example/ahia' })
  expect(() => readConfig({ X_URL: 'http://x.example' })).toThrow('X_URL must be an https address')
})

test('PRIV-10 a receiver of personal data that the data map does not name rejects the start', () => {
  const unknown = { ...production, SMTP_URL: 'smtps://user:hunter2@mail.unheard-of.com' }

  expect(() => readConfig(unknown)).toThrow('SMTP_URL sends to mail.unheard-of.com, which packages/reference')
  expect(() => readConfig(unknown)).not.toThrow('hunter2')
  const local = { LLM_MODEL: 'small', LLM_BASE_URL: 'https://models.unheard-of.com/v1' }
  expect(() => readConfig(local)).toThrow('LLM_BASE_URL sends to models.unheard-of.com')
  expect(() => readConfig({ ...local, LLM_BASE_URL: 'https://evil-api.openai.com.unheard-of.com' })).toThrow()
})

test('PRIV-10 receivers are listed from the settings that are in force; our own machines are none', () => {
  const paystack = { PAYSTACK_BASE_URL: 'https://api.paystack.co', SMTP_URL: 'smtps://smtp.postmarkapp.com' }

  expect(readConfig({ ...production, ...paystack }).receivers).toEqual([
    { kind: 'payment', name: 'Paystack', country: 'Nigeria' },
    { kind: 'email', name: 'Postmark', country: 'United States' },
  ])
  expect(readConfig({ SMTP_URL: 'smtp://127.0.0.1:25' }).receivers).toEqual([])
})

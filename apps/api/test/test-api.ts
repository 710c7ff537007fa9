import { rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { API_PATH } from '@ahia/contracts/api-path'
import { type Call, createCall } from '@ahia/contracts/call'
import type { RenderPage } from '@ahia/contracts/page-host'
import { SECURITY_EVENT_KINDS } from '@ahia/contracts/shapes/security-event'
import type pg from 'pg'
import type { Passwords } from '#accounts/passwords/passwords.ts'
import { endpointLookup } from '#api-endpoints.ts'
import { type Api, createApp } from '#app.ts'
import { SearchLog } from '#catalog/search/log/search-log.ts'
import type { LineFiles } from '#media/lines/open-line-store.ts'
import { openLineStore } from '#media/lines/open-line-store.ts'
import { openPictureStore } from '#media/pictures/open-picture-store.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { readConfig } from '#platform/config.ts'
import { createCheckPool } from '#platform/database/pool.ts'
import { RateLimits } from '#platform/http/rate-limits.ts'
import { EventCounts } from '#platform/http/server/event-counts.ts'
import { drain } from '#platform/http/server/http-server.ts'
import { newId } from '#platform/ids.ts'
import { createLog, type Log } from '#platform/log.ts'
import { createSecrets, type Secrets } from '#platform/secrets.ts'
import { openLanguageModel } from '#providers/language-model/open-language-model.ts'
import { type PaymentProvider, ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { openSite } from '#site.ts'
import { createMarketHandler } from '#site-handler.ts'
import { atEndOfFile } from './end-of-file.ts'
import { aPage, onlyPages } from './only-pages.ts'
import { quickPasswords } from './quick-passwords.ts'
import { demoDatabase, type TestDatabase, testDatabase } from './test-database.ts'

export type TestApi = TestDatabase & {
  /** Only asks whether the database is there. */
  checkPool: pg.Pool
  /** Where it listens, for example `http://127.0.0.1:41234`. */
  origin: string
  call: Call
  /** What it signs tokens with, and who it says it is: for tests that make tokens of their own. */
  secrets: Secrets
  publicUrl: string
  payments: PaymentProvider
  pictures: PictureStore
  searchLog: SearchLog
  lines: LineFiles
}

type Options = {
  /** Starts with the demo market in it. */
  isDemo?: boolean
  env?: Record<string, string>
  log?: Log
  render?: RenderPage
  /** Unless it is given, the provider of payments is away. */
  payments?: PaymentProvider
  /** Unless they are given, hashing costs next to nothing. */
  passwords?: Passwords
  /** Routes that only a test needs, in front of the real handlers. */
  alsoServe?: (api: Api) => void
}

const SECRET_KEY = 'known to every test, and to nobody else'
const SURROUNDINGS = { NODE_ENV: 'test', PORT: '0', ALLOW_DEV_MAILBOX: 'true', SECRET_KEY }

const noPages: RenderPage = async () => aPage('no pages here', { status: 404 })

const unreachable = async (): Promise<never> => {
  throw new ProviderUnreachable('There is no provider of payments', { retryAfterSeconds: 1 })
}

const nobodyThere: PaymentProvider = {
  initialize: unreachable,
  verify: unreachable,
  refund: unreachable,
  listRefunds: unreachable,
  listDisputes: unreachable,
  listDisputedSince: unreachable,
  answerDispute: unreachable,
  hasSigned: () => false,
}

/** The API as the network meets it, on a port of its own. The real pages are the browser journeys' business. */
export async function startTestApi(options: Options = {}): Promise<TestApi> {
  const {
    isDemo = false,
    env = {},
    log = createLog('silent'),
    render = noPages,
    payments = nobodyThere,
    passwords = quickPasswords,
    alsoServe,
  } = options
  const database = await (isDemo ? demoDatabase() : testDatabase())
  const { db, pool, pools, url } = database
  const mediaDir = path.join(tmpdir(), `ahia-media-${newId()}`)
  const checkPool = createCheckPool({ url, log })
  const config = readConfig({ ...SURROUNDINGS, DATABASE_URL: url, MEDIA_DIR: mediaDir, ...env })
  const pictures = openPictureStore(config)
  const lines = openLineStore(config)
  const site = await openSite({ ...config, lookup: endpointLookup })
  const limits = new RateLimits(pool, log)
  const eventCounts = new EventCounts(SECURITY_EVENT_KINDS)
  const secrets = createSecrets(config.secretKey ?? SECRET_KEY)
  const { publicUrl } = site
  const searchLog = new SearchLog({ db, secrets, log })
  const api = createApp({
    db,
    log,
    limits,
    secrets,
    passwords,
    publicUrl,
    emailDelivery: config.email.way,
    hasDevConsole: config.hasDevConsole,
    payments,
    pictures,
    languageModel: openLanguageModel(config),
    modelCallsPerDay: config.modelCallsPerDay,
    receivers: config.receivers,
    eventCounts,
    searchLog,
  })
  alsoServe?.(api)
  const webApp = {
    app: onlyPages(render),
    files: () => false,
    around: (listener: RequestListener) => listener,
  }
  site.serve(
    createMarketHandler({
      config,
      site,
      api,
      pictures,
      pools,
      checkPool,
      db,
      limits,
      log,
      eventCounts,
      searchLog,
      webApp,
    }),
  )
  atEndOfFile(async () => {
    await drain(site, 0)
    await checkPool.end()
    rmSync(mediaDir, { recursive: true, force: true })
  })
  const origin = site.localUrl.replace('localhost', '127.0.0.1')
  const call = createCall({ fetch, baseUrl: `${origin}${API_PATH}` })
  return {
    ...database,
    checkPool,
    origin,
    call,
    secrets,
    publicUrl,
    payments,
    pictures,
    searchLog,
    lines,
  }
}

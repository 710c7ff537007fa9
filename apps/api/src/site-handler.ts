import type http from 'node:http'
import { API_PATH } from '@ahia/contracts/api-path'
import type pg from 'pg'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { createRecordForbidden } from '#accounts/security-events/record-forbidden.ts'
import type { SearchLog } from '#catalog/search/log/search-log.ts'
import { sitemapHandler } from '#catalog/sitemap/sitemap-handler.ts'
import { createFindPicture } from '#media/pictures/find-picture.ts'
import { mediaHandler } from '#media/pictures/media-handler.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { signHandler } from '#media/signs/sign-handler.ts'
import type { Config } from '#platform/config.ts'
import type { Pools } from '#platform/database/pool.ts'
import type { EndpointLookup } from '#platform/http/endpoint-lookup.ts'
import { LateRejections } from '#platform/http/gate/late-rejections.ts'
import { LoadGate } from '#platform/http/gate/load-gate.ts'
import { LoopTurns } from '#platform/http/gate/loop-turns.ts'
import { oneAtATime } from '#platform/http/gate/one-at-a-time.ts'
import { BodiesReadAhead } from '#platform/http/gate/read-ahead.ts'
import { UnsentAnswers } from '#platform/http/gate/unsent-answers.ts'
import { type RateLimits, tolerant } from '#platform/http/rate-limits.ts'
import { apiHeaders, plainHeaders } from '#platform/http/security-headers.ts'
import { apiHandler } from '#platform/http/server/api-handler.ts'
import { frontHandler } from '#platform/http/server/front-handler.ts'
import { healthHandler, type MetricsReaders } from '#platform/http/server/health.ts'
import { createMetrics } from '#platform/http/server/metrics.ts'
import type { Log } from '#platform/log.ts'
import { createPageServer } from '#platform/pages/page-server.ts'
import type { StaticFiles } from '#platform/pages/static-files.ts'
import type { WebApp } from '#platform/pages/web-apps.ts'
import { type AdminApi, adminLookup } from './admin-app.ts'
import { endpointLookup } from './api-endpoints.ts'
import type { Api } from './app.ts'
import type { Site } from './site.ts'
import type { Db } from './tables.ts'

const PAGES_UNDER_API = new Set([`${API_PATH}/docs`])
/** What works without scripts; mail programs post to the last one by themselves (SHELL-16). */
const PAGES_WITH_FORMS = new Set([
  ...['/contact', '/logistics'],
  ...['/newsletter', '/newsletter/confirm', '/newsletter/unsubscribe'],
])
/** R8: who is about to pay is served first. */
const PAGES_THAT_GO_FIRST = new Set(['/cart', '/checkout', '/payment/return'])
/** Requests per network address, except for endpoints with their own limit. */
const BROWSE = { name: 'browse', seconds: 60, lease: 30 }

/** Uploads under way: few enough that their pictures fit into memory, and their senders have time. */
const MAX_UPLOADS = 12

const SILENCE_MS = 30_000
/** No bytes arrive while a picture waits for processing: longer than reading and storing an upload may take. */
const UPLOAD_SILENCE_MS = 150_000

type Parts = {
  site: Site
  config: Config
  webApp: WebApp
  pictures: PictureStore
  pools: Pools
  /** Asks whether the database is there. */
  checkPool: pg.Pool
  db: Db
  limits: RateLimits
  log: Log
  eventCounts: AccountsDeps['eventCounts']
  searchLog: SearchLog
}

type SiteKind = {
  api: Api | AdminApi
  lookup: EndpointLookup
  /** As configured; null on a laptop. */
  publicUrl: string | null
  pages: Record<'pagesUnderApi' | 'pagesWithForms' | 'pagesThatGoFirst', ReadonlySet<string>>
  sitemaps: typeof sitemapHandler
  onRead: (read: { url: string; clientAddress: string }) => void
}

const NONE: ReadonlySet<string> = new Set()

/** The market: storefront, Seller Hub and their API. */
export const createMarketHandler = ({ api, ...parts }: Parts & { api: Api }): http.RequestListener =>
  createSiteHandler(parts, {
    api,
    lookup: endpointLookup,
    publicUrl: parts.config.publicUrl,
    pages: {
      pagesUnderApi: PAGES_UNDER_API,
      pagesWithForms: PAGES_WITH_FORMS,
      pagesThatGoFirst: PAGES_THAT_GO_FIRST,
    },
    sitemaps: sitemapHandler,
    onRead: (read) => parts.searchLog.visit(read),
  })

/** ADMIN-01: the back office. It knows no call of the market, and the market none of its. */
export const createAdminHandler = ({ api, ...parts }: Parts & { api: AdminApi }): http.RequestListener =>
  createSiteHandler(parts, {
    api,
    lookup: adminLookup,
    publicUrl: parts.config.adminUrl,
    pages: { pagesUnderApi: NONE, pagesWithForms: NONE, pagesThatGoFirst: NONE },
    sitemaps: () => () => null,
    onRead: () => {},
  })

/** Everything that a site answers: the same order, limits and headers for each; `kind` says what is different. */
function createSiteHandler(parts: Parts, kind: SiteKind): http.RequestListener {
  const { config, site, webApp, pools, checkPool, db, limits, log, eventCounts } = parts
  const { publicUrl, draining } = site
  const { api, lookup } = kind
  const headers = apiHeaders(kind.publicUrl)
  const checkAnswers = config.mode !== 'production'
  const handler = apiHandler(api, { headers, checkAnswers, maxAgeMs: config.keepAnswersMs, lookup })
  const gate = new LoadGate(config.maxInFlight)
  const uploadGate = new LoadGate(MAX_UPLOADS)
  const metrics = createMetrics({ pools, gate, eventCounts })
  const pages = createPageServer({
    app: webApp.app,
    host: {
      fetch: handler.fetch,
      publicUrl,
      devPages: config.devPages,
      outsideLinks: config.outsideLinks,
      report: (error) => log.error({ err: error }, 'a part of a page failed'),
    },
    headers: plainHeaders(kind.publicUrl),
    policy: config.mode === 'development' ? 'development' : 'strict',
    log,
  })
  const listener = frontHandler({
    log,
    headers,
    metrics,
    lookup,
    traffic: {
      first: { gate, lane: 'first', silenceMs: SILENCE_MS },
      common: { gate, lane: 'common', silenceMs: SILENCE_MS },
      upload: { gate: uploadGate, lane: 'common', silenceMs: UPLOAD_SILENCE_MS },
    },
    bodies: new BodiesReadAhead(),
    lateRejections: new LateRejections(),
    turns: new LoopTurns(),
    unsent: new UnsentAnswers(),
    limits,
    browseLimit: tolerant({ ...BROWSE, max: config.browseLimitPerMinute }),
    trustedHops: config.trustProxyHops,
    health: healthHandler({
      checkPool,
      metrics,
      metricsReaders: metricsReaders(config),
      draining,
      isStuck: () => gate.isStuck,
      headers,
    }),
    media: pictureFiles(parts, kind),
    files: webApp.files,
    api: handler.serve,
    ...kind.pages,
    sitemaps: kind.sitemaps({ db, publicUrl, headers }),
    pages,
    onForbidden: createRecordForbidden({ db, log, eventCounts, accessTokens: null }),
    onRead: kind.onRead,
  })
  return oneAtATime(webApp.around(listener))
}

/** What is neither read from the database nor worth a slot of the load gate. */
function pictureFiles({ pictures, log }: Parts, { publicUrl }: SiteKind): StaticFiles {
  const headers = plainHeaders(publicUrl)
  const signs = signHandler(headers)
  const media = mediaHandler({ find: createFindPicture(pictures), headers, log })
  return (...asked) => signs(...asked) || media(...asked)
}

function metricsReaders({ metricsToken, mode }: Config): MetricsReaders {
  if (metricsToken !== null) return { token: metricsToken }
  // On a public site a proxy on the same machine would look like the machine itself.
  return mode === 'production' ? 'nobody' : 'this-machine'
}

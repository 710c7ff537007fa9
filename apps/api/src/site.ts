import type http from 'node:http'
import { isIPv6 } from 'node:net'
import { API_PATH } from '@ahia/contracts/api-path'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { createRecordForbidden } from '#accounts/security-events/record-forbidden.ts'
import type { SearchedWords } from '#catalog/searches/searched-words.ts'
import { sitemapHandler } from '#catalog/sitemap/sitemap-handler.ts'
import { createFindPicture } from '#media/pictures/find-picture.ts'
import { mediaHandler } from '#media/pictures/media-handler.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { signHandler } from '#media/signs/sign-handler.ts'
import type { Config } from '#platform/config.ts'
import type { Pools } from '#platform/database/pool.ts'
import { LoadGate } from '#platform/http/gate/load-gate.ts'
import { oneAtATime } from '#platform/http/gate/one-at-a-time.ts'
import { BodiesReadAhead } from '#platform/http/gate/read-ahead.ts'
import { UnsentAnswers } from '#platform/http/gate/unsent-answers.ts'
import { type RateLimits, tolerant } from '#platform/http/rate-limits.ts'
import { apiHeaders, plainHeaders } from '#platform/http/security-headers.ts'
import { apiHandler } from '#platform/http/server/api-handler.ts'
import { frontHandler } from '#platform/http/server/front-handler.ts'
import { type Draining, healthHandler, type MetricsReaders } from '#platform/http/server/health.ts'
import { createHttpServer, listen } from '#platform/http/server/http-server.ts'
import { createMetrics } from '#platform/http/server/metrics.ts'
import { answerNotYet } from '#platform/http/server/starting.ts'
import type { Log } from '#platform/log.ts'
import { createPageServer } from '#platform/pages/page-server.ts'
import type { StaticFiles } from '#platform/pages/static-files.ts'
import type { WebApp } from '#platform/pages/web-apps.ts'
import { endpointLookup as lookup } from './api-endpoints.ts'
import type { Api } from './app.ts'
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
  api: Api
  webApp: WebApp
  pictures: PictureStore
  pools: Pools
  db: Db
  limits: RateLimits
  log: Log
  eventCounts: AccountsDeps['eventCounts']
  searchedWords: SearchedWords
}

type Site = {
  /** Its address on this machine. */
  localUrl: string
  /** Its public address. */
  publicUrl: string
  server: http.Server
  draining: Draining
  /** Starts to handle requests; until then everything is answered 'not yet'. */
  serve(parts: Parts): void
}

/** API and pages on one port, which is opened first, so that a port in use is reported before anything else starts. */
export async function openSite(config: Config): Promise<Site> {
  const headers = apiHeaders(config.publicUrl)
  const server = createHttpServer(headers, undefined, isUpload)
  const notYet = answerNotYet(headers)
  server.on('request', notYet)
  const port = await listen(server, config.port, config.host)
  const localUrl = `http://${localName(config.host)}:${port}`
  const publicUrl = config.publicUrl ?? localUrl
  const draining = { isDraining: false }
  return {
    localUrl,
    publicUrl,
    server,
    draining,
    serve: (parts) => {
      server.off('request', notYet)
      server.on('request', createHandlers({ ...parts, config, publicUrl, draining, headers }))
    },
  }
}

/** 'localhost' unless it listens on another interface only. */
function localName(host: string | null): string {
  const isHere = host === null || ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(host)
  if (isHere) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

function isUpload({ method, url = '' }: http.IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1)
  return lookup.find(method, path)?.traffic === 'upload'
}

type HandlerParts = Parts & {
  config: Config
  publicUrl: string
  draining: Draining
  headers: Record<string, string>
}

function createHandlers(parts: HandlerParts): http.RequestListener {
  const { config, publicUrl, draining, headers, api, webApp, pools, db, limits, log } = parts
  const { eventCounts, searchedWords } = parts
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
    headers: plainHeaders(config.publicUrl),
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
    unsent: new UnsentAnswers(),
    limits,
    browseLimit: tolerant({ ...BROWSE, max: config.browseLimitPerMinute }),
    trustedHops: config.trustProxyHops,
    health: healthHandler({
      pool: pools.pool,
      metrics,
      metricsReaders: metricsReaders(config),
      draining,
      isStuck: () => gate.isStuck,
      headers,
    }),
    media: pictureFiles(parts),
    files: webApp.files,
    api: handler.serve,
    pagesUnderApi: PAGES_UNDER_API,
    pagesWithForms: PAGES_WITH_FORMS,
    pagesThatGoFirst: PAGES_THAT_GO_FIRST,
    sitemaps: sitemapHandler({ db, publicUrl, headers }),
    pages,
    onForbidden: createRecordForbidden({ db, log, eventCounts, accessTokens: null }),
    onRead: (read) => searchedWords.visit(read),
  })
  return oneAtATime(webApp.around(listener))
}

/** What is neither read from the database nor worth a slot of the load gate. */
function pictureFiles({ config, pictures, log }: HandlerParts): StaticFiles {
  const headers = plainHeaders(config.publicUrl)
  const signs = signHandler(headers)
  const media = mediaHandler({ find: createFindPicture(pictures), headers, log })
  return (...asked) => signs(...asked) || media(...asked)
}

function metricsReaders({ metricsToken, mode }: Config): MetricsReaders {
  if (metricsToken !== null) return { token: metricsToken }
  // On a public site a proxy on the same machine would look like the machine itself.
  return mode === 'production' ? 'nobody' : 'this-machine'
}

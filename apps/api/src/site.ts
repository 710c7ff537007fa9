import type http from 'node:http'
import type pg from 'pg'
import type { Config } from '#platform/config.ts'
import { apiDoor } from '#platform/http/api-door.ts'
import { frontDoor } from '#platform/http/front-door.ts'
import { type Draining, healthDoor } from '#platform/http/health.ts'
import { createHttpServer, listen } from '#platform/http/http-server.ts'
import { LoadGate } from '#platform/http/load-gate.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { RateLimits } from '#platform/http/rate-limits.ts'
import { plainHeaders } from '#platform/http/security-headers.ts'
import { answerNotYet } from '#platform/http/starting.ts'
import type { Log } from '#platform/log.ts'
import { PageServer } from '#platform/pages/page-server.ts'
import type { Storefront } from '#platform/pages/storefront.ts'
import type { Api } from './app.ts'

// The second is what the browser asks for when it comes there from another page.
const PAGES_UNDER_API = new Set(['/api/v1/docs', '/api/v1/docs.data'])
const BROWSE_LEASE = 30

type Parts = { api: Api; storefront: Storefront; pool: pg.Pool; log: Log }

type Site = {
  /** Where it can be looked at from this machine. */
  localUrl: string
  server: http.Server
  draining: Draining
  /** Opens the doors; until then everything is answered 'not yet'. */
  serve(parts: Parts): void
}

/** API and pages on one port, which is taken at once: who cannot have it should know before anything else starts. */
export async function openSite(config: Config): Promise<Site> {
  const server = createHttpServer()
  server.on('request', answerNotYet)
  const port = await listen(server, config.port)
  const localUrl = `http://localhost:${port}`
  const publicUrl = config.publicUrl ?? localUrl
  const draining = { isDraining: false }
  return {
    localUrl,
    server,
    draining,
    serve: (parts) => {
      server.off('request', answerNotYet)
      server.on('request', openDoors({ ...parts, config, publicUrl, draining }))
    },
  }
}

type Doors = Parts & { config: Config; publicUrl: string; draining: Draining }

function openDoors({ config, publicUrl, draining, api, storefront, pool, log }: Doors): http.RequestListener {
  const headers = plainHeaders(publicUrl)
  const door = apiDoor(api, { headers, checkAnswers: config.mode !== 'production' })
  const gate = new LoadGate(config.maxInFlight)
  const metrics = createMetrics({ pool, gate })
  const pages = new PageServer({
    render: storefront.render,
    host: {
      fetch: door.fetch,
      publicUrl,
      devPages: config.devPages,
      report: (error) => log.error({ err: error }, 'a part of a page failed'),
    },
    headers,
    policy: config.mode === 'development' ? 'development' : 'strict',
    log,
  })
  const listener = frontDoor({
    log,
    headers,
    metrics,
    gate,
    limits: new RateLimits(pool, log),
    browseLimit: { name: 'browse', max: config.browseLimitPerMinute, seconds: 60, lease: BROWSE_LEASE },
    trustedHops: config.trustProxyHops,
    health: healthDoor({ pool, metrics, metricsToken: config.metricsToken, draining }),
    files: storefront.files,
    api: door.serve,
    pagesUnderApi: PAGES_UNDER_API,
    pages,
  })
  return storefront.around(listener)
}

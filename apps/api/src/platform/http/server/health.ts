import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type pg from 'pg'
import { Cache } from '../../cache.ts'
import type { Metrics } from './metrics.ts'
import { isThisMachine } from './this-machine.ts'

/** Shared by the handlers and the drain: once set, a load balancer is told to look elsewhere. */
export type Draining = { isDraining: boolean }

/** Who may see the metrics; for everyone else the page does not exist. */
export type MetricsReaders = { token: string } | 'this-machine' | 'nobody'

type HealthParts = {
  /** Its own, which requests do not use. */
  checkPool: pg.Pool
  metrics: Metrics
  metricsReaders: MetricsReaders
  draining: Draining
  /** Whether new callers would be turned away. */
  isStuck: () => boolean
  headers: Record<string, string>
}

const CHECK_MS = 1_000
const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Endpoints for machines: /healthz, /readyz and /metrics. Returns whether it answered. */
export function healthHandler(parts: HealthParts) {
  const { checkPool, metrics, metricsReaders, headers } = parts
  const textHeaders = { ...headers, ...TEXT }
  const metricsHeaders = { ...textHeaders, 'content-type': metrics.contentType }
  const isDatabaseThere = databaseCheck(checkPool)
  return (request: IncomingMessage, response: ServerResponse, urlPath: string): boolean => {
    switch (urlPath) {
      case '/healthz':
        response.writeHead(200, textHeaders).end('ok')
        return true
      case '/readyz':
        void readiness(isDatabaseThere, parts).then(([status, text]) =>
          response.writeHead(status, textHeaders).end(text),
        )
        return true
      case '/metrics':
        if (!maySeeMetrics(request, metricsReaders)) return false
        void metrics.text().then((text) => response.writeHead(200, metricsHeaders).end(text))
        return true
      default:
        return false
    }
  }
}

type DatabaseCheck = () => Promise<boolean>

async function readiness(
  isDatabaseThere: DatabaseCheck,
  { draining, isStuck }: HealthParts,
): Promise<[status: number, text: string]> {
  if (draining.isDraining) return [503, 'draining']
  if (isStuck()) return [503, 'full']
  if (!(await isDatabaseThere())) return [503, 'no database']
  return draining.isDraining ? [503, 'draining'] : [200, 'ready']
}

/** Checks at most once a second, however often it is asked. */
function databaseCheck(pool: pg.Pool): DatabaseCheck {
  const cache = new Cache<boolean>({ freshMs: CHECK_MS, maxEntries: 1 })
  const check = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    )
  return () => cache.get('database', check)
}

function maySeeMetrics(request: IncomingMessage, readers: MetricsReaders): boolean {
  if (readers === 'nobody') return false
  if (readers !== 'this-machine')
    return isSame(request.headers.authorization ?? '', `Bearer ${readers.token}`)
  return isThisMachine(request)
}

/** Takes equally long wherever two texts differ, so that a secret cannot be guessed letter by letter. */
function isSame(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(actual), digest(expected))
}

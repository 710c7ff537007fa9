import type { IncomingMessage, ServerResponse } from 'node:http'
import type pg from 'pg'
import type { Metrics } from './metrics.ts'

/** Shared by the doors and the drain: once set, a load balancer is told to look elsewhere. */
export type Draining = { isDraining: boolean }

type HealthParts = { pool: pg.Pool; metrics: Metrics; metricsToken: string | null; draining: Draining }

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** What machines ask: alive (/healthz), able to serve (/readyz), how it goes (/metrics). Says whether it answered. */
export function healthDoor({ pool, metrics, metricsToken, draining }: HealthParts) {
  return (request: IncomingMessage, response: ServerResponse, urlPath: string): boolean => {
    switch (urlPath) {
      case '/healthz':
        response.writeHead(200, TEXT).end('ok')
        return true
      case '/readyz':
        void readiness(pool, draining).then(([status, text]) => response.writeHead(status, TEXT).end(text))
        return true
      case '/metrics':
        if (!maySeeMetrics(request, metricsToken)) return false // to strangers there is no such page
        void metrics.text().then((text) => {
          response.writeHead(200, { ...TEXT, 'content-type': metrics.contentType }).end(text)
        })
        return true
      default:
        return false
    }
  }
}

async function readiness(pool: pg.Pool, draining: Draining): Promise<[status: number, text: string]> {
  if (draining.isDraining) return [503, 'draining']
  try {
    await pool.query('select 1')
    return [200, 'ready']
  } catch {
    return [503, 'no database']
  }
}

// Without a token only this machine itself may look, and not through a proxy that hides who is asking.
function maySeeMetrics({ headers, socket }: IncomingMessage, token: string | null): boolean {
  if (token !== null) return headers.authorization === `Bearer ${token}`
  return LOOPBACK.has(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
}

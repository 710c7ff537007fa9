import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Sandbox } from '#sandbox.ts'
import { endpointOf } from './endpoint-of.ts'

const BAD_GATEWAY =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'
const RESET_SECONDS = 7

/** F3: what a provider does on a bad day. */
export function injectFault({ faults }: Sandbox): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const endpoint = endpointOf(c.req.method, c.req.path)
    const fault = endpoint === null ? null : faults.take(endpoint)
    if (!fault) return next()
    const { kind, ms } = fault
    if (kind === 'delay') {
      await pause(ms)
      return next()
    }
    if (kind === 'hang') return new Promise<Response>(() => {})
    if (kind === '502') return c.html(BAD_GATEWAY, 502)
    if (kind === '500') {
      return c.json({ status: false, message: 'An error occurred', type: 'api_error', code: 'unknown' }, 500)
    }
    if (kind === '429') {
      c.header('x-ratelimit-reset', String(RESET_SECONDS))
      c.header('x-ratelimit-remaining', '0')
      return c.json(
        { status: false, message: 'Too many requests', type: 'api_error', code: 'rate_limited' },
        429,
      )
    }
    // Both do what was asked; only the answer is lost.
    await next()
    if (kind === 'truncate') {
      const text = await c.res.text()
      c.res = new Response(text.slice(0, text.length / 2), {
        status: c.res.status,
        headers: { 'content-type': 'application/json' },
      })
      return
    }
    c.env.incoming.socket.destroy()
  }
}

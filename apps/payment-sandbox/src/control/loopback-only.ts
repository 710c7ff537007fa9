import type { MiddlewareHandler } from 'hono'

const OURS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A page of another site that gives its own name our address (DNS rebinding) is rejected. */
export const loopbackOnly: MiddlewareHandler = async (c, next) =>
  OURS.has(new URL(c.req.url).hostname) ? next() : c.text('Only for this machine', 403)

/** No form of a browser can send JSON to another site without asking first, and nobody here says yes. */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  const isReading = c.req.method === 'GET'
  const isJson = c.req.header('content-type')?.startsWith('application/json') ?? false
  return isReading || isJson ? next() : c.json({ status: false, message: 'JSON only' }, 415)
}

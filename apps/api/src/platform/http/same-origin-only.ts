import type { MiddlewareHandler } from 'hono'
import { crossSite } from './http.errors.ts'

const SAFE = new Set(['GET', 'HEAD'])

/** ADMIN-04: where a cookie says who is there, only our own pages may change anything. Every browser of today says where a request comes from. */
export const sameOriginOnly: MiddlewareHandler = async (c, next) => {
  if (!SAFE.has(c.req.method) && c.req.header('sec-fetch-site') !== 'same-origin') throw crossSite()
  await next()
}

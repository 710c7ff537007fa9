import type { MiddlewareHandler } from 'hono'
import { rateLimited } from '#platform/http/http.errors.ts'
import type { Limit, RateLimits } from '#platform/http/rate-limits.ts'
import type { AccessClaims } from './access-token.ts'

type Known = { Variables: { deps: { limits: RateLimits }; account: AccessClaims } }

/** T20: stands behind `signedIn`, before what an account may not do more often than this. */
export const withinLimit =
  (limit: Limit): MiddlewareHandler<Known> =>
  async (c, next) => {
    const verdict = await c.var.deps.limits.take(limit, c.var.account.accountId)
    if (!verdict.allowed) throw rateLimited(verdict.retryAfterSeconds)
    await next()
  }

import type { Endpoint, RateLimit } from '@ahia/contracts/endpoint'
import type { MiddlewareHandler } from 'hono'
import { rateLimited } from '#platform/http/http.errors.ts'
import { type RateLimits, tolerant } from '#platform/http/rate-limits.ts'
import type { AccessClaims } from './access-token.ts'

type SignedInEnv = { Variables: { deps: { limits: RateLimits }; account: AccessClaims } }
type Limited = Endpoint & { limits: { account: RateLimit } }

/** T20: used after `signedIn`; rejects an account that calls more often than the endpoint's contract allows. */
export function withinLimit({ limits: { account: own } }: Limited): MiddlewareHandler<SignedInEnv> {
  const limit = tolerant(own)
  return async (c, next) => {
    const verdict = await c.var.deps.limits.take(limit, c.var.account.accountId)
    if (!verdict.allowed) throw rateLimited(verdict.retryAfterSeconds)
    await next()
  }
}

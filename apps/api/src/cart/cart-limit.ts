import type { MiddlewareHandler } from 'hono'
import type { AccessClaims } from '#accounts/access-token.ts'
import { rateLimited } from '#platform/http/http.errors.ts'
import type { Limit, RateLimits } from '#platform/http/rate-limits.ts'

/** T20 */
const PER_ACCOUNT: Limit = { name: 'cart', max: 120, seconds: 60, lease: 30, whenUnsure: 'allow' }

type Changing = { Variables: { deps: { limits: RateLimits }; account: AccessClaims } }

/** Stands before every call that changes a cart: no hand is so quick, and each change is written to disk. */
export const withinCartLimit: MiddlewareHandler<Changing> = async (c, next) => {
  const verdict = await c.var.deps.limits.take(PER_ACCOUNT, c.var.account.accountId)
  if (!verdict.allowed) throw rateLimited(verdict.retryAfterSeconds)
  await next()
}

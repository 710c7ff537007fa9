import type { AccountId } from '@ahia/contracts/ids'
import type { MiddlewareHandler } from 'hono'
import { rateLimited } from '#platform/http/http.errors.ts'
import type { Limit, RateLimits } from '#platform/http/rate-limits.ts'

type Limited = MiddlewareHandler<{ Variables: { deps: { limits: RateLimits }; ownerId: AccountId } }>

/** Concurrent uploads per account, as there are few slots for all. */
const AT_ONCE = 3
const RETRY_SECONDS = 5

export function createUploadLimit(limit: Limit): Limited {
  const underWay = new Map<AccountId, number>()
  return async (c, next) => {
    const { deps, ownerId } = c.var
    const others = underWay.get(ownerId) ?? 0
    if (others >= AT_ONCE) throw rateLimited(RETRY_SECONDS)
    underWay.set(ownerId, others + 1)
    try {
      const verdict = await deps.limits.take(limit, ownerId)
      if (!verdict.allowed) throw rateLimited(verdict.retryAfterSeconds)
      await next()
    } finally {
      const left = (underWay.get(ownerId) ?? 1) - 1
      if (left === 0) underWay.delete(ownerId)
      else underWay.set(ownerId, left)
    }
  }
}

import type { AccountId } from '@ahia/contracts/ids'
import { rateLimited } from '#platform/http/http.errors.ts'
import type { Limit, RateLimits } from '#platform/http/rate-limits.ts'
import type { Db } from '#tables.ts'

export type WishlistDeps = { db: Db; limits: RateLimits }

/** T20 */
const PER_ACCOUNT: Limit = { name: 'wishlist', max: 120, seconds: 60, lease: 10, whenUnsure: 'allow' }

/** Refuses whoever changes their list faster than a person can. */
export async function takeChange({ limits }: WishlistDeps, accountId: AccountId): Promise<void> {
  const verdict = await limits.take(PER_ACCOUNT, accountId)
  if (!verdict.allowed) throw rateLimited(verdict.retryAfterSeconds)
}

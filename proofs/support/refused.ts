import { refresh } from '@ahia/contracts/accounts'
import { ApiError } from '@ahia/contracts/api-error'
import { getProfile } from '@ahia/contracts/user'
import type { Market } from './market.ts'

/** An access token, or a refresh token. */
export type Key = { token: string } | { refresh: string }

const GIVE_UP_MS = 10_000

/** Whether the token is rejected. Trying a refresh token that is still valid uses it up. */
export async function isRefused({ visitors }: Market, key: Key): Promise<boolean> {
  try {
    if ('token' in key) await visitors.newcomer(key.token)(getProfile, {})
    else await visitors.newcomer()(refresh, key)
    return false
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return true
    throw error
  }
}

/** How long until every token is rejected by both instances. */
export async function waitUntilRefused(market: Market, keys: Key[]): Promise<number> {
  const startedAt = performance.now()
  const twice = [...keys, ...keys.toReversed()] // the instances alternate, so each of two sees every key
  for (;;) {
    const refused = await Promise.all(twice.map((key) => isRefused(market, key)))
    const passedMs = performance.now() - startedAt
    if (!refused.includes(false)) return passedMs
    if (passedMs > GIVE_UP_MS) return Number.POSITIVE_INFINITY
  }
}

import { refresh } from '@ahia/contracts/accounts'
import { ApiError } from '@ahia/contracts/api-error'
import { getProfile } from '@ahia/contracts/user'
import type { Market } from './market.ts'

/** An access token, or what a new one is fetched with. */
export type Key = { token: string } | { refresh: string }

const GIVE_UP_MS = 10_000

/** Whether nobody is signed in with it any more. Asking with a refresh token that still opens uses it up. */
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

/** How long until whoever asks is refused, with any of them and by whichever instance: 0 when the first asking is. */
export async function waitUntilRefused(market: Market, keys: Key[]): Promise<number> {
  const startedAt = performance.now()
  let askedMs = 0
  while (askedMs < GIVE_UP_MS) {
    const twice = [...keys, ...keys.toReversed()] // the instances take turns, so each of two sees every key
    const refused = await Promise.all(twice.map((key) => isRefused(market, key)))
    if (!refused.includes(false)) return askedMs
    askedMs = performance.now() - startedAt
  }
  return Number.POSITIVE_INFINITY
}

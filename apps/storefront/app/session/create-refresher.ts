import { ApiError } from '@ahia/contracts/api-error'
import { type Call, createCall, type Renewal } from '@ahia/contracts/call'
import { oneTabAtATime } from '@ahia/web/storage/one-tab-at-a-time'
import { API_PATH } from './api-path.ts'
import type { ReplacedRefreshes } from './create-replaced-refreshes.ts'
import type { Keep, StoredTokens, Tokens } from './create-session-store.ts'

/** It will never be right again. Any other failure, such as no network, says nothing about the session. */
const REFUSED_FOR_GOOD: readonly (number | null)[] = [401, 422]

const callAsNobody = createCall({ fetch: (request) => fetch(request), baseUrl: API_PATH })

type Of = {
  /** Held by the tab that refreshes. */
  lockName: string
  store: {
    readGrant: () => string | null
    readTokens: () => StoredTokens | null
    updateTokens: (old: string, tokens: Tokens) => void
  }
  replaced: ReplacedRefreshes
  exchange: (call: Call, given: { refresh: string }) => Promise<Tokens>
  /** The session is over before its owner has said so. */
  expire: () => void | Promise<void>
}

/**
 * SESS-04: what to do about a bearer that was refused. One tab at a time, so that no two use up the same refresh token:
 * whoever waited finds what the other has stored. Rejects, and the session stays, when nobody could be asked.
 */
export function createRefresher({ lockName, store, replaced, exchange, expire }: Of) {
  const end = async (): Promise<Renewal> => {
    await expire()
    return 'over'
  }
  const renew = async (keep: Keep, held: string): Promise<Renewal> => {
    const used = keep === 'session' ? await replaced.newestOf(held) : held // a persistent copy is the same in all tabs
    try {
      store.updateTokens(held, await exchange(callAsNobody, { refresh: used }))
      if (keep === 'session') replaced.rememberReplaced(held, used)
      return 'again'
    } catch (error) {
      if (error instanceof ApiError && REFUSED_FOR_GOOD.includes(error.status)) return end()
      throw error
    }
  }
  return (refused: string): Promise<Renewal> =>
    oneTabAtATime(lockName, async () => {
      if (refused === store.readGrant()) return 'over' // of a registration or a reset, which is not refreshed
      const stored = store.readTokens()
      if (stored === null) return 'over' // signed out meanwhile
      if (stored.token !== refused) return 'again' // refreshed meanwhile
      return stored.refresh === null ? end() : renew(stored.keep, stored.refresh)
    })
}

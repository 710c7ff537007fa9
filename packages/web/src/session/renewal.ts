import { ApiError } from '@ahia/contracts/api-error'
import { type Call, createCall, type Renewal } from '@ahia/contracts/call'
import { oneTabAtATime } from '../storage/one-tab-at-a-time.ts'
import { createReplacedRefreshes } from './replaced-refreshes.ts'
import type { Keep, SessionKeys, StoredTokens, Tokens } from './session-store.ts'

/**
 * The refresh token will never be valid again. Any other failure, such as no network, says nothing about the session.
 */
const REFUSED_FOR_GOOD: readonly (number | null)[] = [401, 422]

type RenewalOptions = {
  kind: string
  keys: SessionKeys
  store: {
    readGrant: () => string | null
    readTokens: () => StoredTokens | null
    updateTokens: (old: string, tokens: Tokens) => void
  }
  apiPath: string
  refresh: (call: Call, sent: { refresh: string }) => Promise<Tokens>
  onExpired: () => void | Promise<void>
}

/**
 * SESS-04: handles a rejected bearer token. One tab at a time, so that no two use up the same refresh token: a tab that
 * waited finds the tokens that the other has stored. Rejects, and keeps the session, when the server gives no verdict,
 * for example without a network.
 */
export function createRenewal({ kind, keys, store, apiPath, refresh, onExpired }: RenewalOptions) {
  const name = `ahia-${kind}-session`
  const callAsNobody = createCall({ fetch: (request) => fetch(request), baseUrl: apiPath })
  const replaced = createReplacedRefreshes({
    channelName: name,
    key: keys.replaced,
    readTokens: store.readTokens,
  })
  const expire = async (): Promise<Renewal> => {
    await onExpired()
    return 'over'
  }
  const exchange = async (keep: Keep, held: string): Promise<Renewal> => {
    const used = keep === 'session' ? await replaced.newestOf(held) : held // a persistent copy is the same in all tabs
    try {
      store.updateTokens(held, await refresh(callAsNobody, { refresh: used }))
      if (keep === 'session') replaced.rememberReplaced(held, used)
      return 'again'
    } catch (error) {
      if (error instanceof ApiError && REFUSED_FOR_GOOD.includes(error.status)) return expire()
      throw error
    }
  }
  const renew = (refused: string): Promise<Renewal> =>
    oneTabAtATime(name, async () => {
      if (refused === store.readGrant()) return 'over' // of a registration or a reset, which is not refreshed
      const stored = store.readTokens()
      if (stored === null) return 'over' // signed out meanwhile
      if (stored.token !== refused) return 'again' // refreshed meanwhile
      return stored.refresh === null ? expire() : exchange(stored.keep, stored.refresh)
    })
  return { renew, answerOtherTabs: replaced.answerOtherTabs }
}

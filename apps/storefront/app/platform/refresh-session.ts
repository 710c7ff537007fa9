import { refresh } from '@ahia/contracts/accounts'
import { ApiError } from '@ahia/contracts/api-error'
import { createCall, type Renewal } from '@ahia/contracts/call'
import { API_PATH } from './api-path.ts'
import { authPath } from './auth-path.ts'
import { oneTabAtATime } from './one-tab-at-a-time.ts'
import { newestOf, rememberReplaced } from './replaced-refresh.ts'
import {
  type Keep,
  readSessionToken,
  readTokens,
  removeSessionToken,
  removeUser,
  updateTokens,
} from './session-store.ts'
import { SESSION_EXPIRED } from './stored-session.ts'

/** It will never be right again. Any other failure, such as no network, says nothing about the session. */
const REFUSED_FOR_GOOD: readonly (number | null)[] = [401, 422]

/** What a slow network does not let finish must not keep the page from being left. */
const LEFT_WITHIN_MS = 2_000

const callAsNobody = createCall({ fetch: (request) => fetch(request), baseUrl: API_PATH })

/**
 * SESS-04: what to do about a bearer that was refused. One tab at a time, so that no two use up the same refresh token:
 * whoever waited finds what the other has stored. Rejects, and the session stays, when nobody could be asked.
 */
export const refreshSession = (refused: string): Promise<Renewal> =>
  oneTabAtATime('ahia-session', async () => {
    if (refused === readSessionToken()) return 'over' // of a registration or a reset, which is not refreshed
    const stored = readTokens()
    if (stored === null) return 'over' // signed out meanwhile
    if (stored.token !== refused) return 'again' // refreshed meanwhile
    return stored.refresh === null ? expireSession() : exchange(stored.keep, stored.refresh)
  })

async function exchange(keep: Keep, held: string): Promise<Renewal> {
  const used = keep === 'session' ? await newestOf(held) : held // a persistent copy is the same in all tabs
  try {
    const tokens = await callAsNobody(refresh, { refresh: used })
    updateTokens(held, tokens)
    if (keep === 'session') rememberReplaced(held, used)
    return 'again'
  } catch (error) {
    if (error instanceof ApiError && REFUSED_FOR_GOOD.includes(error.status)) return expireSession()
    throw error
  }
}

/** SESS-04: whoever has more to clear than the session hears the event. */
async function expireSession(): Promise<Renewal> {
  const login = authPath(location.pathname + location.search)
  // Whoever leads to the login without a page load says so by `preventDefault`.
  const toFinish: Promise<unknown>[] = []
  const isNobodyThere = dispatchEvent(
    new CustomEvent(SESSION_EXPIRED, { cancelable: true, detail: toFinish }),
  )
  removeUser()
  removeSessionToken()
  const finished = Promise.allSettled(toFinish)
  if (isNobodyThere) {
    await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, LEFT_WITHIN_MS))])
    location.replace(login)
  }
  return 'over'
}

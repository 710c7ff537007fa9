import { refresh } from '@ahia/contracts/accounts'
import { authPath } from './auth-path.ts'
import { createRefresher } from './create-refresher.ts'
import { replacedRefreshes } from './replaced-refresh.ts'
import { customerStore, removeSessionToken, removeUser } from './session-store.ts'
import { SESSION_EXPIRED } from './stored-session.ts'

/** What a slow network does not let finish must not keep the page from being left. */
const LEFT_WITHIN_MS = 2_000

/** SESS-04: of the customer. */
export const refreshSession = createRefresher({
  lockName: 'ahia-session',
  store: customerStore,
  replaced: replacedRefreshes,
  exchange: (call, given) => call(refresh, given),
  expire: expireSession,
})

/** SESS-04: whoever has more to clear than the session hears the event. */
async function expireSession(): Promise<void> {
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
}

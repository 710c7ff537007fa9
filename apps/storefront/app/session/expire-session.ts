import { authPath } from './auth-path.ts'

/** SESS-04: dispatched on the window when a session has expired without a logout. */
export const SESSION_EXPIRED = 'session-expired'

/** Listeners with something to finish before the page is left add it here. */
export type SessionExpiry = CustomEvent<Promise<unknown>[]>

declare global {
  interface WindowEventMap {
    [SESSION_EXPIRED]: SessionExpiry
  }
}

/** A slow network must not keep the page from being left. */
const LEAVE_AFTER_MS = 2_000

/** SESS-04: code with more to clear than the session listens to the event. */
export async function expireSession(clear: () => void): Promise<void> {
  const login = authPath(location.pathname + location.search)
  const toFinish: Promise<unknown>[] = []
  // A listener that opens the login without a page load calls `preventDefault`.
  const isUnhandled = dispatchEvent(new CustomEvent(SESSION_EXPIRED, { cancelable: true, detail: toFinish }))
  clear()
  const finished = Promise.allSettled(toFinish)
  if (!isUnhandled) return
  await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, LEAVE_AFTER_MS))])
  location.replace(login)
}

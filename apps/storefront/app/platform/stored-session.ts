/** SESS-04: raised on the window when a session is over before its owner has said so. */
export const SESSION_EXPIRED = 'session-expired'

/** Whoever has something to finish before the page is left puts it in. */
export type SessionExpiry = CustomEvent<Promise<unknown>[]>

declare global {
  interface WindowEventMap {
    [SESSION_EXPIRED]: SessionExpiry
  }
}

/** SESS-01: raised on the window whenever who is signed in changes. */
const SESSION_EVENTS = ['user-changed', 'token-changed'] as const
const SESSION_KEYS: readonly (string | null)[] = ['user', 'token', null]

/** Calls whenever somebody signs in or out, here or in another tab; gives back how to stop. */
export function followSession(listener: () => void): () => void {
  const hearOtherTab = ({ key }: StorageEvent) => {
    if (SESSION_KEYS.includes(key)) listener()
  }
  for (const event of SESSION_EVENTS) addEventListener(event, listener)
  addEventListener('storage', hearOtherTab)
  return () => {
    for (const event of SESSION_EVENTS) removeEventListener(event, listener)
    removeEventListener('storage', hearOtherTab)
  }
}

import { useMemo, useSyncExternalStore } from 'react'
import { followSession } from './stored-session.ts'
import { readUserText, type StoredUser, toStoredUser } from './stored-user.ts'

/** The server sends everybody the same page, so who is signed in is unknown until the browser has taken over. */
export type Session = { state: 'unknown' } | { state: 'guest' } | { state: 'customer'; user: StoredUser }

export function useSession(): Session {
  const text = useSyncExternalStore(followSession, readText, () => undefined)
  return useMemo(() => toSession(text), [text])
}

const readText = (): string | null => readUserText(window)

function toSession(text: string | null | undefined): Session {
  if (text === undefined) return { state: 'unknown' }
  return text === null ? { state: 'guest' } : { state: 'customer', user: toStoredUser(text) }
}

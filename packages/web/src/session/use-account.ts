import { useMemo, useSyncExternalStore } from 'react'
import { parseFields } from './session-store.ts'

/** The server sends the same page to everybody, so who is signed in is unknown until hydration. */
export type StoredAccount = { state: 'unknown' } | { state: 'guest' } | { state: 'signed in'; fields: Fields }

/** As stored, unchecked: any script can write to browser storage. */
type Fields = Record<string, unknown>

type FollowedSession = {
  store: { readText: () => string | null }
  follow: (listener: () => void) => () => void
}

/** Who is signed in; follows sign-ins and sign-outs here and in other tabs. */
export function useAccount({ store, follow }: FollowedSession): StoredAccount {
  const text = useSyncExternalStore(follow, store.readText, () => undefined)
  return useMemo(() => toAccount(text), [text])
}

function toAccount(text: string | null | undefined): StoredAccount {
  if (text === undefined) return { state: 'unknown' }
  return text === null ? { state: 'guest' } : { state: 'signed in', fields: parseFields(text) }
}

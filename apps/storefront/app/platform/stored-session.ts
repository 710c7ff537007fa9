import { REPLACED_REFRESHES } from './replaced-refresh-key.ts'

/** SESS-04: raised on the window when a session is over before its owner has said so. */
export const SESSION_EXPIRED = 'session-expired'

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
  void answerDuplicates()
  return () => {
    for (const event of SESSION_EVENTS) removeEventListener(event, listener)
    removeEventListener('storage', hearOtherTab)
  }
}

/** SESS-04: a reloaded tab still knows what its duplicate has missed. Hardly any tab has something to tell. */
async function answerDuplicates(): Promise<void> {
  try {
    if (sessionStorage.getItem(REPLACED_REFRESHES) === null) return
    const { answerOtherTabs } = await import('./replaced-refresh.ts')
    answerOtherTabs()
  } catch {} // blocked storage holds nothing to tell, and a script that did not come is no reason to fail
}

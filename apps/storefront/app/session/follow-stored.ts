import type { SessionNames } from './create-session-store.ts'

/** Calls whenever one kind of account signs in or out, here or in another tab; gives back how to stop. */
export const followStored =
  ({ person, grant }: Pick<SessionNames, 'person' | 'grant'>) =>
  (listener: () => void): (() => void) => {
    const keys: readonly (string | null)[] = [person, grant, null] // null: all was cleared
    const events = [`${person}-changed`, `${grant}-changed`]
    const hearOtherTab = ({ key }: StorageEvent) => {
      if (keys.includes(key)) listener()
    }
    for (const event of events) addEventListener(event, listener)
    addEventListener('storage', hearOtherTab)
    return () => {
      for (const event of events) removeEventListener(event, listener)
      removeEventListener('storage', hearOtherTab)
    }
  }

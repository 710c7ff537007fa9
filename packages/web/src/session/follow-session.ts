import type { SessionKeys } from './session-store.ts'

/** Calls the listener whenever one kind of account signs in or out, here or in another tab; returns how to stop. */
export const followSession =
  ({ account, grant }: SessionKeys) =>
  (listener: () => void): (() => void) => {
    const keys: readonly (string | null)[] = [account, grant, null] // null: all was cleared
    const events = [`${account}-changed`, `${grant}-changed`]
    const listenToOtherTab = ({ key }: StorageEvent) => {
      if (keys.includes(key)) listener()
    }
    for (const event of events) addEventListener(event, listener)
    addEventListener('storage', listenToOtherTab)
    return () => {
      for (const event of events) removeEventListener(event, listener)
      removeEventListener('storage', listenToOtherTab)
    }
  }

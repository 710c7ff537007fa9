import { oneTabAtATime } from './one-tab-at-a-time.ts'

type StoredValueOptions<T> = {
  key: string
  /** Raised on the window after each change; other tabs get the browser's own `storage` event. */
  event: string
  empty: T
  /** Anybody can write into browser storage: null says that this is none of ours. */
  parse: (json: unknown) => T | null
}

export type StoredValue<T> = {
  /** The same object for as long as nothing has changed; empty where the browser blocks site data. */
  read: () => T
  /** Rejects when the browser blocks site data or has no room left; then nothing has changed. */
  change: (move: (value: T) => T) => Promise<void>
  subscribe: (listener: () => void) => () => void
}

/** A value in local storage that all tabs of the site share. What cannot be read is put aside, never overwritten. */
export function createStoredValue<T>({ key, event, empty, parse }: StoredValueOptions<T>): StoredValue<T> {
  let known: { text: string | null; value: T | null } = { text: null, value: empty }

  const listeners = new Set<() => void>()
  // While somebody listens, nothing can change unheard, so the storage is not asked again for each of many readers.
  let isKnown = false

  const handleNews = () => {
    isKnown = false
    for (const notify of [...listeners]) notify()
  }
  const handleOtherTab = ({ key: changed }: StorageEvent) => {
    if (changed === key || changed === null) handleNews() // null: all was cleared
  }

  const look = () => {
    const text = localStorage.getItem(key)
    if (text !== known.text) known = { text, value: text === null ? empty : parse(fromJson(text)) }
    isKnown = listeners.size > 0
    return known
  }

  const write = (move: (value: T) => T) => {
    const { text, value } = look()
    if (text !== null && value === null) localStorage.setItem(`${key}-unreadable`, text)
    localStorage.setItem(key, JSON.stringify(move(value ?? empty)))
    isKnown = false
  }

  return {
    read: () => {
      try {
        return (isKnown ? known : look()).value ?? empty
      } catch {
        return empty // a browser that blocks site data throws already when asked for the storage
      }
    },
    change: async (move) => {
      await oneTabAtATime(key, () => write(move))
      dispatchEvent(new Event(event))
    },
    subscribe: (listener) => {
      const notify = () => listener()
      if (listeners.size === 0) {
        addEventListener(event, handleNews)
        addEventListener('storage', handleOtherTab)
        addEventListener('pageshow', handleNews) // a page that Back restores has missed the events
      }
      listeners.add(notify)
      return () => {
        listeners.delete(notify)
        if (listeners.size > 0) return
        isKnown = false
        removeEventListener(event, handleNews)
        removeEventListener('storage', handleOtherTab)
        removeEventListener('pageshow', handleNews)
      }
    },
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

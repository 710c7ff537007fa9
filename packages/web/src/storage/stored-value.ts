import { oneTabAtATime } from './one-tab-at-a-time.ts'

type StoredValueOptions<T> = {
  key: string
  /** Dispatched on the window after each change; other tabs get the browser's own `storage` event. */
  event: string
  empty: T
  /** Any script can write to browser storage: null means that the value is not ours. */
  parse: (json: unknown) => T | null
}

export type StoredValue<T> = {
  /** The same object until something changes; empty when the browser blocks site data. */
  read: () => T
  /** Rejects when the browser blocks site data or storage is full; then nothing has changed. */
  change: (move: (value: T) => T) => Promise<void>
  subscribe: (listener: () => void) => () => void
}

/**
 * A value in local storage that all tabs of the site share. A value that cannot be read is copied to another key before
 * it is overwritten.
 */
export function createStoredValue<T>({ key, event, empty, parse }: StoredValueOptions<T>): StoredValue<T> {
  let known: { text: string | null; value: T | null } = { text: null, value: empty }

  const listeners = new Set<() => void>()
  // While there are listeners every change is noticed, so the storage is not read again for each of many readers.
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
        return empty // with blocked site data, even reading the property throws
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
        addEventListener('pageshow', handleNews) // a page restored by Back has missed the events
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

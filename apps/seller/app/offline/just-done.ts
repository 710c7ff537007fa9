import type { Command } from './command.ts'

const PREFIX = 'seller-queue-new-'

/**
 * Commands on their way into the queue. The queue is written under a lock, as other tabs write it too, and a page that is left
 * at once would take with it what waits for the lock. Each is therefore written down first, by itself, where nothing is in its
 * way. Throws when the browser stores nothing.
 */
export function writeDown(command: Command): void {
  localStorage.setItem(PREFIX + command.requestKey, JSON.stringify(command))
}

/** First things first; those of another tab too. Empty where nothing can be read. */
export const readWrittenDown = (isCommand: (json: unknown) => json is Command): readonly Command[] =>
  keys()
    .map((key) => parse(localStorage.getItem(key)))
    .filter(isCommand)
    .toSorted((a, b) => a.at.localeCompare(b.at))

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return [] // the server has no storage, and a browser may block its own
  }
}

/** Any script can write to a browser's storage: what cannot be read must not hide the rest. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export function removeWrittenDown(commands: readonly Command[]): void {
  for (const { requestKey } of commands) localStorage.removeItem(PREFIX + requestKey)
}

/** Nobody can tell whose it was. */
export function removeUnreadable(): void {
  for (const key of keys()) if (parse(localStorage.getItem(key)) === null) localStorage.removeItem(key)
}

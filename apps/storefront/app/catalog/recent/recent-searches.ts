import { createStoredValue } from '@ahia/web/storage/stored-value'

const MAX_STORED = 5
const LONGEST = 80

/** SHELL-07: recent searches in this browser, newest first; they never leave the browser. */
export const recentSearches = createStoredValue<readonly string[]>({
  key: 'recent-searches',
  event: 'recent-searches-changed',
  empty: [],
  parse: (json) =>
    Array.isArray(json) ? json.filter((text) => typeof text === 'string').slice(0, MAX_STORED) : null,
})

export function rememberSearch(text: string): void {
  const wanted = text.trim().slice(0, LONGEST)
  if (wanted === '') return
  const isOther = (stored: string) => stored.toLowerCase() !== wanted.toLowerCase()
  void keepQuietly((stored) => [wanted, ...stored.filter(isOther)].slice(0, MAX_STORED))
}

export const forgetSearches = (): Promise<void> => keepQuietly(() => [])

// Where the browser stores nothing, there are no recent searches.
const keepQuietly = (move: (stored: readonly string[]) => readonly string[]): Promise<void> =>
  recentSearches.change(move).catch(() => {})

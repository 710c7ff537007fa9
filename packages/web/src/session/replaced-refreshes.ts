import { fieldsOf, isText } from '../storage/stored-fields.ts'
import type { StoredTokens } from './session-store.ts'

// A duplicated tab has a copy of the session storage and gets no events from the original. If it sent a refresh token
// that the other has replaced, the server would take it for stolen and sign both out.

const ANSWER_WITHIN_MS = 150
/** More than a session of a working day replaces. */
const MAX_STORED = 100

type ReplacedRefreshesOptions = {
  /** The channel on which the tabs of this kind of account talk. */
  channelName: string
  /** Where a tab stores the refresh tokens that it knows were replaced: only of this session, and none still valid. */
  key: string
  readTokens: () => StoredTokens | null
}

export function createReplacedRefreshes({ channelName, key, readTokens }: ReplacedRefreshesOptions) {
  let isAnswering = false

  const read = (): string[] => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isText) : []
    } catch {
      return [] // any script can write to browser storage
    }
  }
  const replacementOf = (refresh: string): string | null => {
    if (!read().includes(refresh)) return null
    const stored = readTokens()
    return stored?.keep === 'session' && stored.refresh !== refresh ? stored.refresh : null
  }
  /** Answers other tabs with the current token for one that this tab knows was replaced. */
  const answerOtherTabs = (): void => {
    if (isAnswering || !('BroadcastChannel' in window)) return
    isAnswering = true
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }) => {
      const { of: refresh } = fieldsOf(data)
      const replacement = isText(refresh) ? replacementOf(refresh) : null
      if (replacement !== null) channel.postMessage({ of: refresh, is: replacement })
    }
  }
  /** The current successor of a refresh token, as far as the tabs of the session know. */
  const newestOf = async (refresh: string): Promise<string> => {
    if (!('BroadcastChannel' in window)) return refresh
    const replacement = await askTabs(channelName, refresh)
    return replacement === null ? refresh : newestOf(replacement)
  }
  /** From now on this tab can answer the others of the same session, also after a reload. */
  const rememberReplaced = (...refreshes: string[]): void => {
    const all = new Set([...read(), ...refreshes])
    try {
      sessionStorage.setItem(key, JSON.stringify([...all].slice(-MAX_STORED)))
    } catch {} // storage is full: the others find out from the server
    answerOtherTabs()
  }
  return { answerOtherTabs, newestOf, rememberReplaced }
}

function askTabs(channelName: string, refresh: string): Promise<string | null> {
  const channel = new BroadcastChannel(channelName)
  const answered = new Promise<string | null>((resolve) => {
    channel.onmessage = ({ data }) => {
      const { of: about, is: replacement } = fieldsOf(data)
      if (about === refresh && isText(replacement)) resolve(replacement)
    }
    setTimeout(() => resolve(null), ANSWER_WITHIN_MS)
  })
  channel.postMessage({ of: refresh })
  return answered.finally(() => channel.close())
}

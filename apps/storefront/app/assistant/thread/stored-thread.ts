import { fieldsOf } from '@ahia/web/storage/stored-fields'
import { signedInEmail } from '#session/customer-session.ts'
import type { Exchange } from '../shown.ts'
import { parseThread } from './parse-thread.ts'
import { THREAD_KEY } from './thread-key.ts'

/** Stored for as long as the tab is open, across pages and reloads. */
export function keepThread(exchanges: readonly Exchange[]): void {
  try {
    sessionStorage.setItem(THREAD_KEY, JSON.stringify({ owner: signedInEmail(), exchanges }))
  } catch {
    // full or blocked: only a reload would lose it
  }
}

/** Empty when it belongs to another account, because it may contain orders. */
export function readThread(): readonly Exchange[] {
  try {
    const stored = sessionStorage.getItem(THREAD_KEY)
    if (stored === null) return []
    const { owner, exchanges } = fieldsOf(JSON.parse(stored))
    return owner === signedInEmail() ? parseThread(exchanges) : []
  } catch {
    return []
  }
}

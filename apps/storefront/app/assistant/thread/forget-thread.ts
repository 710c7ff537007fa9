import { THREAD_KEY } from './thread-key.ts'

/** SHELL-13: the conversation may contain orders, so nobody else must see it. */
export function forgetThread(): void {
  try {
    sessionStorage.removeItem(THREAD_KEY)
  } catch {
    // a browser that blocks site data has stored none
  }
}

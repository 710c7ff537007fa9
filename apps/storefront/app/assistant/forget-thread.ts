import { THREAD_KEY } from './thread-key.ts'

/** SHELL-13: what was said and shown, orders among it, is nobody else's business. */
export function forgetThread(): void {
  try {
    sessionStorage.removeItem(THREAD_KEY)
  } catch {
    // a browser that blocks site data has stored none
  }
}

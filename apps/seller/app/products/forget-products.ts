import { DRAFT_PREFIX, SEEN_KEY } from './stored-keys.ts'

/** On a shared phone the next person finds nothing of the one who signed out. */
export function forgetProducts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key === SEEN_KEY || key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key)
  } catch {} // a browser that blocks site data has stored none
}

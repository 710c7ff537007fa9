import { showToast } from '@ahia/ui/overlays/show-toast'
import type { NewToast } from '@ahia/ui/overlays/toast-queue'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'

const KEY = 'kept-toast'

/** For a message after a full page load. Without storage, nothing is shown. */
export function keepToast({ kind, text }: Pick<NewToast, 'kind' | 'text'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ kind, text }))
  } catch {}
}

/** Shows it once. */
export function showStoredToast(): void {
  try {
    const { kind, text } = fieldsOf(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    sessionStorage.removeItem(KEY)
    if (isText(text)) showToast({ kind: kind === 'error' ? 'error' : 'success', text })
  } catch {} // any script can write to browser storage
}

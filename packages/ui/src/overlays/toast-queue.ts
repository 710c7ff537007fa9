import { createStore } from '../store.ts'

/** CONST-04: times that the specification fixes. */
export const TOAST_MS = { error: 5000, addedToCart: 4000, profileSaved: 3000, profileError: 5000 } as const

/** WIN-22: more would cover a phone's page. */
const MOST_AT_ONCE = 2

export type Toast = {
  id: number
  kind: 'success' | 'error'
  text: string
  durationMs: number
  action?: { label: string; href: string } | undefined
  /** The path of the page that it was shown on. */
  shownOn?: string | undefined
}

export type NewToast = Omit<Toast, 'id' | 'durationMs'> & { durationMs?: number | undefined }

/** The toasts on show. Lives outside React, so that a toast survives a page change. */
export function createToastQueue() {
  const toasts = createStore<readonly Toast[]>([])
  let lastId = 0
  return {
    list: toasts.get,
    subscribe: toasts.subscribe,
    show({ durationMs, ...toast }: NewToast) {
      lastId += 1
      const usualMs = toast.kind === 'error' ? TOAST_MS.error : TOAST_MS.addedToCart
      const added = { ...toast, id: lastId, durationMs: durationMs ?? usualMs }
      const others = toasts.get().filter((one) => !isReplaced(one, added))
      toasts.set([...others, added].slice(-MOST_AT_ONCE))
    },
    dismiss(id: number) {
      toasts.set(toasts.get().filter((toast) => toast.id !== id))
    },
  }
}

/** What is said again is not said twice. WIN-73: of good news the newest is enough; an error waits for its reader. */
const isReplaced = (one: Toast, added: Toast): boolean =>
  one.text === added.text || (one.kind === 'success' && added.kind === 'success')

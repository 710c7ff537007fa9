import { createToastQueue, type NewToast } from './toast-queue.ts'

/**
 * What the page's `ToastRegion` shows. A separate module, so that a page can show a toast before the region is
 * hydrated.
 */
export const queue = createToastQueue()

/** Shows a message for a while. Never the only place where an error is shown. */
export const showToast = (toast: Omit<NewToast, 'shownOn'>): void =>
  queue.show({ ...toast, shownOn: location.pathname })

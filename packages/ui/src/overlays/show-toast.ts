import { createToastQueue, type NewToast } from './toast-queue.ts'

/** What the page's `ToastRegion` shows. It stands apart from it, so that a page can speak before the region is live. */
export const queue = createToastQueue()

/** Shows a message for a while. It is never the only place where an error is said. */
export const showToast = (toast: NewToast): void => queue.show(toast)

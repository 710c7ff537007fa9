import { showToast } from '@ahia/ui/show-toast'

/** ERR-02: a change that the browser did not keep. */
export const tellWishFailure = (): void =>
  showToast({ kind: 'error', text: 'This browser keeps no wishlist. It may be full or blocked.' })

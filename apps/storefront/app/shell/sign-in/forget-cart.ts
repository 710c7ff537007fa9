import { showToast } from '@ahia/ui/overlays/show-toast'
import type { NewToast } from '@ahia/ui/overlays/toast-queue'
import { clearGuestCart, guestCart } from '#cart/guest/guest-cart.ts'
import { forgetCheckoutItems } from '#cart/selection/checkout-items.ts'
import { ALL_SELECTED } from '#cart/selection/selection.rules.ts'
import { selection } from '#cart/selection/selection.ts'
import { keepToast } from './stored-toast.ts'

/** CART-14: texts that the specification fixes. */
const WORDS = {
  logout: { done: 'User logged out, cart cleared', failed: 'Error during logout' },
  expiry: { done: 'Session expired, cart cleared', failed: 'Error during session expiration' },
} as const

/**
 * CART-05: clears everything that this browser stores of a cart when the session ends, also lines that were still to be
 * merged. They belong to the customer who signed in, or to another person on the same phone before them, and the next
 * person must not see either. The account's own cart stays on the server. Returns the message to show.
 */
export async function forgetCart(end: keyof typeof WORDS): Promise<NewToast> {
  const { done, failed } = WORDS[end]
  forgetCheckoutItems()
  const forgotten = [clearGuestCart(), selection.change(() => ALL_SELECTED)]
  await Promise.allSettled(forgotten) // blocked storage has none; otherwise something may be left
  return guestCart.read().items.length === 0
    ? { kind: 'success', text: done }
    : { kind: 'error', text: failed }
}

/** CART-05: shows the message here, or on the login page when the session's end leads there. */
export async function forgetCartAtExpiry(expiry: Event): Promise<void> {
  const wasEmpty = guestCart.read().items.length === 0 // with a cart on the server nothing was lost here
  const toast = await forgetCart('expiry')
  if (wasEmpty) return
  if (expiry.defaultPrevented) showToast(toast)
  else keepToast(toast)
}

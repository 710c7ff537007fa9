import type { NewToast } from '@ahia/ui/toast-queue'
import { clearGuestCart, guestCart } from '#cart/guest-cart.ts'

/** CART-14 */
const WORDS = {
  logout: { done: 'User logged out, cart cleared', failed: 'Error during logout' },
  expiry: { done: 'Session expired, cart cleared', failed: 'Error during session expiration' },
} as const

/**
 * CART-05: with the session goes all that this browser keeps of a cart, also lines that were still to be handed over. They
 * are from whoever has signed in, or from somebody on the same phone before them: neither's may be shown to the next. The
 * account's own cart is the server's and waits there. Gives back what to say.
 */
export async function forgetCart(end: keyof typeof WORDS): Promise<NewToast> {
  const { done, failed } = WORDS[end]
  await clearGuestCart().catch(() => {}) // blocked storage has kept none; else something is left
  return guestCart.read().items.length === 0
    ? { kind: 'success', text: done }
    : { kind: 'error', text: failed }
}

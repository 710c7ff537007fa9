import { useSyncExternalStore } from 'react'
import { followSession } from '#platform/stored-session.ts'
import { guestCart } from './guest-cart.ts'

/** SHELL-12: how many items are in the cart; 0 until the browser has taken over, as the page is the same for everybody. */
export const useCartCount = (): number => useSyncExternalStore(subscribe, readCount, () => 0)

// TODO CART-02: of somebody signed in the server's cart counts here; until it exists everybody has a guest's cart.
const readCount = (): number => guestCart.read().totalItems

function subscribe(listener: () => void): () => void {
  const stops = [guestCart.subscribe(listener), followSession(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

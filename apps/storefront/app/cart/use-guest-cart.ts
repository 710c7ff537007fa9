import { useSyncExternalStore } from 'react'
import type { GuestCart } from './guest-cart.rules.ts'
import { guestCart } from './guest-cart.ts'

/** Null on the server and until the browser has taken over: only the browser knows its cart. */
export const useGuestCart = (): GuestCart | null =>
  useSyncExternalStore<GuestCart | null>(guestCart.subscribe, guestCart.read, () => null)

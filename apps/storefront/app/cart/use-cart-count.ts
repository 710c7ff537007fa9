import { createStore } from '@ahia/ui/store'
import { useSyncExternalStore } from 'react'
import { guestCount } from './guest/count.ts'

/** The server's count of a customer's cart, once it was loaded; null while the guest cart counts. */
const customerCount = createStore<number | null>(null)
let isOtherCart = false
/** How many badges show the count now: the minimal header of checkout and sign-in has none. */
const badges = createStore(0)

export const isCountShown = (): boolean => badges.get() > 0
export const followCountShown = badges.subscribe

/** SHELL-12: how many items are in the cart; 0 until hydration, because the server's HTML is the same for everybody. */
export const useCartCount = (): number => useSyncExternalStore(subscribe, readCount, () => 0)

/** Whether the count changed only because another cart counts now: that must not be announced. */
export const isCountOfOtherCart = (): boolean => isOtherCart

/** Sets the server's count of a customer's cart; null makes the guest cart count again. */
export function setCustomerCount(count: number | null): void {
  isOtherCart = customerCount.get() === null || count === null
  customerCount.set(count)
}

const readCount = (): number => customerCount.get() ?? guestCount.read()

function subscribe(listener: () => void): () => void {
  const handleGuestCount = () => {
    if (customerCount.get() === null) isOtherCart = false // the guest cart counted before this too
    listener()
  }
  const stops = [guestCount.subscribe(handleGuestCount), customerCount.subscribe(listener)]
  badges.set(badges.get() + 1)
  return () => {
    badges.set(badges.get() - 1)
    for (const stop of stops) stop()
  }
}

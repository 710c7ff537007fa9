import { createStore } from '@ahia/ui/store'
import { useSyncExternalStore } from 'react'
import { guestCount } from './guest/count.ts'

/** What the server counts, once the customers' own script has asked it; null: a guest's cart counts. */
const customerCount = createStore<number | null>(null)
let isOtherCounter = false

/** SHELL-12: how many items are in the cart; 0 until the browser has taken over, as the page is the same for everybody. */
export const useCartCount = (): number => useSyncExternalStore(subscribe, readCount, () => 0)

/** Whether the count is another one only because it is another cart that counts now: that is no news to anybody. */
export const isCountOfOtherCart = (): boolean => isOtherCounter

/** The server's count of a customer's cart; null gives the word back to the guest's. */
export function setCustomerCount(count: number | null): void {
  isOtherCounter = customerCount.get() === null || count === null
  customerCount.set(count)
}

const readCount = (): number => customerCount.get() ?? guestCount.read()

function subscribe(listener: () => void): () => void {
  const handleGuestCount = () => {
    if (customerCount.get() === null) isOtherCounter = false // it counted before this already
    listener()
  }
  const stops = [guestCount.subscribe(handleGuestCount), customerCount.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

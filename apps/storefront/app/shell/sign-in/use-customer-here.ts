import { useEffect } from 'react'
import { countCustomerCart } from '#cart/customer/count.ts'
import { useSessionExpiry } from '#session/use-session-expiry.ts'
import { afterSignIn } from './after-sign-in.ts'

/** Background work on any page while somebody is signed in; guests never load it. */
export function useCustomerHere(): void {
  useSessionExpiry()
  useEffect(countCustomerCart, [])
  useEffect(handOverTheRest, [])
}

/**
 * CART-04: what a crash or the network kept from being handed over at the sign-in follows when a page starts, and when
 * the network is back.
 */
function handOverTheRest(): () => void {
  const handOver = () => void afterSignIn('later')
  handOver()
  addEventListener('online', handOver)
  return () => removeEventListener('online', handOver)
}

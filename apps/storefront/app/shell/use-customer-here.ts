import { showToast } from '@ahia/ui/show-toast'
import { useEffect } from 'react'
import { countCustomerCart } from '#cart/count-customer-cart.ts'
import { guestCount } from '#cart/guest-count.ts'
import { SESSION_EXPIRED } from '#platform/stored-session.ts'
import { useSessionExpiry } from '#session/use-session-expiry.ts'
import { afterSignIn } from './after-sign-in.ts'
import { forgetCart } from './forget-cart.ts'

/** All that goes on in the background of any page for as long as somebody is signed in; guests never load it. */
export function useCustomerHere(): void {
  useSessionExpiry()
  useEffect(forgetCartAtExpiry, [])
  useEffect(countCustomerCart, [])
  useEffect(handOverTheRest, [])
}

/** CART-05 */
function forgetCartAtExpiry(): () => void {
  const forget = async () => {
    const wasEmpty = guestCount.read() === 0 // whose cart is on the server has lost nothing here
    const said = await forgetCart('expiry')
    if (!wasEmpty) showToast(said)
  }
  const hear = () => void forget()
  addEventListener(SESSION_EXPIRED, hear)
  return () => removeEventListener(SESSION_EXPIRED, hear)
}

/**
 * CART-04: what a crash or a network has kept from being handed over at the sign-in follows when a page starts, and when
 * the network is back.
 */
function handOverTheRest(): () => void {
  const handOver = () => void afterSignIn()
  handOver()
  addEventListener('online', handOver)
  return () => removeEventListener('online', handOver)
}

import type { NavigateFunction } from 'react-router'
import { EMPTY_CART } from '#cart/guest-cart.rules.ts'
import { guestCart } from '#cart/guest-cart.ts'
import { forgetDirectOrder } from '#catalog/buy-now.ts'
import { forgetSearches } from '#catalog/search-recent.ts'
import { forgetSession } from '#session/forget-session.ts'

/** SHELL-13. The reload leaves nothing of the person in the memory of the page. */
export async function logOut(navigate: NavigateFunction): Promise<void> {
  await forgetPerson()
  await navigate('/')
  location.reload()
}

/**
 * CART-05: nothing that the person did here is left in this browser. The wishlist and what was recently viewed stay:
 * they were made on this device by whoever uses it, signed in or not.
 */
export async function forgetPerson(): Promise<void> {
  forgetSession()
  forgetDirectOrder()
  const emptyCart = guestCart.change(() => EMPTY_CART).catch(() => {}) // blocked storage has kept no cart either
  await Promise.all([emptyCart, forgetSearches()])
}

import type { NavigateFunction } from 'react-router'
import { EMPTY_CART } from '#cart/guest-cart.rules.ts'
import { guestCart } from '#cart/guest-cart.ts'
import { forgetDirectOrder } from '#catalog/buy-now.ts'
import { forgetSearches } from '#catalog/search-recent.ts'
import { forgetSession } from '#session/forget-session.ts'

/** A network that does not bring the front page must not keep anybody signed in. */
const AWAY_WITHIN_MS = 2_000

/**
 * SHELL-13. First away and drawn, as a page for customers would lead a guest to the login. The reload leaves nothing of
 * the person in the memory of the page.
 */
export async function logOut(navigate: NavigateFunction): Promise<void> {
  const atTheLatest = new Promise((resolve) => setTimeout(resolve, AWAY_WITHIN_MS))
  await Promise.race([navigate('/', { flushSync: true }), atTheLatest])
  await forgetPerson()
  location.reload()
}

/**
 * SHELL-13: nothing that the person did here is left in this browser. The wishlist and what was recently viewed stay:
 * they were made on this device by whoever uses it, signed in or not.
 */
export async function forgetPerson(): Promise<void> {
  forgetSession()
  forgetDirectOrder()
  const emptyCart = guestCart.change(() => EMPTY_CART).catch(() => {}) // blocked storage has kept no cart either
  await Promise.all([emptyCart, forgetSearches()])
}

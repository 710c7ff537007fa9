import type { NewToast } from '@ahia/ui/overlays/toast-queue'
import type { Navigate } from '@ahia/web/router/router-state'
import { forgetThread } from '#assistant/thread/forget-thread.ts'
import { forgetDirectOrder } from '#catalog/buy/buy-now.ts'
import { forgetSearches } from '#catalog/recent/recent-searches.ts'
import { forgetCheckout } from '#checkout/stored-checkout.ts'
import { customerSession } from '#session/customer-session.ts'
import { forgetCart } from './forget-cart.ts'
import { keepToast } from './stored-toast.ts'

/** A network that does not load the home page must not keep anybody signed in. */
const AWAY_WITHIN_MS = 2_000

/**
 * SHELL-13. Leaves the page first, because a page for customers would send a guest to the login. Loading the home page
 * again clears personal data from memory; by its address, since on a slow network this may still be the page before.
 */
export async function logOut(navigate: Navigate): Promise<void> {
  const atTheLatest = new Promise((resolve) => setTimeout(resolve, AWAY_WITHIN_MS))
  await Promise.race([navigate('/', { isUrgent: true }), atTheLatest])
  keepToast(await forgetAll())
  location.replace('/')
}

/**
 * SHELL-13: nothing that the person did stays in this browser. A guest's wishlist and the recently viewed products
 * stay: they belong to the device, signed in or not.
 */
export async function forgetPerson(): Promise<void> {
  await forgetAll()
}

/** Returns the message to show. */
async function forgetAll(): Promise<NewToast> {
  customerSession.end()
  forgetDirectOrder()
  forgetCheckout()
  forgetThread()
  const [toast] = await Promise.all([forgetCart('logout'), forgetSearches()])
  return toast
}

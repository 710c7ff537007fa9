import { customerSession, isSignedIn } from '#session/customer-session.ts'
import { CART_UPDATED, CUSTOMER_CART_KEY } from '../cart-events.ts'

/** A merge dispatches an event per line: events that come together are handled once. */
const TOGETHER_MS = 50

/**
 * Calls back when the customer's cart may be a different one: changed in this page, in another tab or, as other devices
 * send no event, while the page was hidden; or another account has signed in.
 */
export function followCartNews(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const handleNews = () => {
    clearTimeout(timer)
    // A logout is news as well, but a guest has no cart on the server.
    timer = setTimeout(() => isSignedIn() && listener(), TOGETHER_MS)
  }
  const handleOtherTab = ({ key }: StorageEvent) => {
    if (key === CUSTOMER_CART_KEY || key === null) handleNews()
  }
  const handleReturn = () => {
    if (document.visibilityState === 'visible') handleNews()
  }
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handleNews() // a page restored by Back has missed the events; a new one loads by itself
  }
  const stopSession = customerSession.follow(handleNews)
  for (const event of WINDOW_NEWS) addEventListener(event, handleNews)
  addEventListener('storage', handleOtherTab)
  addEventListener('pageshow', handlePageShow)
  document.addEventListener('visibilitychange', handleReturn)
  return () => {
    clearTimeout(timer)
    stopSession()
    for (const event of WINDOW_NEWS) removeEventListener(event, handleNews)
    removeEventListener('storage', handleOtherTab)
    removeEventListener('pageshow', handlePageShow)
    document.removeEventListener('visibilitychange', handleReturn)
  }
}

const WINDOW_NEWS = [CART_UPDATED, 'focus', 'online'] as const

import { customerSession } from '#session/customer-session.ts'
import { CART_UPDATED, CUSTOMER_CART_KEY } from '../cart-events.ts'

/** A merge tells of each of its lines: what comes at once is one piece of news. */
const TOGETHER_MS = 50

/**
 * Calls when the customer's cart may be another one: changed elsewhere in this page or in another tab, somebody else's,
 * or looked at again, as another device tells nobody.
 */
export function followCartNews(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hear = () => {
    clearTimeout(timer)
    timer = setTimeout(listener, TOGETHER_MS)
  }
  const hearOtherTab = ({ key }: StorageEvent) => {
    if (key === CUSTOMER_CART_KEY || key === null) hear()
  }
  const hearReturn = () => {
    if (document.visibilityState === 'visible') hear()
  }
  const hearWaking = ({ persisted }: PageTransitionEvent) => {
    if (persisted) hear() // a page that Back wakes up has slept through the news; a new one asks by itself
  }
  const stopSession = customerSession.follow(hear)
  for (const event of WINDOW_NEWS) addEventListener(event, hear)
  addEventListener('storage', hearOtherTab)
  addEventListener('pageshow', hearWaking)
  document.addEventListener('visibilitychange', hearReturn)
  return () => {
    clearTimeout(timer)
    stopSession()
    for (const event of WINDOW_NEWS) removeEventListener(event, hear)
    removeEventListener('storage', hearOtherTab)
    removeEventListener('pageshow', hearWaking)
    document.removeEventListener('visibilitychange', hearReturn)
  }
}

const WINDOW_NEWS = [CART_UPDATED, 'focus', 'online'] as const

import { customerSession } from '#session/customer-session.ts'

/** Written with something new after each change, so that other tabs hear of it; what was changed stands nowhere. */
const KEY = 'ahia-customer-wishlist'

/** Whoever changes to and fro between tabs is not told anew each time. */
const NEWS_AFTER_MS = 30_000

export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(KEY, String(Math.random()))
  } catch {} // then they see it when they are looked at
}

/**
 * Calls, from now on, when the customer's wishes may be other ones: changed in another tab, somebody else's, or looked at
 * again after a while, as another device tells nobody.
 */
export function followWishlistNews(listener: () => void): void {
  let notifiedAt = Date.now()
  const handleNews = () => {
    notifiedAt = Date.now()
    listener()
  }
  customerSession.follow(handleNews)
  addEventListener('online', handleNews)
  addEventListener('storage', ({ key }) => {
    if (key === KEY) handleNews()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - notifiedAt > NEWS_AFTER_MS) handleNews()
  })
}

import { customerSession } from '#session/customer-session.ts'

/** Gets a new value after each change, so that other tabs are notified; it does not say what changed. */
const KEY = 'ahia-customer-wishlist'

/** Switching back and forth between tabs does not reload each time. */
const NEWS_AFTER_MS = 30_000

export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(KEY, String(Math.random()))
  } catch {} // then they reload when they are shown
}

/**
 * Calls back, from now on, when the customer's saved items may have changed: in another tab, with another account, or
 * while the page was hidden, because other devices send no event.
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

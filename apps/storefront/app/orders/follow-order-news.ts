/** Events that come together are handled once. */
const TOGETHER_MS = 50

/**
 * Calls back when the orders may have changed: the page is shown again, because neither shops nor other tabs send an
 * event, or Back has restored it after the payment.
 */
export function followOrderNews(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const handleNews = () => {
    clearTimeout(timer)
    timer = setTimeout(listener, TOGETHER_MS)
  }
  const handleReturn = () => {
    if (document.visibilityState === 'visible') handleNews()
  }
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handleNews()
  }
  for (const event of WINDOW_NEWS) addEventListener(event, handleNews)
  addEventListener('pageshow', handlePageShow)
  document.addEventListener('visibilitychange', handleReturn)
  return () => {
    clearTimeout(timer)
    for (const event of WINDOW_NEWS) removeEventListener(event, handleNews)
    removeEventListener('pageshow', handlePageShow)
    document.removeEventListener('visibilitychange', handleReturn)
  }
}

const WINDOW_NEWS = ['focus', 'online'] as const

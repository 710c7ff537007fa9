/** What comes at once is one piece of news. */
const TOGETHER_MS = 50

/**
 * Calls when the orders may stand differently: the page is looked at again, as neither a shop nor another tab tells; or
 * Back has woken it up after the payment.
 */
export function followOrderNews(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hear = () => {
    clearTimeout(timer)
    timer = setTimeout(listener, TOGETHER_MS)
  }
  const hearReturn = () => {
    if (document.visibilityState === 'visible') hear()
  }
  const hearWaking = ({ persisted }: PageTransitionEvent) => {
    if (persisted) hear()
  }
  for (const event of WINDOW_NEWS) addEventListener(event, hear)
  addEventListener('pageshow', hearWaking)
  document.addEventListener('visibilitychange', hearReturn)
  return () => {
    clearTimeout(timer)
    for (const event of WINDOW_NEWS) removeEventListener(event, hear)
    removeEventListener('pageshow', hearWaking)
    document.removeEventListener('visibilitychange', hearReturn)
  }
}

const WINDOW_NEWS = ['focus', 'online'] as const

/** Nobody waits longer than this for the scroll position to be restored. */
const PATIENCE_MS = 6_000
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

type ReturnToPlaceOptions = { y: number; onEnd: () => void }

/**
 * SHELL-04: restores the scroll position. Late content makes the page long enough only later, so it keeps trying while
 * the page grows, until it gets there, the shopper scrolls or presses anything, or time is up. Returns how to stop.
 */
export function returnToPlace({ y, onEnd }: ReturnToPlaceOptions): () => void {
  const ended = new AbortController()
  const growth = new ResizeObserver(() => attempt())
  const timer = setTimeout(() => end(), PATIENCE_MS)

  const stop = () => {
    clearTimeout(timer)
    growth.disconnect()
    ended.abort()
  }
  const end = () => {
    if (ended.signal.aborted) return
    stop()
    onEnd()
  }
  const attempt = () => {
    window.scrollTo(0, y)
    if (isReached(y)) end()
  }

  for (const move of OWN_MOVES) window.addEventListener(move, end, { signal: ended.signal, passive: true })
  growth.observe(document.body)
  attempt()
  return stop
}

// Zoomed pages stop at fractions of a pixel.
const isReached = (y: number): boolean => Math.abs(window.scrollY - y) <= 1

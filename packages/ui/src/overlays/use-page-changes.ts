import { type RefObject, useLayoutEffect } from 'react'
import { queue } from './show-toast.ts'
import { moveToFreePlace, stayInFreePlace } from './toast-place.ts'
import type { Toast } from './toast-queue.ts'

/** Nothing moves while a page is being scrolled or built. */
const SETTLED_MS = 150

/**
 * When the page changes under toasts, it keeps them off what is pressed and filled in (WIN-22), and removes those whose
 * link leads to the page that is open now (WIN-66).
 */
export function usePageChanges(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  useLayoutEffect(() => {
    const own = region.current
    if (!own || toasts.length === 0) return
    moveToFreePlace(own)
    return followPage(() => {
      for (const toast of toasts) if (isAtItsPage(toast)) queue.dismiss(toast.id)
      // Somebody is about to press the toast itself.
      if (!own.matches(':hover, :focus-within')) stayInFreePlace(own)
    })
  }, [region, toasts])
}

/** A toast that was shown on that page already, as after a press on a heart of the wishlist, stays to be read. */
const isAtItsPage = ({ action, shownOn }: Toast): boolean =>
  action?.href === location.pathname && shownOn !== location.pathname

/** A field that gets the focus is typed into at once; everything else is waited for. Returns how to stop. */
function followPage(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, SETTLED_MS)
  }
  const stopped = new AbortController()
  const { signal } = stopped
  const built = new MutationObserver(later)
  built.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onChange, { signal })
  addEventListener('scroll', later, { signal, capture: true, passive: true })
  addEventListener('resize', later, { signal })
  return () => {
    clearTimeout(timer)
    built.disconnect()
    stopped.abort()
  }
}

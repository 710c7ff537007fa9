import { useSyncExternalStore } from 'react'

/** CART-13: narrower than `sm`. */
const SMALL = '(max-width: 639.98px)'

/** For parts that only the browser renders: the server cannot know. */
export const useIsSmallScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(SMALL).matches,
    () => false,
  )

function subscribe(listener: () => void): () => void {
  const media = matchMedia(SMALL)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

import { useSyncExternalStore } from 'react'

/** False in the server's HTML and during hydration, true from then on. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

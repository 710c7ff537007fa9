import { useSyncExternalStore } from 'react'

/** False in the server's HTML and while React takes it over, true from then on. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

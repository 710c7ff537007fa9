import { useSyncExternalStore } from 'react'

type Network = 'online' | 'offline' | 'unknown'

/** The server cannot know. */
export const useNetwork = (): Network =>
  useSyncExternalStore<Network>(
    subscribe,
    () => (navigator.onLine ? 'online' : 'offline'),
    () => 'unknown',
  )

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

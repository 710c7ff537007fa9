import { useEffect, useRef } from 'react'

/** Loads again, where that waits for it, as soon as the network is back. */
export function useOnline(isWaiting: boolean, reload: () => void): void {
  const latest = useRef({ isWaiting, reload })
  latest.current = { isWaiting, reload }
  useEffect(() => {
    const load = () => {
      if (latest.current.isWaiting) latest.current.reload()
    }
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [])
}

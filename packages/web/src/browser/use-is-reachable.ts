import { useEffect, useState } from 'react'

const PROBE_EVERY_MS = 2_000

/** False until our server has answered. Asks the server, because `navigator.onLine` is true in many dead networks. */
export function useIsReachable(): boolean {
  const [isReachable, setReachable] = useState(false)
  useEffect(() => {
    if (isReachable) return
    const stopped = new AbortController()
    const { signal } = stopped
    const probe = () =>
      void fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal }).then(
        ({ ok }) => ok && setReachable(true),
        () => null,
      )
    probe()
    const timer = setInterval(probe, PROBE_EVERY_MS)
    addEventListener('online', probe, { signal })
    return () => {
      clearInterval(timer)
      stopped.abort()
    }
  }, [isReachable])
  return isReachable
}

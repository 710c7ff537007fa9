import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/**
 * Shows when the next automatic retry comes. Not in a live region, which would announce every second. Give it a key, so
 * that each delay starts again.
 */
export function RetryCountdown({ ms }: { ms: number }) {
  const [seconds, setSeconds] = useState(Math.round(ms / SECOND_MS))
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="mt-3 text-center text-small text-text-2 tabular-nums noscript:hidden">
      {seconds > 0 ? `Retrying in ${seconds} s` : 'Retrying...'}
    </p>
  )
}

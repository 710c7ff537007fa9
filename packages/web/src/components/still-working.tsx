import { useEffect, useState } from 'react'

export const SLOW_AFTER_MS = 8_000
export const STILL_WORKING = 'Still working. Your network looks slow.'

/** Lies over the placeholders of something that takes long, so that nothing moves; needs a positioned parent. */
export function StillWorking() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className="absolute inset-x-0 top-4 z-1 flex justify-center">
      {isSlow && (
        <p className="animate-arrive rounded-card border border-border bg-surface px-4 py-2 text-small shadow-e3">
          {STILL_WORKING}
        </p>
      )}
    </div>
  )
}

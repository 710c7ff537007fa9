import { useEffect, useState } from 'react'
import { SLOW_AFTER_MS, STILL_WORKING } from './still-working.tsx'

/** Under a button that is busy. */
export function SlowNote() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="text-small text-text-2 empty:hidden">
      {isSlow && STILL_WORKING}
    </p>
  )
}

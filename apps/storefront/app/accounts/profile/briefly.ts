import { useEffect, useState } from 'react'

/** True for this long after each new event; every event is a new object. */
export function useBriefly(event: object | null, durationMs: number): boolean {
  const [over, setOver] = useState<object | null>(null)
  useEffect(() => {
    if (event === null) return
    const timer = setTimeout(() => setOver(event), durationMs)
    return () => clearTimeout(timer)
  }, [event, durationMs])
  return event !== null && event !== over
}

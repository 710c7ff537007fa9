import { useEffect, useState } from 'react'

/** True for so long after each new event; an event is an object of its own. */
export function useBriefly(event: object | null, durationMs: number): boolean {
  const [over, setOver] = useState<object | null>(null)
  useEffect(() => {
    if (event === null) return
    const timer = setTimeout(() => setOver(event), durationMs)
    return () => clearTimeout(timer)
  }, [event, durationMs])
  return event !== null && event !== over
}

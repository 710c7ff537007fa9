import { RESEND_AFTER_SECONDS } from '@ahia/contracts/limits'
import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Whole seconds until then; never more than the whole waiting time, even when the clock was set back. */
export function useSecondsLeft(untilMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now)
  const isOver = nowMs >= untilMs
  useEffect(() => {
    setNowMs(Date.now())
    if (isOver) return
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isOver, untilMs])
  return Math.min(Math.max(Math.ceil((untilMs - nowMs) / SECOND_MS), 0), RESEND_AFTER_SECONDS)
}

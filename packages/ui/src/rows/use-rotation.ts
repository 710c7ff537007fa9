import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { savesData } from './saves-data.ts'

/** CONST-03 */
const INTERVAL_MS = 6_000

type Turning = {
  /** Pointing at it or focusing it pauses the rotation. Pressing it ends the rotation. */
  stage: RefObject<HTMLElement | null>
  current: number
  advance: () => void
}

/** Advances every 6000 ms until it is stopped; not for those who want little motion or few bytes, unless they ask. */
export function useRotation({ stage, current, advance }: Turning) {
  const mayMove = useSyncExternalStore(followMotion, wantsMotion, () => true)
  const [savedItem, setWish] = useState<'turn' | 'stop' | null>(null)
  const [isRead, setRead] = useState(false)
  const isTurning = savedItem === null ? mayMove : savedItem === 'turn'
  const latest = useRef(advance)
  latest.current = advance

  useEffect(() => {
    const { current: element } = stage
    if (!element) return
    const left = new AbortController()
    const look = () => setRead(element.matches(':hover, :focus-within'))
    // The focus has moved on only after the event.
    for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      element.addEventListener(event, () => queueMicrotask(look), { signal: left.signal })
    element.addEventListener('pointerdown', () => setWish('stop'), { signal: left.signal })
    return () => left.abort()
  }, [stage])

  // `current` is among them because a slide that was chosen by hand has its full time too.
  useEffect(() => {
    if (!isTurning || isRead) return
    const timer = setInterval(() => {
      if (!document.hidden) latest.current()
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isTurning, isRead, current])

  return { isTurning, turn: () => setWish('turn'), stop: () => setWish('stop') }
}

const LITTLE_MOTION = '(prefers-reduced-motion: reduce)'

const wantsMotion = (): boolean => !matchMedia(LITTLE_MOTION).matches && !savesData()

function followMotion(listener: () => void) {
  const little = matchMedia(LITTLE_MOTION)
  little.addEventListener('change', listener)
  return () => little.removeEventListener('change', listener)
}

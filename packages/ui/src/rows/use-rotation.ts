import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { savesData } from '../saves-data.ts'

/** CONST-03: the interval that the specification fixes. */
const INTERVAL_MS = 6_000

type Rotation = {
  /** Pointing at it or focusing it pauses the rotation. Pressing it ends the rotation. */
  stage: RefObject<HTMLElement | null>
  current: number
  advance: () => void
}

/** Advances every 6000 ms until it is stopped; by default not with reduced motion or data saving. */
export function useRotation({ stage, current, advance }: Rotation) {
  const mayMove = useSyncExternalStore(followMotion, wantsMotion, () => true)
  const [choice, setChoice] = useState<'turn' | 'stop' | null>(null)
  const [isRead, setRead] = useState(false)
  const isTurning = choice === null ? mayMove : choice === 'turn'
  const latest = useRef(advance)
  latest.current = advance

  useEffect(() => {
    const { current: element } = stage
    if (!element) return
    const left = new AbortController()
    const look = () => setRead(element.matches(':hover, :focus-within'))
    // The focus has moved only after the event.
    for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      element.addEventListener(event, () => queueMicrotask(look), { signal: left.signal })
    element.addEventListener('pointerdown', () => setChoice('stop'), { signal: left.signal })
    return () => left.abort()
  }, [stage])

  // `current` is a dependency so that a slide chosen by hand also gets its full time.
  useEffect(() => {
    if (!isTurning || isRead) return
    const timer = setInterval(() => {
      if (!document.hidden) latest.current()
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isTurning, isRead, current])

  return { isTurning, turn: () => setChoice('turn'), stop: () => setChoice('stop') }
}

const LITTLE_MOTION = '(prefers-reduced-motion: reduce)'

const wantsMotion = (): boolean => !matchMedia(LITTLE_MOTION).matches && !savesData()

function followMotion(listener: () => void) {
  const little = matchMedia(LITTLE_MOTION)
  little.addEventListener('change', listener)
  return () => little.removeEventListener('change', listener)
}

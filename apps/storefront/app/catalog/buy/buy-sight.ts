import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has left the screen; false until the observer has reported. */
export function useOutOfSight(): { target: RefObject<HTMLDivElement | null>; isOutOfSight: boolean } {
  const target = useRef<HTMLDivElement>(null)
  const [isOutOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver((entries) => {
      const newest = entries.at(-1)
      if (newest) setOutOfSight(!newest.isIntersecting)
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [])
  return { target, isOutOfSight }
}

import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has left the screen; false until the observer has reported. */
export function useOutOfSight(target: RefObject<Element | null>): boolean {
  const [isOutOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver((entries) => {
      const newest = entries.at(-1)
      if (newest) setOutOfSight(!newest.isIntersecting)
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return isOutOfSight
}

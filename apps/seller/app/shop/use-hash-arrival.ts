import { useEffect } from 'react'

/** Scrolls to a card that a link named, once it has its content: before that it is somewhere else. */
export function useHashArrival(id: string): void {
  useEffect(() => {
    if (location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [id])
}

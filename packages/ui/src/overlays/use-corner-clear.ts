import { type RefObject, useEffect } from 'react'

/** Where the floating button of the corner may lie, also above a bottom bar. */
const CORNER_HEIGHT = '-75% 0px 0px 0px'

/** What is in the corner now; a page may have several of these parts. */
const inCorner = new Set<Element>()

/** WIN-32, WIN-104: while this part of a page is at the bottom of a phone's screen, the floating button there hides (shell.css). */
export function useCornerClear(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current
    if (!element) return
    const note = (isThere: boolean) => {
      if (isThere) inCorner.add(element)
      else inCorner.delete(element)
      document.documentElement.toggleAttribute('data-corner-taken', inCorner.size > 0)
    }
    const observer = new IntersectionObserver((entries) => note(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: CORNER_HEIGHT,
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      note(false)
    }
  }, [part])
}

import { type RefObject, useEffect } from 'react'

/** Where the floating button of the corner may lie, also above a bottom bar. */
const CORNER_HEIGHT = '-75% 0px 0px 0px'

/** WIN-32: while these controls are at the bottom of a phone's screen, the floating button there hides (shell.css). */
export function useCornerClear(controls: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = controls.current
    if (!element) return
    const root = document.documentElement
    const observer = new IntersectionObserver(
      (entries) => root.toggleAttribute('data-corner-taken', entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: CORNER_HEIGHT },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeAttribute('data-corner-taken')
    }
  }, [controls])
}

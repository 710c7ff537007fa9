import { type RefObject, useEffect } from 'react'

/** From `lg` on the same thing stands beside the page, or is not there. */
const HAS_BAR = '(max-width: 1023.98px)'

/** Chat button, toasts and what is focused stand above the bar, however tall it is and while it is there. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const root = document.documentElement.style
    let isSeen = true // one that sticks leaves with the part of the page that it belongs to
    const raise = () => {
      const isBar = isSeen && matchMedia(HAS_BAR).matches
      root.setProperty('--bottom-bar', isBar ? `${element.offsetHeight}px` : '0px')
    }
    const sizes = new ResizeObserver(raise)
    sizes.observe(element)
    const sights = new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? true
      raise()
    })
    sights.observe(element)
    return () => {
      sizes.disconnect()
      sights.disconnect()
      root.removeProperty('--bottom-bar')
    }
  }, [bar])
}

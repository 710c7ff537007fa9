import { type RefObject, useEffect } from 'react'

/** From `lg` on the same content is beside the page, or not there. */
const HAS_BAR = '(max-width: 1023.98px)'

/** Keeps the chat button, toasts and focused elements above the bar, whatever its height. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const root = document.documentElement.style
    let isSeen = true // a sticky bar leaves with the part of the page that it belongs to
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

import { type RefObject, useEffect } from 'react'

/** From `lg` on the same content is beside the page, or not there. */
const HAS_BAR = '(max-width: 1023.98px)'

/** What the chat button needs below a bar that has moved up with the end of its page: itself and its margins. */
const SPACE_BELOW_PX = 88

/** Keeps the chat button, toasts and focused elements above the bar, whatever its height, or else below it. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const root = document.documentElement.style
    let isSeen = true // a sticky bar leaves with the part of the page that it belongs to
    const raise = () => {
      const { bottom } = element.getBoundingClientRect()
      // A short page ends above the edge of the screen, and its bar with it.
      const belowPx = Math.max(0, Math.round(innerHeight - bottom))
      const isBar = isSeen && belowPx < SPACE_BELOW_PX && matchMedia(HAS_BAR).matches
      const height = isBar ? `${element.offsetHeight + belowPx}px` : '0px'
      if (root.getPropertyValue('--bottom-bar') !== height) root.setProperty('--bottom-bar', height)
    }
    const sizes = new ResizeObserver(raise)
    sizes.observe(element)
    sizes.observe(document.body)
    addEventListener('scroll', raise, { passive: true })
    const sights = new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? true
      raise()
    })
    sights.observe(element)
    return () => {
      removeEventListener('scroll', raise)
      sizes.disconnect()
      sights.disconnect()
      root.removeProperty('--bottom-bar')
    }
  }, [bar])
}

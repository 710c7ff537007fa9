import { type RefObject, useEffect } from 'react'

/** From `lg` on the same thing stands beside the page, or is not there. */
const HAS_BAR = '(max-width: 1023.98px)'

/** Chat button, toasts and what is focused stand above the bar, however tall it is and while it is there. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const root = document.documentElement.style
    const raise = () =>
      root.setProperty('--bottom-bar', matchMedia(HAS_BAR).matches ? `${element.offsetHeight}px` : '0px')
    const observer = new ResizeObserver(raise)
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty('--bottom-bar')
    }
  }, [bar])
}

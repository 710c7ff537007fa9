import { type RefObject, useEffect } from 'react'

/** So much of the one before it stays in view, as a sign that there is one. */
const BEFORE_PX = 40

/** WIN-105: scrolls a row of links sideways, never the page, until the current one is in view. The first one always is. */
export function useChosenInView(row: RefObject<HTMLElement | null>, chosen: string | null): void {
  useEffect(() => {
    const list = row.current
    const link = list?.querySelector('[aria-current=true]')
    if (!list || !link || list.firstElementChild?.contains(link)) return
    const [shown, own] = [list.getBoundingClientRect(), link.getBoundingClientRect()]
    if (own.left < shown.left || own.right > shown.right) list.scrollLeft += own.left - shown.left - BEFORE_PX
  }, [row, chosen])
}

import { type KeyboardEvent, useRef } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** ADMIN-12: arrow keys walk through the links of a list; Enter opens one, as links do by themselves. */
export function useListKeys<Element extends HTMLElement>() {
  const list = useRef<Element>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { ref: list, onKeyDown }
}

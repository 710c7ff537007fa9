import { type PointerEvent, useEffect, useRef } from 'react'

/** SHELL-09: a mouse that only passes by opens nothing. */
const INTENT_MS = 300
const CAN_HOVER = '(hover: hover) and (min-width: 64rem)'

type Peek = { peek: () => void; endPeek: () => void }

/** Handlers that open on hover where there is a mouse and enough space, and close once the mouse has stayed away. */
export function usePeek({ peek, endPeek }: Peek) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, INTENT_MS)
  }
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && matchMedia(CAN_HOVER).matches) later(peek)
    },
    onPointerLeave: () => later(endPeek),
    // A press decides: a panel that was closed meanwhile must not open by itself.
    onPointerDown: () => clearTimeout(timer.current),
  }
}

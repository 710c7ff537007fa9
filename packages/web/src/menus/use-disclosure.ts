import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from '../router/router-context.ts'

/** 'peeked' by hovering, until the mouse leaves; 'open' by a press, until it is closed. */
type DisclosureState = 'closed' | 'peeked' | 'open'

type DisclosureElements = {
  /** Button and panel together: a press outside of it closes the panel. */
  frame: RefObject<HTMLElement | null>
  opener: RefObject<HTMLButtonElement | null>
  closesOn: 'leaving' | 'leaving-or-scrolling'
}

/** A panel that opens below its button and closes on Escape, on a press outside and on a page change. */
export function useDisclosure({ frame, opener, closesOn }: DisclosureElements) {
  const [disclosed, setDisclosed] = useState<DisclosureState>('closed')
  const isOpen = disclosed !== 'closed'
  const location = useLocation()
  const [shownAt, setShownAt] = useState(location)

  if (shownAt !== location) {
    setShownAt(location)
    setDisclosed('closed')
  }

  // Moves the focus inside back to the button, because the focused element is about to go.
  const close = () => {
    if (frame.current?.contains(document.activeElement)) opener.current?.focus({ preventScroll: true })
    setDisclosed('closed')
  }
  useClosers({ frame, isOpen, closesOn, close })

  return {
    isOpen,
    close,
    open: () => setDisclosed('open'),
    press: () => setDisclosed((now) => (now === 'open' ? 'closed' : 'open')),
    peek: () => setDisclosed((now) => (now === 'closed' ? 'peeked' : now)),
    endPeek: () => setDisclosed((now) => (now === 'peeked' ? 'closed' : now)),
  }
}

type Closers = Pick<DisclosureElements, 'frame' | 'closesOn'> & { isOpen: boolean; close: () => void }

function useClosers({ frame, isOpen, closesOn, close }: Closers) {
  const closeNow = useRef(close)
  closeNow.current = close

  useEffect(() => {
    if (!isOpen) return
    const closed = new AbortController()
    const listening = { signal: closed.signal, passive: true }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeNow.current()
    }
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) closeNow.current()
    }
    // Moving through the panel with the keyboard may scroll the page; that does not count as leaving.
    const onScroll = () => {
      if (!frame.current?.querySelector('[data-panel] :focus-visible')) closeNow.current()
    }
    document.addEventListener('keydown', onKey, listening)
    document.addEventListener('pointerdown', onElsewhere, listening)
    document.addEventListener('focusin', onElsewhere, listening)
    if (closesOn === 'leaving-or-scrolling') window.addEventListener('scroll', onScroll, listening)
    return () => closed.abort()
  }, [frame, isOpen, closesOn])
}

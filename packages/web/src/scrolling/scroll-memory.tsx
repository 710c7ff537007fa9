import { useEffect, useLayoutEffect, useRef } from 'react'
import { readEntry } from '../router/history-entry.ts'
import { useIsBackOrForward, useLocation } from '../router/router-context.ts'
import type { Location } from '../router/router-state.ts'
import { returnToPlace } from './return-to-place.ts'
import { scrollOnArrival } from './scroll-memory.rules.ts'

const STORAGE_KEY = 'scroll-positions'

/**
 * SHELL-04: a new page starts at its top, and Back restores the position; a change of the query alone does not scroll.
 */
export function ScrollMemory() {
  const location = useLocation()
  const isBackOrForward = useIsBackOrForward()
  const shown = useRef(location)
  const entry = useRef('')
  const positions = useRef(new Map<string, number>())
  const stopReturning = useRef<(() => void) | null>(null)

  useEffect(() => {
    positions.current = readPositions()
    entry.current = currentEntry()
    // A position that was only half restored is not stored.
    return keepPositions(positions.current, () => (stopReturning.current === null ? entry.current : null))
  }, [])

  useLayoutEffect(() => {
    const from = shown.current
    if (from === location) return // the first page: the browser has set its position
    shown.current = location
    stopReturning.current?.()
    stopReturning.current = null
    entry.current = entryOf(location)
    const rememberedY = positions.current.get(entry.current)
    const scroll = scrollOnArrival({ from, to: location, isBackOrForward, rememberedY })
    if (scroll.kind === 'to-anchor') document.getElementById(location.hash.slice(1))?.scrollIntoView()
    positions.current.set(entry.current, scroll.kind === 'to' ? scroll.y : window.scrollY)
    if (scroll.kind !== 'to') return
    let isThere = false
    const stop = returnToPlace({
      y: scroll.y,
      onEnd: () => {
        isThere = true
        stopReturning.current = null
      },
    })
    if (!isThere) stopReturning.current = stop
  }, [location, isBackOrForward])

  return null
}

/**
 * Uses the location on show: the browser may be an entry further already, because a quick Back comes before the page it
 * leaves.
 */
function entryOf({ key }: Location): string {
  return key === 'default' ? currentEntry() : key
}

/** The router calls each entry it did not make 'default', so those get a name of their own here. */
function currentEntry(): string {
  const known = readEntry(history.state).key
  if (known !== 'default') return known
  const key = Math.random().toString(36).slice(2)
  history.replaceState({ ...history.state, key }, '')
  return key
}

/**
 * Follows the scrolling of the history entry on show, and takes over from the browser until the page is left. During a
 * page change the browser is at the next entry already, and its scrolling belongs to neither; only at the moment of
 * Back may the last scroll event still be missing.
 */
function keepPositions(positions: Map<string, number>, entryOnShow: () => string | null) {
  const note = () => {
    const entry = entryOnShow()
    if (entry !== null) positions.set(entry, window.scrollY)
  }
  const follow = () => {
    if (readEntry(history.state).key === entryOnShow()) note()
  }
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  // The browser restores reloads and returns from other sites: it knows the height before our scripts run.
  const handBack = () => {
    history.scrollRestoration = 'auto'
    writePositions(positions)
  }
  follow()
  takeOver()
  window.addEventListener('scroll', follow, { passive: true })
  window.addEventListener('popstate', note, { capture: true }) // before the router handles it
  window.addEventListener('pagehide', handBack)
  window.addEventListener('pageshow', takeOver)
  return () => {
    handBack()
    window.removeEventListener('scroll', follow)
    window.removeEventListener('popstate', note, { capture: true })
    window.removeEventListener('pagehide', handBack)
    window.removeEventListener('pageshow', takeOver)
  }
}

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    return new Map() // with blocked or broken storage only a reload loses the position
  }
}

function writePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // full or blocked: the next page starts without a stored position
  }
}

type PagePlace = { pathname: string; hash: string }

type Arrival = {
  from: PagePlace
  to: PagePlace
  isBackOrForward: boolean
  /** The scroll position when this history entry was last left. */
  rememberedY: number | undefined
}

type Scroll = { kind: 'stay' } | { kind: 'to'; y: number } | { kind: 'to-anchor' }

/** SHELL-04: to the top on a new path, not on a new query or hash; Back and Forward restore the position. */
export function scrollOnArrival({ from, to, isBackOrForward, rememberedY }: Arrival): Scroll {
  if (isBackOrForward && rememberedY !== undefined) return { kind: 'to', y: rememberedY }
  if (to.hash !== '' && (to.pathname !== from.pathname || to.hash !== from.hash)) return { kind: 'to-anchor' }
  if (to.pathname !== from.pathname) return { kind: 'to', y: 0 }
  return { kind: 'stay' }
}

// A screen reader may press or choose something without any of the others.
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'click',
  'change',
] as const

let resolveFirst = () => {}

/** Resolves after the shopper's first interaction, once the page has responded to it. */
export const firstInteraction = new Promise<void>((resolve) => {
  resolveFirst = resolve
})

/**
 * For a page that redirects by itself: React holds the next page back until every lazy part is loaded, so without this
 * it would only show after an interaction.
 */
export const loadLazyParts = (): void => resolveFirst()

declare global {
  interface Window {
    /** Set by boot.js when somebody touched the page before its scripts were loaded. */
    wasTouched?: true
  }
}

if (typeof window !== 'undefined') {
  const afterAnswering = () => requestAnimationFrame(() => setTimeout(resolveFirst))
  // In the capture phase: React stops events of parts that it has not hydrated yet from bubbling.
  const listening = { once: true, passive: true, capture: true }
  for (const sign of SIGNS) addEventListener(sign, afterAnswering, listening)
  if (window.wasTouched) afterAnswering()
}

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

let resolveFirst = () => {}

/** Resolves once the shopper has touched the page, after the page has answered that touch. */
export const firstInteraction = new Promise<void>((resolve) => {
  resolveFirst = resolve
})

/**
 * For a page that leads on to another by itself: React holds the next page back until every lazy part is there, so
 * without this it would only be shown once the shopper touches something.
 */
export const loadLazyParts = (): void => resolveFirst()

declare global {
  interface Window {
    /** Set by boot.js when somebody touched the page before its scripts were here. */
    wasTouched?: true
  }
}

if (typeof window !== 'undefined') {
  const afterAnswering = () => requestAnimationFrame(() => setTimeout(resolveFirst))
  // On the way down: React stops the events of parts that it has not taken over yet from bubbling up.
  const listening = { once: true, passive: true, capture: true }
  for (const sign of SIGNS) addEventListener(sign, afterAnswering, listening)
  if (window.wasTouched) afterAnswering()
}

import { type ComponentType, lazy } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const
const TRY_AGAIN_MS = 2_000
const ANSWERED_BY_MS = 300

/**
 * The first sign that somebody is there, and a moment to answer it: only then is it worth fetching what nobody needs at
 * the first glance.
 */
export const firstSign = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return
  const wake = () => {
    // Safari cannot tell when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: ANSWERED_BY_MS })
    else setTimeout(resolve, ANSWERED_BY_MS)
  }
  for (const sign of SIGNS) window.addEventListener(sign, wake, { once: true, passive: true })
})

/**
 * A part of the page whose server HTML stands as it is, links and all, until the shopper first touches anything; only
 * then is its script fetched. It must therefore work as plain HTML, and need not be live at the first glance.
 * The server has it at once: `const Footer = import.meta.env.SSR ? await bringFooter() : asleep(bringFooter)`, in a
 * `<Suspense>`, in which React keeps the server's HTML meanwhile.
 */
export const asleep = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await firstSign
    return { default: await persistently(load) }
  })

// Without a network there is nothing to fetch; what is not live yet still works as plain HTML meanwhile.
async function persistently<Thing>(load: () => Promise<Thing>): Promise<Thing> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    return persistently(load)
  }
}

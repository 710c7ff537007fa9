import { type ComponentType, lazy } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const
const TRY_AGAIN_MS = 2_000

/**
 * The first sign that somebody is there: only then is it worth fetching what nobody needs at the first glance. What they
 * have touched answers first.
 */
export const firstSign = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return
  const afterTheAnswer = () => requestAnimationFrame(() => setTimeout(resolve))
  for (const sign of SIGNS) window.addEventListener(sign, afterTheAnswer, { once: true, passive: true })
  if (document.querySelector('[data-wakes][open]')) afterTheAnswer() // pressed before this script was here
})

/**
 * For a page that leads on to another by itself. React holds the next page back until every sleeper is awake, so without
 * this it would only be shown once the shopper touches something.
 */
export const wakeUp = (): void => {
  window.dispatchEvent(new Event('focusin'))
}

/**
 * A part of the page whose server HTML stands as it is, links and all, until the shopper first touches anything; only
 * then is its script fetched. It must therefore work as plain HTML, and need not be live at the first glance.
 * The server has it at once: `const Footer = import.meta.env.SSR ? await bringFooter() : asleep(bringFooter)`, in a
 * `<Suspense>`, in which React keeps the server's HTML meanwhile, also while a network is gone that should bring it.
 */
export const asleep = <Props>(bring: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await firstSign
    return { default: await bringInTheEnd(bring) }
  })

/**
 * React holds the next page back until every sleeper is awake. So whoever walks on while this cannot be had goes without
 * it until the next visit; whoever stays keeps the server's HTML, and it is asked for again and again.
 */
async function bringInTheEnd<Props>(
  bring: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  for (let hasTried = false; ; hasTried = true) {
    try {
      return await bring()
    } catch {
      if (hasTried && location.href !== arrivedAt) return Nothing
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    }
  }
}

/** The sleepers are those of the page that the server gave, and no other address is shown before they are awake. */
const arrivedAt = import.meta.env.SSR ? '' : location.href

const Nothing = () => null

import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { AnnounceHydrated } from './announce-hydrated.ts'
import { SCRIPTS_FOUND, SCRIPTS_LOST } from './events.ts'
import { BACKGROUND_WAITS_MS } from './fetch-file.ts'
import { firstInteraction } from './first-interaction.ts'

export type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part of the page whose script is fetched after the first interaction. Until then, and without a network, its server
 * HTML stays as it is, so it must work as plain HTML. Wrap it in `<Suspense>`. The server has it at once:
 * `import.meta.env.SSR ? await loadFooter() : lazyOnInteraction(loadFooter)`.
 */
export const lazyOnInteraction = <Props extends object>(load: Load<Props>) =>
  lazy(async () => {
    await firstInteraction
    const startedAt = location.href
    // React holds the next page back until every part of the server's HTML is hydrated. So a shopper who moves on while
    // a part cannot be fetched sees the next page without it, until it has arrived.
    const isLeft = () => location.href !== startedAt
    return { default: announced((await loadWithRetries(load, isLeft)) ?? withoutWaiting(load)) }
  })

const announced =
  <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  (props) =>
    createElement(AnnounceHydrated, null, createElement(Part, props))

/** A part of the page whose script is fetched when it is first shown. Wrap it in `<Suspense>`. */
export const lazyWhenShown = <Props extends object>(load: Load<Props>) =>
  lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({
      default: (await loadWithRetries(load, never)) ?? Nothing,
    }),
  )

/** An optional part: `Instead` is shown when its script cannot be fetched soon. */
export const lazyOrElse = <Props extends object>(
  load: Load<Props>,
  Instead: ComponentType<Props> = Nothing,
) => lazy(async () => ({ default: await load().catch(() => Instead) }))

/** Loads something that the page needs: retries until it is loaded. */
export const loadUntilHere = async <Part>(load: () => Promise<Part>): Promise<Part> =>
  (await loadWithRetries(load, never)) ?? load()

/** Retries until it succeeds; null when it was given up. */
async function loadWithRetries<Part>(
  load: () => Promise<Part>,
  isGivenUp: () => boolean,
): Promise<Part | null> {
  for (let failures = 0; ; failures += 1) {
    try {
      const Part = await load()
      if (failures > TOLERATED_FAILURES) dispatchEvent(new Event(SCRIPTS_FOUND))
      return Part
    } catch {
      if (isGivenUp()) return null
      if (failures === TOLERATED_FAILURES) dispatchEvent(new Event(SCRIPTS_LOST))
      await pauseOrOnline(BACKGROUND_WAITS_MS[failures] ?? LAST_WAIT_MS)
    }
  }
}

/** After more failures in a row the page says that something is missing. */
const TOLERATED_FAILURES = BACKGROUND_WAITS_MS.length - 1
const LAST_WAIT_MS = 30_000

const pauseOrOnline = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
    addEventListener('online', () => resolve(), { once: true })
  })

function withoutWaiting<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Later = lazyWhenShown(load)
  return (props) => createElement(Suspense, null, createElement(Later, props))
}

const never = () => false

const Nothing = () => null

import { isTakenOver } from '@ahia/testing/taken-over'
import type { Browser, Locator, Page } from '@playwright/test'
import { openSlowPhone, type SlowPhone, slowDown, speedUp, storeOn } from './slow-phone.ts'
import { INP_MS, INTERACTION_MS } from './table.ts'

type Interaction = {
  name: string
  path: string
  /** What is touched, one after the other. */
  touches: readonly ((page: Page) => Locator)[]
  /** What is typed in the end: then only the keys count. */
  types?: string
  visitor?: 'seller'
  /** Milliseconds. */
  limit: number
  /** Words that the last touch shows: only it counts, until they are drawn, without a network, as the phone keeps the step. */
  shows?: string
}

declare global {
  interface Window {
    interactions: { noted: { at: number; ms: number }[]; countedFrom: number }
  }
}

/** What shoppers do most; each must be answered before they wonder whether they pressed. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'add to cart',
    limit: INTERACTION_MS,
    path: '/products/{product}',
    touches: [(page) => page.getByRole('button', { name: 'Add to Cart' }).first()],
  },
  {
    name: 'change a filter',
    limit: INTERACTION_MS,
    path: '/products?category=FOOD',
    touches: [
      (page) => page.getByText('Filters', { exact: true }).first(),
      (page) => page.getByLabel(/^In stock/).last(),
    ],
  },
  {
    name: 'open the search field',
    limit: INP_MS,
    path: '/products',
    touches: [(page) => page.getByRole('link', { name: 'Search', exact: true })],
  },
  {
    name: 'type in search',
    limit: INTERACTION_MS,
    path: '/products',
    touches: [(page) => page.getByRole('link', { name: 'Search', exact: true })],
    types: 'jollof',
  },
  {
    name: 'hub open the hand-over sheet',
    limit: INP_MS,
    path: '/seller/orders/{packed}',
    visitor: 'seller',
    touches: [(page) => page.getByRole('button', { name: 'Hand over', exact: true })],
  },
  {
    name: 'hub hand over',
    limit: INTERACTION_MS,
    path: '/seller/orders/{packed}',
    visitor: 'seller',
    touches: [
      (page) => page.getByRole('button', { name: 'Hand over', exact: true }),
      (page) => page.getByRole('button', { name: 'Hand over now' }),
    ],
    shows: 'With your own rider',
  },
  {
    name: 'hub type a title',
    limit: INTERACTION_MS,
    path: '/seller/products/new',
    visitor: 'seller',
    touches: [(page) => page.getByLabel(/^Title/).first()],
    types: 'jollof',
  },
]

/** The longest that the page took to show that it noticed, in milliseconds. */
export async function measureInteraction(
  browser: Browser,
  { origin, stored }: { origin: string; stored: Record<string, string> },
  { path, touches, types, shows }: Interaction,
): Promise<number> {
  const phone = await openSlowPhone(browser, origin)
  const { context, page } = phone
  await storeOn(page, stored)
  try {
    await page.goto(path)
    await page.waitForFunction(isTakenOver, ['main'])
    await page.waitForLoadState('networkidle')
    await page.evaluate(startListening)
    for (const find of touches.slice(0, -1)) await touch(phone, find(page))
    if (shows !== undefined) {
      await context.setOffline(true)
      await page.evaluate(forgetEarlier)
      await page.evaluate(waitForWords, shows)
    }
    for (const find of touches.slice(-1)) await touch(phone, find(page))
    if (shows !== undefined) await page.getByText(shows).first().waitFor()
    if (types !== undefined) await page.evaluate(forgetEarlier)
    for (const letter of types ?? '') await page.keyboard.press(letter)
    return await page.evaluate(readLongest)
  } finally {
    await context.close()
  }
}

/** Looking for the place is our own work and not the shopper's phone's, so it is done at full speed, and is over first. */
async function touch({ page, cdp }: SlowPhone, target: Locator): Promise<void> {
  await speedUp(cdp)
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`Not on the page: ${target}`)
  await page.evaluate(atRest)
  await slowDown(cdp)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Runs in the page: until it has drawn where it was scrolled to and has nothing left to do. */
const atRest = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve())))

/** Runs in the page. What was touched before `countedFrom` may be noted later, and does not count. */
function startListening(): void {
  const noted: { at: number; ms: number }[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0)
        noted.push({ at: entry.startTime, ms: entry.duration })
  })
  const everyFrame = { type: 'event', durationThreshold: 16 }
  observer.observe(everyFrame)
  Object.assign(window, { interactions: { noted, countedFrom: 0 } })
}

/** Runs in the page: from here on only what comes next counts. */
function forgetEarlier(): void {
  window.interactions.countedFrom = performance.now()
}

/** Runs in the page: the next touch lasts until these words are drawn. */
function waitForWords(words: string): void {
  let at = Number.NaN
  addEventListener('pointerup', () => (at = performance.now()), { capture: true, once: true })
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main')?.textContent.includes(words)) return // innerText would lay out the page first
    observer.disconnect()
    requestAnimationFrame(() => window.interactions.noted.push({ at, ms: performance.now() - at }))
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** Runs in the page, once it has drawn what was asked of it; nothing noted means quicker than a frame. */
function readLongest(): Promise<number> {
  return new Promise((resolve) => {
    setTimeout(() => {
      const { noted, countedFrom } = window.interactions
      const counted = noted.filter(({ at }) => at >= countedFrom)
      resolve(Math.max(0, ...counted.map(({ ms }) => ms)))
    }, 1_000)
  })
}

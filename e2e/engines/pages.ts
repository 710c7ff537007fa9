import { isTakenOver } from '@ahia/testing/taken-over'
import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'
import { waitFor } from './steps.ts'

/** One of each kind of page. Pages like the checkout have a minimal header. */
export const PAGES: readonly { path: string; isMinimal?: true }[] = [
  { path: '/' },
  { path: '/products?category=FOOD' },
  { path: '/products/{product}' },
  { path: '/shops/{shop}' },
  { path: '/featured' },
  { path: '/wishlist' },
  { path: '/cart' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/logistics' },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/merchant/blog' },
  { path: '/merchant/blog/when-does-basic-pay-for-itself' },
  { path: '/offline' },
  { path: '/no/such/page' },
  { path: '/checkout', isMinimal: true },
  { path: '/auth', isMinimal: true },
  { path: '/merchant', isMinimal: true },
  { path: '/payment/return', isMinimal: true },
]

/** Opens a page and expects a complete header and footer, hydration, and no layout shift. */
export async function expectWhole(
  engine: Engine,
  origin: string,
  { path, isMinimal }: (typeof PAGES)[number],
) {
  await engine.open(origin + path)
  await engine.run(rememberPlaces, null)
  await waitFor(engine, isTakenOver, ['main'], `life in ${path}`)
  await engine.touch()
  await waitFor(engine, isTakenOver, ['main', 'footer'], `life in the footer of ${path}`)

  expect(await engine.run(listMoved, null), `nothing moves in ${path}`).toEqual([])
  const missing = await engine.run(listMissing, isMinimal ? MINIMAL_FRAME : FULL_FRAME)
  expect(missing, `header and footer of ${path}`).toEqual([])
}

const MINIMAL_FRAME = ['header a[aria-label="Ahia home"]', 'footer']
const FULL_FRAME = [
  ...MINIMAL_FRAME,
  'section[aria-label="Contact"]',
  'header input[name="search"]',
  'a[aria-label^="Cart"]',
  'footer form',
]

declare global {
  var smokePlaces: { element: Element; x: number; y: number }[]
}

/** Stores the positions of the elements on the first screen. */
function rememberPlaces(): void {
  globalThis.smokePlaces = [
    ...document.querySelectorAll('header, header a, main, main h1, main h2, main article'),
  ]
    .filter((element) => !element.closest('details'))
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.height > 0 && rect.top < innerHeight)
    .map(({ element, rect: { x, y } }) => ({ element, x, y }))
}

/** The elements that have moved. Removed elements do not count: something else has replaced them. */
const listMoved = (): string[] =>
  globalThis.smokePlaces.flatMap(({ element, x, y }) => {
    const now = element.getBoundingClientRect()
    const isStill = !element.isConnected || (Math.abs(now.x - x) <= 1 && Math.abs(now.y - y) <= 1)
    return isStill ? [] : [`${element.tagName} from ${x}, ${y} to ${now.x}, ${now.y}`]
  })

const listMissing = (selectors: string[]): string[] =>
  selectors.filter((selector) => document.querySelector(selector) === null)

/** The errors of all pages of this browser so far. */
export const pageErrors = (engine: Engine): Promise<string[]> =>
  engine.run(() => JSON.parse(sessionStorage.getItem('page-errors') ?? '[]'), null)

import { isTakenOver } from '@ahia/testing/taken-over'
import type { Browser, Page } from '@playwright/test'
import { askPage, untilPage } from './ask-page.ts'
import { openSlowPhone, storeOn } from './slow-phone.ts'
import { type Fetched, followTraffic } from './traffic.ts'

const LONG_TASK_MS = 50

export type Figures = {
  jsKb: number
  cssKb: number
  htmlKb: number
  fontsKb: number
  imagesKb: number
  requests: number
  lcpMs: number
  tbtMs: number
  cls: number
  totalKb: number
  repeatKb: number
  repeatLcpMs: number
}

/** `stored`: what the phone holds of the market from before; `seen`: what is on the page once it has its data. */
type Visit = {
  origin: string
  path: string
  stored: Record<string, string>
  seen?: string
  /** Whether a second visit is served by the app's own service worker. */
  hasWorker: boolean
}

/** One first visit to a page and, after it, a second one with whatever the browser has kept. */
export async function measurePage(browser: Browser, visit: Visit): Promise<Figures> {
  const figures = await visitTwice(browser, visit)
  // With the other phone gone: what slows a page down keeps a processor busy for as long as the page is open.
  return visit.hasWorker ? { ...figures, repeatLcpMs: await timeFromWorker(browser, visit) } : figures
}

async function visitTwice(
  browser: Browser,
  { origin, path, stored, seen = 'main' }: Visit,
): Promise<Figures> {
  const { context, page, cdp } = await openSlowPhone(browser, origin)
  await storeOn(page, stored)
  try {
    const settled = followTraffic(cdp)
    await page.goto(path, { waitUntil: 'load' })
    await untilPage(cdp, isTakenOver, ['main']) // the scripts come after the page
    await untilPage(cdp, isShown, seen)
    const fetched = await settled()
    const timings = await askPage(cdp, readTimings, LONG_TASK_MS)
    const inView = await askPage(cdp, picturesInView)
    const first = firstView(fetched, inView)
    const requests = first.filter(({ bytes }) => bytes > 0).length // a script is fetched, then imported from the cache
    const again = await revisit(page)
    return { ...sizes(first), requests, ...timings, repeatKb: again.repeatKb, repeatLcpMs: again.lcpMs }
  } finally {
    await context.close()
  }

  /** Files come from the browser's cache. */
  async function revisit(page: Page): Promise<{ repeatKb: number; lcpMs: number }> {
    await page.goto('about:blank')
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const settled = followTraffic(session)
    await page.goto(path, { waitUntil: 'load' })
    await page.waitForSelector(seen)
    const fetched = await settled()
    const { lcpMs } = await page.evaluate(readTimings, LONG_TASK_MS)
    return { repeatKb: kilobytes(fetched, ({ bytes }) => bytes), lcpMs }
  }
}

/** The largest paint of a visit after the service worker has taken over. */
async function timeFromWorker(
  browser: Browser,
  { origin, path, stored, seen = 'main' }: Visit,
): Promise<number> {
  const { context, page, cdp } = await openSlowPhone(browser, origin, 'allow')
  try {
    await storeOn(page, stored)
    await page.goto(path)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.waitForLoadState('networkidle') // somebody has seen the page before they come again
    await page.goto('about:blank')
    await page.goto(path, { waitUntil: 'load' })
    await untilPage(cdp, isTakenOver, ['main'])
    await untilPage(cdp, isShown, seen)
    return (await askPage(cdp, readTimings, LONG_TASK_MS)).lcpMs
  } finally {
    await context.close()
  }
}

/** Pictures further down are asked for early by a browser with time on its hands; the first view does not need them. */
const firstView = (fetched: Fetched[], inView: string[]): Fetched[] =>
  fetched.filter(({ kind, url }) => kind !== 'Image' || inView.includes(url))

function sizes(fetched: Fetched[]) {
  const of = (kind: Fetched['kind']) =>
    kilobytes(
      fetched.filter((one) => one.kind === kind),
      ({ gzipBytes }) => gzipBytes,
    )
  return {
    jsKb: of('Script'),
    cssKb: of('Stylesheet'),
    htmlKb: of('Document'),
    fontsKb: of('Font'),
    imagesKb: of('Image'),
    totalKb: kilobytes(fetched, ({ bytes }) => bytes),
  }
}

const kilobytes = (fetched: Fetched[], bytesOf: (one: Fetched) => number): number =>
  fetched.reduce((sum, one) => sum + bytesOf(one), 0) / 1000

/** Runs in the page. */
const isShown = (selector: string): boolean =>
  (document.querySelector(selector)?.getClientRects().length ?? 0) > 0

/** Runs in the page. */
function picturesInView(): string[] {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    })
    .map(({ currentSrc }) => currentSrc)
}

/** Runs in the page: what the browser itself has noted since the visit began. */
function readTimings(longTaskMs: number): Promise<{ lcpMs: number; tbtMs: number; cls: number }> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      setTimeout(() => resolve([]), 500) // there were none
    })
  return Promise.all(['largest-contentful-paint', 'longtask', 'layout-shift', 'paint'].map(entriesOf)).then(
    ([paints = [], tasks = [], shifts = [], firstPaints = []]) => {
      const fcp = firstPaints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
      const blocked = tasks
        .filter(({ startTime, duration }) => startTime + duration > fcp)
        .map(({ duration }) => Math.max(0, duration - longTaskMs))
      const moved = shifts.map((shift) =>
        'value' in shift && typeof shift.value === 'number' ? shift.value : 0,
      )
      return {
        lcpMs: paints.at(-1)?.startTime ?? Number.NaN,
        tbtMs: blocked.reduce((sum, ms) => sum + ms, 0),
        cls: moved.reduce((sum, value) => sum + value, 0),
      }
    },
  )
}

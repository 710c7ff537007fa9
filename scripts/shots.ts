// Pictures of every screen and state at phone and desk width, in both themes, to be looked at:
// npm run shots -- [--only listing,cart] [--without seller]  →  shots/<screen>-<width>-<theme>.png
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startProduct } from '@ahia/testing/product'
import { fillIn, findSamples, type Samples } from '@ahia/testing/samples'
import { layOutAll, loadPictures } from '@ahia/testing/show-all'
import { isTakenOver } from '@ahia/testing/taken-over'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { findBrowserForJourneys } from './checks/chromium.ts'
import { SHOTS, type Shot } from './shots/list.ts'

const SIZES = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
]
const THEMES = ['light', 'dark'] as const
const AT_ONCE = 2
const LOADING_MS = 5_000
const SCREENS_A_MARKET = 10
const TEMPLATE = 'shots'
const folder = path.resolve(import.meta.dirname, '../shots')

const { values } = parseArgs({ options: { only: { type: 'string' }, without: { type: 'string' } } })
const isNamedBy = (parts: string | undefined, name: string) =>
  parts?.split(',').some((part) => name.includes(part))
const wanted = SHOTS.filter(
  ({ name }) => (isNamedBy(values.only, name) ?? true) && !isNamedBy(values.without, name),
)

const found = await findBrowserForJourneys()
if ('missing' in found) throw new Error(found.missing)
const postgres = await startThrowAwayPostgres()
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
try {
  fs.mkdirSync(folder, { recursive: true })
  await fillTemplate()
  const failed: string[] = []
  for (let first = 0; first < wanted.length; first += SCREENS_A_MARKET)
    failed.push(...(await takeInOwnMarket(`shots_${first}`, wanted.slice(first, first + SCREENS_A_MARKET))))
  if (failed.length > 0) throw new Error(`Not taken:\n${failed.join('\n')}`)
} finally {
  await browser.close()
  await postgres.stop()
}

async function fillTemplate(): Promise<void> {
  const market = startMarket(await postgres.createDatabase(TEMPLATE))
  await market.opened()
  await market.stop()
}

/** One for all would run out of goods and patience: each screen of a customer signs up and buys, all from one address. */
async function takeInOwnMarket(name: string, shots: readonly Shot[]): Promise<string[]> {
  const market = startMarket(await postgres.createDatabase(name, TEMPLATE))
  try {
    const origin = await market.opened()
    return await takeAll(shots, origin, await findSamples(origin))
  } finally {
    await market.stop()
  }
}

function startMarket(DATABASE_URL: string) {
  return startProduct({
    NODE_ENV: 'test',
    DATABASE_URL,
    PUBLIC_URL: '',
    DEV_PAGES: 'true',
    BROWSE_LIMIT_PER_MINUTE: '1000000',
  })
}

/** Goes on when one cannot be taken, and says which in the end. */
async function takeAll(shots: readonly Shot[], origin: string, samples: Samples): Promise<string[]> {
  const failed: string[] = []
  const looks = SIZES.flatMap((viewport) => THEMES.map((colorScheme) => ({ viewport, colorScheme })))
  const queue = shots.flatMap((shot) => looks.map((look) => ({ shot, look })))
  const takeNext = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { shot, look } = next
      if (shot.width !== undefined && shot.width !== look.viewport.width) continue
      const name = `${shot.name}-${look.viewport.width}-${look.colorScheme}`
      try {
        await take({ ...shot, path: fillIn(shot.path, samples), name }, { ...look, baseURL: origin })
      } catch (error) {
        failed.push(`${name}: ${String(error).split('\n', 1)[0]}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext))
  return failed

  async function take(shot: Shot, options: BrowserContextOptions): Promise<void> {
    const context = await browser.newContext({
      ...options,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    try {
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.goto(shot.path, { waitUntil: 'networkidle' })
      if (shot.prepare) {
        await wakeUp(page)
        await shot.prepare(page)
        await page.waitForFunction(isLoaded, null, { timeout: LOADING_MS }).catch(() => {}) // some are about waiting
      }
      if (!shot.isScreenOnly) {
        await page.evaluate(layOutAll)
        await page.evaluate(loadPictures)
      }
      await page.evaluate(drawPictures)
      const file = path.join(folder, `${shot.name}.png`)
      await page.screenshot({ path: file, fullPage: !shot.isScreenOnly })
      if (faults.length > 0) throw new Error(faults.join('; '))
      console.log(path.relative(process.cwd(), file))
    } finally {
      await context.close()
    }
  }
}

/** Runs in a page: until the pictures are there and drawn; one that waits for somebody to scroll to it is not waited for. */
async function drawPictures(): Promise<void> {
  const isInView = (picture: HTMLImageElement) =>
    [...picture.getClientRects()].some(({ top, left }) => top < innerHeight && left < innerWidth)
  const drawn = [...document.images]
    .filter((picture) => picture.loading !== 'lazy' || isInView(picture))
    .map((picture) => picture.decode())
  await Promise.allSettled(drawn) // one that fails shows our mark
}

/** Runs in a page: nothing that was prepared is still on its way. */
function isLoaded(): boolean {
  const isComing = document.querySelector(':is(main, dialog[open]) :is([aria-busy=true], .animate-shimmer)')
  const statuses = [...document.querySelectorAll('main [role=status]')].map((status) => status.textContent)
  return isComing === null && !statuses.some((words) => words.startsWith('Loading'))
}

/** Parts that sleep until somebody is there are awake before anything is pressed. */
async function wakeUp(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, ['main'])
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
  await page.waitForFunction(isTakenOver, ['main', 'footer'])
}

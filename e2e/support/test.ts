import { createDatabase } from '@ahia/local-postgres/create-database'
import { startProduct } from '@ahia/testing/product'
import { findSamples, type Samples } from '@ahia/testing/samples'
import { showAll } from '@ahia/testing/show-all'
import { isTakenOver } from '@ahia/testing/taken-over'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { TEMPLATE } from './global-setup.ts'

export type Market = { origin: string; databaseUrl: string }

// Journeys that are not about the worker go without one, and the browser says so.
const OURS = /Service Worker registration blocked by Playwright/

/** Every journey has a market of its own worker: a copy of the template, served by the real product. */
export const test = base.extend<
  { toleratedErrors: RegExp | null; consoleErrors: string[] },
  { market: Market; samples: Samples }
>({
  /** What a journey provokes on purpose. */
  toleratedErrors: [null, { option: true }],
  market: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const templateUrl = process.env.E2E_TEMPLATE_URL ?? ''
      const addressOf = (database: string) => templateUrl.replace(/[^/]+$/, database)
      const name = `market_${workerIndex}`
      await createDatabase(addressOf('postgres'), name, TEMPLATE)
      const product = startProduct({
        NODE_ENV: 'test',
        DATABASE_URL: addressOf(name),
        PUBLIC_URL: '',
        DEV_PAGES: 'true',
        BROWSE_LIMIT_PER_MINUTE: '1000000',
      })
      await use({ origin: await product.opened(), databaseUrl: addressOf(name) })
      await product.stop()
    },
    { scope: 'worker' },
  ],
  /** What is special in this market, for journeys that need such a thing. */
  samples: [async ({ market }, use) => use(await findSamples(market.origin)), { scope: 'worker' }],
  baseURL: ({ market }, use) => use(market.origin),
  // A page that complains on the console is broken, even if it looks right: policy, hydration, missing files.
  consoleErrors: [
    async ({ page, toleratedErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning'
        if (isComplaint && !OURS.test(message.text())) errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use(errors)
      expect(errors.filter((error) => !toleratedErrors?.test(error))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another theme can change about a page: whether its colours can be told apart. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Holds the page against WCAG 2.2 AA. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNothingFound(page, (scan) => scan.withTags(WCAG_22_AA))

export const expectReadable = (page: Page): Promise<void> =>
  expectNothingFound(page, (scan) => scan.withRules(COLOURS))

async function expectNothingFound(page: Page, narrow: (scan: AxeBuilder) => AxeBuilder): Promise<void> {
  await page.evaluate(showAll) // what is not laid out cannot be judged
  // A colour that is still changing is no colour to judge.
  await page.evaluate(() => {
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(changing.map(({ finished }) => finished)) // one that is called off is over too
  })
  const { violations } = await narrow(await newScan(page)).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  )
  expect(found).toEqual([])
}

const NOTHING_MORE = '0'

/** Only what is wrong is described, and half a megabyte of scanner is read once a page: both cost more than the look. */
async function newScan(page: Page): Promise<AxeBuilder> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  const scan = isThere ? new AxeBuilder({ page, axeSource: NOTHING_MORE }) : new AxeBuilder({ page })
  return scan.setLegacyMode(true).options({ resultTypes: ['violations'] })
}

/**
 * Waits until React has taken over the page, so that links and buttons do what they will do for a shopper. Some parts
 * are lazy until the first interaction, so this also interacts; the footer is the last of them.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, ['main'])
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
  await page.waitForFunction(isTakenOver, ['main', 'footer'])
}

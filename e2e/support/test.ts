import { createDatabase } from '@ahia/local-postgres/create-database'
import { startProduct } from '@ahia/testing/product'
import { findSamples, type Samples } from '@ahia/testing/samples'
import { isTakenOver } from '@ahia/testing/taken-over'
import { test as base, expect, type Page } from '@playwright/test'
import { TEMPLATE } from './global-setup.ts'

export type Market = {
  origin: string
  databaseUrl: string
  /** ADMIN-01: where its back office is. By name, as passkeys know no numbers. */
  adminUrl: string
}

const OFFICE = /Office\s+(http:\/\/localhost:\d+)/

// Most journeys block the service worker, and the browser logs that.
const OURS = /Service Worker registration blocked by Playwright/

/** Each Playwright worker has its own market: a copy of the template database, served by the real product. */
export const test = base.extend<
  { toleratedErrors: RegExp | null; consoleErrors: string[] },
  { market: Market; samples: Samples }
>({
  /** Console errors that a test causes on purpose. */
  toleratedErrors: [null, { option: true }],
  market: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const templateUrl = process.env.E2E_TEMPLATE_URL ?? ''
      const addressOf = (database: string) => templateUrl.replace(/[^/]+$/, database)
      const name = `market_${workerIndex}`
      await createDatabase(addressOf('postgres'), { name, template: TEMPLATE })
      const product = startProduct({
        NODE_ENV: 'test',
        DATABASE_URL: addressOf(name),
        PUBLIC_URL: '',
        DEV_PAGES: 'true',
        BROWSE_LIMIT_PER_MINUTE: '1000000',
      })
      const origin = await product.opened()
      const adminUrl = OFFICE.exec(product.output())?.[1] ?? ''
      await use({ origin, databaseUrl: addressOf(name), adminUrl })
      await product.stop()
    },
    { scope: 'worker' },
  ],
  /** Ids of sample products and shops in this market. */
  samples: [async ({ market }, use) => use(await findSamples(market.origin)), { scope: 'worker' }],
  baseURL: ({ market }, use) => use(market.origin),
  // Console errors fail a test, even if the page looks right: security policy, hydration, missing files.
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

/** Waits until React has hydrated the content of a page that nobody has touched: lazy parts are still plain HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, ['main'])
}

/**
 * Waits until all of the page is hydrated. Some parts are lazy until the first interaction, so the mouse moves, as it
 * does before any click; the footer is the last part to load. A finger does not move: on a phone use `hydrated`.
 */
export async function takenOver(page: Page): Promise<void> {
  await hydrated(page)
  await page.mouse.move(0, 0)
  await page.mouse.move(1, 1)
  await page.waitForFunction(isTakenOver, ['main', 'footer'])
}

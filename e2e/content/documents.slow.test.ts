import { gzipSync } from 'node:zlib'
import { ARTICLES } from '@ahia/documents/articles'
import { MERCHANT_TERMS_VERSION } from '@ahia/documents/terms-version'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test.ts'

test.use({ hasTouch: true })

const PHONE = { width: 360, height: 640 }
const WIDE = { width: 1280, height: 900 }
const STATIC_PAGE = 12_000
/** About 9 kB of text plus header and footer. All of it is in the HTML, for visitors without JavaScript. */
const BOTH_TEXTS = 19_000
const [newest] = ARTICLES

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

test('STAT-03, STAT-04, STAT-05, STAT-06 documents are small, fit a phone, load their text once, and their contents and PDF are reachable', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  const hasTextScript = () => asked.some((url) => /\/assets\/terms-text/.test(url))
  const main = page.getByRole('main')
  const packages = contents(page).getByRole('link', { name: /Packages/ })
  await page.setViewportSize(PHONE)

  await test.step('the script with the terms loads only after an interaction', async () => {
    await page.goto('/terms')
    await page.waitForLoadState('networkidle')
    expect(hasTextScript()).toBe(false)
    await hydrated(page)
    expect(hasTextScript()).toBe(false)
    await contents(page).getByText('Sections of the Merchant Terms').tap()
    await expect.poll(hasTextScript).toBe(true)
  })

  await test.step('on a phone the terms fit, and their sections and the PDF are reachable without scrolling', async () => {
    const table = page.getByRole('table').filter({ hasText: 'Price a month' })
    await expect(table).toBeHidden()
    await main.getByLabel('Read more: 3. Packages').tap()
    await expect(table).toBeVisible()
    await openAllParts(page)
    const hidden = await page
      .getByRole('cell')
      .evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth).length)
    expect(hidden).toBe(0)
    await expectFits(page)
    await expect(contents(page).getByRole('link', { name: 'Merchant Terms as PDF' })).toBeVisible()
    await packages.tap()
    await expect(page.locator('#merchants-packages')).toBeInViewport()
  })

  await test.step('the blog fits, and its articles too', async () => {
    await page.goto('/merchant/blog')
    await hydrated(page)
    await expectFits(page)
    await main.getByRole('heading', { level: 2 }).first().getByRole('link').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '')
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectFits(page)
  })

  await test.step('the privacy policy fits, and on a wide screen its contents lead to the sections', async () => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Privacy/ })
      .click()
    await expect(page).toHaveURL('/privacy')
    await expect(main.getByRole('heading', { name: 'Data Security' })).toBeVisible()
    await expectFits(page)
    await page.setViewportSize(WIDE)
    await contents(page).getByRole('link', { name: 'Data Security' }).click()
    await expect(page).toHaveURL('/privacy#data-security')
    await expect(main.getByRole('heading', { name: 'Data Security' })).toBeInViewport()
  })

  await test.step('the full terms are shown after navigating from another page, with a PDF', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL('/terms')
    await expect(page.getByRole('article', { name: 'Merchant Terms' })).toContainText('13 months')
    await packages.click()
    await expect(page).toHaveURL('/terms#merchants-packages')
    await expect(page.locator('#merchants-packages')).toBeInViewport()
    const begun = page.waitForEvent('download')
    await main.getByRole('link', { name: 'Download PDF' }).click()
    expect((await begun).suggestedFilename()).toContain(`merchant-terms-${MERCHANT_TERMS_VERSION}.pdf`)
    await main.getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL('/')
  })

  await test.step('each document is at most 12 kB compressed, and the terms at most 19 kB', async () => {
    for (const path of ['/privacy', '/terms', '/merchant/blog', `/merchant/blog/${newest?.slug}`]) {
      const size = gzipSync(await (await request.get(path)).body()).length
      expect(size, path).toBeLessThanOrEqual(path === '/terms' ? BOTH_TEXTS : STATIC_PAGE)
    }
  })
})

/** What is folded is measured too. */
const openAllParts = (page: Page) =>
  page.locator('article details').evaluateAll((parts: HTMLDetailsElement[]) => {
    for (const part of parts) part.open = true
  })

/** Nothing makes the page scroll sideways. */
async function expectFits(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), page.url())
    .toBeLessThanOrEqual(0)
}

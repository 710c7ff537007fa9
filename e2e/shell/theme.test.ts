import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

// Scripts that are blocked on purpose cause errors.
test.use({ toleratedErrors: /net::ERR_FAILED|Failed to fetch dynamically imported module/ })

const CHALK = 'rgb(252, 250, 246)'
const NIGHT = 'rgb(15, 16, 24)'

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** By its label, as a visitor does: the radio itself cannot be seen, and the footer settles when it comes into view. */
const choose = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).click()

test('a page follows the system theme until the visitor chooses one, at once, for every page and without a flash', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/lazy-frame-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await expect.poll(() => background(page)).toBe(NIGHT)

  await test.step('a theme chosen before the footer is hydrated applies at once and is kept', async () => {
    await choose(page, 'Light')
    await expect.poll(() => background(page)).toBe(CHALK)
    released.resolve()
    await takenOver(page)
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
    await page.goto('/')
    await expect.poll(() => background(page)).toBe(CHALK)
  })

  await test.step('the system theme can be chosen again', async () => {
    await takenOver(page)
    await choose(page, 'System')
    await expect.poll(() => background(page)).toBe(NIGHT)
  })

  await test.step('the chosen theme is applied before the first paint', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await choose(page, 'Dark')
    await expect.poll(() => background(page)).toBe(NIGHT)
    // Everything that could still change the theme later is blocked; only the boot script may decide.
    await page.route(/\/assets\/(?!boot)[^/]*\.js$/, (route) => route.abort())
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body)
          document.documentElement.dataset.themeAtBody ??= document.documentElement.dataset.theme ?? 'none'
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme-at-body', 'dark')
    await expect.poll(() => background(page)).toBe(NIGHT)
  })
})

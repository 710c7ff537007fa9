import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

// Scripts that are blocked on purpose cause errors.
test.use({ toleratedErrors: /net::ERR_FAILED|Failed to fetch dynamically imported module/ })

const CHALK = 'rgb(252, 250, 246)'
const NIGHT = 'rgb(15, 16, 24)'

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('the page follows the system theme until the visitor chooses one, and keeps that choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await takenOver(page)
  expect(await background(page)).toBe(NIGHT)

  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  expect(await background(page)).toBe(CHALK)

  await page.goto('/')
  expect(await background(page)).toBe(CHALK)

  await takenOver(page)
  await page.getByRole('radio', { name: 'System' }).check({ force: true })
  expect(await background(page)).toBe(NIGHT)
})

test('the chosen theme is applied before the first paint, without a flash', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  // Everything that could still change the theme later is blocked; only the boot script may decide.
  await page.route(/\/assets\/(?!boot)[^/]*\.js$/, (route) => route.abort())
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body)
        document.documentElement.dataset.themeAtBody ??= document.documentElement.dataset.theme ?? 'none'
    }).observe(document, { childList: true, subtree: true })
  })

  await page.reload()

  expect(await page.evaluate(() => document.documentElement.dataset.themeAtBody)).toBe('dark')
  expect(await background(page)).toBe(NIGHT)
})

test('a theme chosen before the footer is hydrated applies at once and is kept', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/lazy-frame-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/about')
  const choice = (name: string) => page.getByRole('radio', { name })
  await choice('Dark').check({ force: true })
  expect(await background(page)).toBe(NIGHT)

  released.resolve()
  await takenOver(page)
  await expect(choice('Dark')).toBeChecked()
  await choice('Light').check({ force: true })
  expect(await background(page)).toBe(CHALK)
})

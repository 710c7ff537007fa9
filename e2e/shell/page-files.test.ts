import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

/** How many cards stand side by side. */
const columns = (page: Page) =>
  page
    .locator('main article')
    .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size)

test('a list looks the same after a visit to pages that come with another style sheet', async ({ page }) => {
  await page.goto('/products')
  await takenOver(page)
  const before = await columns(page)
  expect(before).toBeGreaterThan(2)
  const main = page.getByRole('navigation', { name: 'Main' })

  await main.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/')
  await main.getByRole('link', { name: 'Featured' }).click()
  await expect(page).toHaveURL('/products')

  await expect.poll(() => columns(page)).toBe(before)
})

test.describe('on a network that drops things', () => {
  test.use({ toleratedErrors: /net::ERR_FAILED/ })

  test('a script that is lost on the way is asked for once more, and the page comes to life', async ({
    page,
  }) => {
    let lost = 0
    await page.route(/\/assets\/about-page[^/]*\.js$/, (route) =>
      lost++ === 0 ? route.abort() : route.continue(),
    )

    await page.goto('/about')

    await takenOver(page)
    expect(lost).toBeGreaterThan(1)
  })
})

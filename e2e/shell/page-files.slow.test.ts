import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

/** The number of product cards per row. */
const columns = (page: Page) =>
  page
    .locator('main article')
    .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size)

test('a product list looks the same after visiting pages with another style sheet', async ({ page }) => {
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

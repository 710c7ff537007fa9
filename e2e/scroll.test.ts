import type { Page } from '@playwright/test'
import { expect, takenOver, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 640 } })

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y)
  await expect.poll(() => scrollY(page)).toBe(y)
}

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

test('SHELL-04 a new path starts at the top, Back and Forward return to where one was', async ({ page }) => {
  await page.goto('/about')
  await takenOver(page)
  await scrollTo(page, 700)

  await follow(page, 'Home')
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrollY(page)).toBe(0)

  await scrollTo(page, 300)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => scrollY(page)).toBe(700)

  await page.goForward()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrollY(page)).toBe(300)
})

test('SHELL-04 a change of the query alone keeps the place', async ({ page }) => {
  await page.goto('/api/v1/docs')
  await takenOver(page)
  const chip = page.getByRole('navigation', { name: /filter/i }).getByRole('link', { name: /catalog/i })
  await scrollTo(page, 40)

  await chip.evaluate((link: HTMLElement) => link.click())

  await expect(page).toHaveURL('/api/v1/docs?tag=catalog')
  await expect(chip).toHaveAttribute('aria-current', 'true')
  expect(await scrollY(page)).toBe(40)
})

test('SHELL-04 a reload keeps the place', async ({ page }) => {
  await page.goto('/about')
  await takenOver(page)
  await scrollTo(page, 500)

  await page.reload()
  await takenOver(page)

  await expect.poll(() => scrollY(page)).toBe(500)
})

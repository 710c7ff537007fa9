import { CATEGORY_LABELS } from '@ahia/reference/categories'
import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

const PHONE = { width: 360, height: 640 }

const categories = (page: Page) => page.getByRole('button', { name: 'All Categories' })
const panel = (page: Page) => page.getByRole('navigation', { name: 'Categories' })
const category = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: true })

test('SHELL-05, SHELL-09 All Categories opens on hover, click, keys and tap, and closes when it is left', async ({
  page,
}) => {
  await page.goto('/about')
  await takenOver(page)
  const show = async () => {
    await categories(page).click()
    await expect(panel(page)).toBeVisible()
  }

  await test.step('it closes on scroll, on a click outside and on Escape', async () => {
    await show()
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect(panel(page)).toBeHidden()
    await show()
    await page.mouse.click(1270, 600)
    await expect(panel(page)).toBeHidden()
    await show()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(categories(page)).toBeFocused()
  })

  await test.step('it can be used with the keyboard alone', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(category(page, CATEGORY_LABELS.HEALTH)).toBeFocused()
    await expect(panel(page).getByRole('list', { name: CATEGORY_LABELS.HEALTH })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(panel(page).getByRole('link', { name: 'Vitamins & Supplements' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products?category=HEALTH')
    await expect(panel(page).and(page.getByRole('banner').getByRole('navigation'))).toBeHidden()
  })

  await test.step('hovering opens it and shows subcategories', async () => {
    await page.goto('/about')
    await takenOver(page)
    await categories(page).hover()
    await expect(panel(page)).toBeVisible()
    await expect(categories(page)).toHaveAttribute('aria-expanded', 'true')
    await category(page, CATEGORY_LABELS.TECH).hover()
    await panel(page).getByRole('link', { name: 'Laptops' }).click()
    await expect(page).toHaveURL('/products?category=TECH&subcategory=Laptops')
  })

  await test.step('on a phone a tap opens it, and the search icon links to the product list', async () => {
    await page.setViewportSize(PHONE)
    await page.goto('/about')
    await takenOver(page)
    await expect(page.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/products')
    await categories(page).click()
    await expect(panel(page).getByRole('link')).toHaveCount(12)
    await panel(page).getByRole('link', { name: CATEGORY_LABELS.PET }).click()
    await expect(page).toHaveURL('/products?category=PET')
  })
})

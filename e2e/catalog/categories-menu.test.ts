import { CATEGORY_LABELS } from '@ahia/reference/categories'
import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

const PHONE = { width: 360, height: 640 }
const WIDE = { width: 1280, height: 900 }

const categories = (page: Page) => page.getByRole('button', { name: 'All Categories' })
const categoryPanel = (page: Page) => page.getByRole('navigation', { name: 'Categories' })

test.describe('on a wide screen', () => {
  test.use({ viewport: WIDE })

  test('SHELL-09 All Categories opens on hover and leads to a subcategory', async ({ page }) => {
    await page.goto('/about')
    await takenOver(page)

    await categories(page).hover()
    await expect(categoryPanel(page)).toBeVisible()
    await expect(categories(page)).toHaveAttribute('aria-expanded', 'true')
    await categoryPanel(page).getByRole('link', { name: CATEGORY_LABELS.TECH, exact: true }).hover()
    await categoryPanel(page).getByRole('link', { name: 'Laptops' }).click()

    await expect(page).toHaveURL('/products?category=TECH&subcategory=Laptops')
    await expect(categoryPanel(page)).toBeHidden()
  })

  test('SHELL-09 All Categories closes on scroll, on a click outside and on Escape', async ({ page }) => {
    await page.goto('/about')
    await takenOver(page)
    const open = async () => {
      await categories(page).click()
      await expect(categoryPanel(page)).toBeVisible()
    }

    await open()
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect(categoryPanel(page)).toBeHidden()

    await open()
    await page.mouse.click(1270, 600)
    await expect(categoryPanel(page)).toBeHidden()

    await open()
    await page.keyboard.press('Escape')
    await expect(categoryPanel(page)).toBeHidden()
    await expect(categories(page)).toBeFocused()
  })

  test('SHELL-09 All Categories can be used with the keyboard alone', async ({ page }) => {
    await page.goto('/about')
    await takenOver(page)
    await categories(page).focus()

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(
      categoryPanel(page).getByRole('link', { name: CATEGORY_LABELS.HEALTH, exact: true }),
    ).toBeFocused()
    await expect(categoryPanel(page).getByRole('list', { name: CATEGORY_LABELS.HEALTH })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(categoryPanel(page).getByRole('link', { name: 'Vitamins & Supplements' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/products?category=HEALTH')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('SHELL-05, SHELL-09 the search icon links to the product list, and All Categories opens on tap', async ({
    page,
  }) => {
    await page.goto('/about')
    await takenOver(page)
    await expect(page.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/products')

    await categories(page).click()
    await expect(categoryPanel(page).getByRole('link')).toHaveCount(12)
    await categoryPanel(page).getByRole('link', { name: CATEGORY_LABELS.PET }).click()

    await expect(page).toHaveURL('/products?category=PET')
  })
})

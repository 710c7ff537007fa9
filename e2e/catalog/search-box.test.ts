import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' })
const rows = (page: Page) => page.getByRole('listbox').getByRole('option')

test('SHELL-06, SHELL-07 typing suggests, Escape closes and then clears, and the arrow keys and Enter open one', async ({
  page,
}) => {
  await page.goto('/about')
  await takenOver(page)
  await box(page).pressSequentially('ric')
  await expect(rows(page).filter({ hasText: 'in Grocery & Supermarket' })).toBeVisible()
  await expect(rows(page).filter({ hasText: '₦' }).first()).toBeVisible()
  expect(await rows(page).count()).toBeLessThanOrEqual(10)

  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('ric')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveValue('')

  await page.keyboard.type('ric')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?category=GROCERY&subcategory=Rice+%26+Grains')
  await expect(rows(page)).toHaveCount(0)

  await box(page).fill(' jollof ryce ')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/products?search=jollof+ryce')
  await expect(box(page)).toHaveValue('jollof ryce')
  await expect(page.getByText('Nothing matches “jollof ryce” exactly.')).toBeVisible()
  await expect(page.getByText('Party jollof rice, large bowl')).toBeVisible()
})

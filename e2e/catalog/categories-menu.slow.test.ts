import { CATEGORY_LABELS } from '@ahia/reference/categories'
import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

const PHONE = { width: 360, height: 640 }
const DESKTOP = { width: 1280, height: 900 }

const categories = (page: Page) => page.getByRole('button', { name: 'All Categories' })
const panel = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Categories' })
const category = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: true })

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' })
const rows = (page: Page) => page.getByRole('listbox').getByRole('option')

test('SHELL-05, SHELL-06, SHELL-07, SHELL-09, WIN-35, WIN-68 All Categories opens on hover, click, keys and tap, and the search box suggests', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/about')
  await test.step('on a phone one tap opens it and a second leads to a subcategory', async () => {
    const chat = page.getByRole('region', { name: 'Chat' })
    await expect(chat).toBeVisible()
    await expect(page.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/products#search')
    const names = Promise.withResolvers<void>()
    await page.route(/\/assets\/subcategory-list[^/]*\.js$/, async (route) => {
      await names.promise
      await route.continue()
    })
    await page.getByText('All Categories').filter({ visible: true }).click()
    const menu = page.getByRole('navigation', { name: 'Categories' })
    await expect(menu.getByRole('link', { name: CATEGORY_LABELS.PET })).toBeVisible()
    await expect(menu.locator('.animate-shimmer'), 'each row says that names come').toHaveCount(12)
    await expect(chat, 'WIN-68').toBeHidden()
    names.resolve()
    await menu.getByRole('list', { name: CATEGORY_LABELS.PET }).getByRole('link').last().click()
    await expect(page).toHaveURL(/^[^?]*\/products\?category=PET&subcategory=/)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await page.setViewportSize(DESKTOP)
    await takenOver(page)
  })

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
    await expect(panel(page)).toBeHidden()
  })

  await test.step('hovering opens it and shows subcategories', async () => {
    await page.mouse.move(640, 800)
    await categories(page).hover()
    await expect(panel(page)).toBeVisible()
    await expect(categories(page)).toHaveAttribute('aria-expanded', 'true')
    await category(page, CATEGORY_LABELS.TECH).hover()
    await panel(page).getByRole('link', { name: 'Laptops' }).click()
    await expect(page).toHaveURL('/products?category=TECH&subcategory=Laptops')
  })

  await test.step('typing suggests, Escape closes and then clears, and the keys open one', () =>
    useSuggestions(page))
})

async function useSuggestions(page: Page): Promise<void> {
  await box(page).pressSequentially('ric')
  await expect(rows(page).filter({ hasText: 'in Grocery & Supermarket' })).toBeVisible()
  await expect(rows(page).filter({ hasText: '₦' }).first()).toBeVisible()
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
  await expect(page).toHaveURL('/products?search=rice')
  await expect(rows(page)).toHaveCount(0)

  await box(page).fill(' jollof ryce ')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/products?search=jollof+ryce')
  await expect(box(page)).toHaveValue('jollof ryce')
  await expect(page.getByRole('link', { name: 'Search exactly “jollof ryce” instead' })).toBeVisible()
  await expect(page.getByText('Party jollof rice, large bowl')).toBeVisible()
}

test('WIN-58 on a wide screen the open All Categories shows at once that names come beside the categories', async ({
  page,
}) => {
  const names = Promise.withResolvers<void>()
  await page.route(/\/assets\/subcategory-list[^/]*\.js$/, async (route) => {
    await names.promise
    await route.continue()
  })
  await page.goto('/about')
  await takenOver(page)
  await categories(page).click()
  const coming = panel(page).locator('.animate-shimmer')
  await expect(coming).toHaveCount(14)
  await expect(coming.last()).toBeInViewport()
  const width = await panel(page).evaluate((element) => element.clientWidth)

  names.resolve()
  await expect(panel(page).getByRole('list', { name: CATEGORY_LABELS.FOOD })).toBeVisible()
  await expect(coming).toHaveCount(0)
  expect(await panel(page).evaluate((element) => element.clientWidth)).toBe(width)
})

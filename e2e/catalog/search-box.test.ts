import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' })
const rows = (page: Page) => page.getByRole('listbox').getByRole('option')

const product = (label: string) => ({
  kind: 'product',
  label,
  product: { _id: '50587595-a2d6-8dcf-93b8-1b760ffa374b', images: [], placeholder: null, basePrice: 5500 },
})
const answer = (...suggestions: object[]) => ({ success: true, message: 'OK', data: { suggestions } })

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto('/about')
  if (javaScriptEnabled) await takenOver(page)
})

test('SHELL-06 a search opens the product list, and a blank search does nothing', async ({ page }) => {
  await box(page).fill('   ')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/about')

  await box(page).fill(' jollof rice ')
  await page.getByRole('button', { name: 'Search' }).click()

  await expect(page).toHaveURL('/products?search=jollof+rice')
  await expect(box(page)).toHaveValue('jollof rice')
})

test('SHELL-07 typing suggests categories and products, and the arrow keys select one', async ({ page }) => {
  await box(page).pressSequentially('ric')

  await expect(rows(page).filter({ hasText: 'in Grocery & Supermarket' })).toBeVisible()
  await expect(rows(page).filter({ hasText: '₦' }).first()).toBeVisible()
  expect(await rows(page).count()).toBeLessThanOrEqual(10)
  await expect(page.getByRole('status').filter({ hasText: /\d+ suggestions/ })).toHaveCount(1)

  await box(page).press('ArrowDown')
  const first = rows(page).first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await expect(box(page)).toBeFocused()
  await box(page).press('Enter')

  await expect(page).toHaveURL('/products?category=GROCERY&subcategory=Rice+%26+Grains')
  await expect(rows(page)).toHaveCount(0)
})

test('SHELL-07 Enter with no suggestion selected searches for the text; Escape closes, then clears', async ({
  page,
}) => {
  await box(page).pressSequentially('ric')
  await expect(rows(page).first()).toBeVisible()

  await box(page).press('Escape')
  await expect(rows(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('ric')
  await box(page).press('Escape')
  await expect(box(page)).toHaveValue('')

  await box(page).pressSequentially('ric')
  await expect(rows(page).first()).toBeVisible()
  await box(page).press('Enter')
  await expect(page).toHaveURL('/products?search=ric')
})

test('SHELL-07 a late response never replaces a newer one', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route('**/search/suggest?q=ri', async (route) => {
    asked.resolve()
    await late.promise
    await route.fulfill({ json: answer(product('Too late')) }).catch(() => {}) // the request was cancelled
  })
  await page.route('**/search/suggest?q=ric', (route) => route.fulfill({ json: answer(product('In time')) }))

  await box(page).pressSequentially('ri')
  await asked.promise
  await box(page).press('c')
  await expect(rows(page)).toHaveText(/In time/)
  late.resolve()
  await box(page).press('ArrowDown')

  await expect(rows(page)).toHaveText(/In time/)
})

test('SHELL-07 recent searches are offered until they are cleared', async ({ page }) => {
  await box(page).focus()
  await expect(page.getByText('Recent searches')).toBeHidden()
  await box(page).pressSequentially('palm oil')
  await expect(rows(page).first()).toBeVisible()
  await box(page).press('Enter')
  await expect(page).toHaveURL('/products?search=palm+oil')
  await page.goto('/about')
  await takenOver(page)

  await box(page).focus()
  await expect(rows(page)).toHaveText('palm oil')
  await page.getByRole('button', { name: 'Clear' }).click()

  await expect(rows(page)).toHaveCount(0)
  await expect(box(page)).toBeFocused()
})

test('SHELL-07 with no suggestions, or when they fail, the search box shows a message and still searches', async ({
  page,
}) => {
  await page.route('**/search/suggest?q=zz', (route) => route.fulfill({ json: answer() }))
  await page.route('**/search/suggest?q=zzz', (route) =>
    route.fulfill({ json: { success: false, message: 'Too many requests.' } }),
  )

  await box(page).pressSequentially('zz')
  await expect(page.getByText(/No suggestions for “zz”/)).toBeVisible()
  await box(page).press('z')
  await expect(page.getByText(/No suggestions right now/)).toBeVisible()
  await box(page).press('Enter')

  await expect(page).toHaveURL('/products?search=zzz')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SHELL-06 the search box is a plain form that does not submit a blank search', async ({ page }) => {
    const plain = page.locator('input[name=search]')
    await plain.fill('  ')
    await plain.press('Enter')
    await expect(page).toHaveURL('/about')

    await plain.fill('rice')
    await plain.press('Enter')
    await expect(page).toHaveURL('/products?search=rice')
  })
})

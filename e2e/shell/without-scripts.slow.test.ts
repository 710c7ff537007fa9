import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('a shopper without JavaScript can search, sort, filter, change the page and read a product', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search products' }).fill('rice')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/products?search=rice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “rice”')

  await page.getByLabel('Sort').selectOption('Price: Low to High')
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  await expect(page).toHaveURL('/products?search=rice&sort=price-low')

  await page.getByLabel('In stock').check()
  await page.getByLabel('From (₦)').fill('3,000')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page.getByRole('link', { name: 'Remove filter From ₦3,000' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove filter In stock' })).toBeVisible()
  await expect(page.getByLabel('Sort')).toHaveValue('price-low')

  await page.getByRole('link', { name: 'Remove filter “rice”' }).click()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('Showing 13-')).toBeVisible()
  const card = page.locator('main article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('SHELL-09, SHELL-10 without JavaScript the menus and sheets open on a phone, and their links and filters work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/products')
  const menu = page.locator('summary[aria-label=Menu]')
  const contact = page.getByRole('link', { name: 'CONTACT US' })
  await menu.click()
  await expect(contact).toBeVisible()
  await menu.click()
  await expect(contact).toBeHidden()

  await page.locator('summary').filter({ hasText: 'Category' }).click()
  await page.getByRole('link', { name: 'Food & Beverages 43' }).click()
  await expect(page).toHaveURL('/products?category=FOOD')

  const fields = page.getByRole('region', { name: 'Filters' })
  await page.locator('summary').filter({ hasText: 'Filters' }).click()
  await expect(fields).toBeVisible()
  await page.mouse.click(180, 10)
  await expect(fields).toBeHidden()

  await page.locator('summary').filter({ hasText: 'Filters' }).click()
  await fields.getByLabel('Free delivery').check()
  await fields.getByRole('button', { name: 'Show 43 results' }).click()
  await expect(page.getByText('Showing 1-6 of 6 results')).toBeVisible()

  await page.locator('summary:visible', { hasText: 'All Categories' }).click()
  const emptyGround = page.getByRole('navigation', { name: 'Categories' }).locator('[data-ground]')
  await expect(emptyGround.filter({ visible: true }), 'drawings need scripts').toHaveCount(0)
  await page.getByRole('link', { name: CATEGORY_LABELS.WARDROBE, exact: true }).click()
  await expect(page).toHaveURL('/products?category=WARDROBE')
})

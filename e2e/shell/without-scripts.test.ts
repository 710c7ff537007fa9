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

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('Showing 13-')).toBeVisible()
  const card = page.locator('main article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('without JavaScript the sheets open, filter the list and close on a click outside', async ({
    page,
  }) => {
    await page.goto('/products')

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
  })
})

import type { APIRequestContext } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

/** The URL of the shop that sells the first search result. */
async function shopSelling(request: APIRequestContext, search: string): Promise<string> {
  const answer = await request.get('/api/v1/products', { params: { search, limit: 1 } })
  const { data } = await answer.json()
  return `/shops/${data.products[0].shopId._id}`
}

test('LIST-13 a shop page can be searched and filtered by category and price within the shop', async ({
  page,
  request,
}) => {
  const address = await shopSelling(request, 'abula amala')
  await page.goto(address)
  await takenOver(page)

  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /Grocery/ })
    .click()
  await expect(page).toHaveURL(`${address}?category=GROCERY`)
  await expect(page.getByText('Showing 1-1 of 1 results')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /Grocery/ })
    .click()
  await expect(page).toHaveURL(address)

  await page.locator('summary').filter({ hasText: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('To (₦)').fill('2000')
  await sheet.getByRole('button', { name: /Show [1-5] results/ }).click()
  await expect(page).toHaveURL(`${address}?maxPrice=2000`)

  await page.getByLabel('Search in Amala Corner').fill('akara')
  await page.getByLabel('Search in Amala Corner').press('Enter')
  await expect(page).toHaveURL(`${address}?search=akara`)
  await expect(page.getByText('Akara, hot, pack of 10')).toBeVisible()
})

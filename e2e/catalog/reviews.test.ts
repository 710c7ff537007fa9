import type { Page } from '@playwright/test'
import { openProduct } from '../support/open-product.ts'
import { expect, takenOver, test } from '../support/test.ts'

const HONEY = 'Raw forest honey, unheated, dark amber'
const A_PAGE = 5

const section = (page: Page) => page.getByRole('region', { name: 'Reviews' })
const list = (page: Page) => section(page).getByRole('list').last().getByRole('listitem')

test('PDP-14 a product shows its reviews and star counts, and more reviews on request', async ({ page }) => {
  await openProduct(page, HONEY)

  await expect(section(page)).toContainText('Only customers who received this product can write a review.')
  const counts = section(page).getByRole('list').first().getByRole('listitem')
  await expect(counts).toHaveCount(5)
  await expect(counts.first()).toContainText(/^5 stars\d+ reviews?$/)
  await expect(list(page)).toHaveCount(A_PAGE)
  await expect(list(page).first()).toContainText(/[1-5] out of 5\d{1,2} [A-Z][a-z]{2} 20\d\d/)

  await section(page).getByRole('link', { name: 'Show more reviews' }).click()

  await expect(list(page)).toHaveCount(2 * A_PAGE)
  await expect(list(page).nth(A_PAGE)).toBeFocused()
})

test('PDP-14 reviews that fail to load show an error, and Try Again loads them', async ({ page }) => {
  await openProduct(page, HONEY, '?force=reviews:failed')
  await takenOver(page)
  const failed = section(page).getByRole('heading', { name: 'Oops! Something went wrong' })
  await expect(failed).toBeVisible()

  await section(page).getByRole('button', { name: 'Try Again' }).click()

  await expect(list(page)).toHaveCount(A_PAGE)
  await expect(section(page).getByRole('heading', { name: 'Reviews' })).toBeFocused()
})

test.describe('when more reviews fail to load', () => {
  test.use({ toleratedErrors: /net::ERR_FAILED/ })

  test('ERR-02 the loaded reviews stay, an error is shown, and the link retries', async ({ page }) => {
    await openProduct(page, HONEY)
    await page.route('**/reviews?page=2', (route) => route.abort())
    await section(page).getByRole('link', { name: 'Show more reviews' }).click()
    await expect(section(page).getByRole('alert')).toHaveText('No response from server')
    await expect(list(page)).toHaveCount(A_PAGE)

    await page.unroute('**/reviews?page=2')
    await section(page).getByRole('link', { name: 'Try Again' }).click()

    await expect(list(page)).toHaveCount(2 * A_PAGE)
  })
})

import { expect, takenOver, test } from '../support/test.ts'

const FAILED = 'Oops! Something went wrong'

test('LIST-08 an empty list names its category, and Refresh loads it again', async ({ page }) => {
  await page.goto('/products?category=GARDEN&force=list:empty')
  await takenOver(page)
  await expect(page.getByRole('heading', { name: 'No Products in Garden & Outdoors' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View All Products' })).toHaveAttribute('href', '/products')

  await page.getByRole('button', { name: 'Refresh' }).click()

  await expect(page.getByText('Showing 1-12 of 25 results')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('when the products cannot be loaded', () => {
  test.use({ toleratedErrors: /Failed to load resource/ })

  test('LIST-08 the product list shows an error, and Try Again reports each result until products load', async ({
    page,
  }) => {
    await page.goto('/products?force=list:failed')
    await takenOver(page)
    const failed = page.getByRole('heading', { name: FAILED })
    await expect(failed).toBeVisible()
    await expect(
      page.getByText(
        "We're having trouble loading the products. Please check your connection and try again.",
      ),
    ).toBeVisible()
    await expect(page.getByRole('alert').filter({ has: failed })).toHaveCount(0)
    await page.route('**/api/v1/products*', (route) => route.fulfill({ status: 500, body: '{}' }))

    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('alert').filter({ has: failed })).toContainText('Error: 500')
    await page.unroute('**/api/v1/products*')
    await page.getByRole('button', { name: 'Try Again' }).click()

    await expect(page.getByText('Showing 1-12 of 431 results')).toBeVisible()
    await expect(failed).toBeHidden()
  })
})

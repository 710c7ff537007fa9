import { expect, takenOver, test } from '../support/test.ts'

const FAILED = 'Oops! Something went wrong'

test('LIST-08 while the products are on their way eight placeholders stand there', async ({ page }) => {
  await page.goto('/products?force=list:loading')

  const loading = page.locator('main [aria-busy=true]')
  await expect(loading.getByRole('status')).toHaveText('Loading products')
  await expect(loading.locator('.aspect-square')).toHaveCount(8)
})

test('LIST-08 an empty list says of what, and Refresh asks again', async ({ page }) => {
  await page.goto('/products?category=GARDEN&force=list:empty')
  await takenOver(page)
  await expect(page.getByRole('heading', { name: 'No Products in Garden & Outdoors' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View All Products' })).toHaveAttribute('href', '/products')

  await page.getByRole('button', { name: 'Refresh' }).click()

  await expect(page.getByText('Showing 1-12 of 25 results')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('LIST-08 the whole market without a product says so', async ({ page }) => {
  await page.goto('/products?force=list:empty')

  await expect(page.getByRole('heading', { name: 'No Products Available' })).toBeVisible()
})

test.describe('when the products cannot be read', () => {
  test.use({ toleratedErrors: /Failed to load resource/ })

  test('LIST-08 the page says so, and Try Again tells how it went until they are there', async ({ page }) => {
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

  test('a list that failed is not cached', async ({ request }) => {
    const failed = await request.get('/products?force=list:failed')
    const whole = await request.get('/products')

    expect(failed.headers()['cache-control']).toBe('no-store')
    expect(whole.headers()['cache-control']).toContain('s-maxage')
  })
})

test('LIST-08 a search without a hit repeats the words and leads on', async ({ page }) => {
  await page.goto('/products?search=zzqqxx&inStock=true')

  await expect(page.getByRole('heading', { name: 'Nothing found for “zzqqxx”' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search without filters' })).toHaveAttribute(
    'href',
    '/products?search=zzqqxx',
  )
  await expect(
    page.getByRole('region', { name: 'Browse categories' }).getByRole('link').first(),
  ).toHaveAttribute('href', /^\/products\?category=[A-Z]+$/)
  await expect(page.getByRole('region', { name: 'Popular right now' }).getByRole('article')).toHaveCount(4)
})

test('LIST-12 the featured list has the words of the front page for its states', async ({ page }) => {
  await page.goto('/featured?force=featured:empty')
  await expect(page.getByRole('heading', { name: 'No Featured Products Yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse All Products' })).toHaveAttribute('href', '/products')

  await page.goto('/featured?force=featured:failed')
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()
})

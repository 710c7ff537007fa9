import { expect, takenOver, test } from '../support/test.ts'

// Chromium logs the status of a failed document to the console.
test.use({ toleratedErrors: /the server responded with a status of/ })

test('ERR-01 Go Back returns to the previous page', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/no/such/page')
  await takenOver(page)

  await page.getByRole('link', { name: 'Go Back' }).click()

  await expect(page).toHaveURL('/about')
})

test('SHELL-01 a broken link inside the site shows the error page without a reload, and Go Home works', async ({
  page,
}) => {
  await page.goto('/about')
  await takenOver(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page')
    dispatchEvent(new PopStateEvent('popstate'))
  })

  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()

  await expect(page).toHaveURL('/')
})

test('ERR-01 the Page Not Found page offers a search', async ({ page }) => {
  await page.goto('/no/such/page')
  await takenOver(page)
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search the market' })

  await box.fill('rice')
  await box.press('Enter')

  await expect(page).toHaveURL('/products?search=rice')
})

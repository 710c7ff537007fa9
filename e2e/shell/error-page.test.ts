import { expect, takenOver, test } from '../support/test.ts'

// Chromium puts the status of a failed document on the console.
test.use({ toleratedErrors: /the server responded with a status of/ })

test('ERR-01 Go Back returns to the page before', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/no/such/page')
  await takenOver(page)

  await page.getByRole('link', { name: 'Go Back' }).click()

  await expect(page).toHaveURL('/about')
})

test('SHELL-01 a wrong link inside the site shows the error page without a reload, and home works from there', async ({
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

test('ERR-01 a visitor who is lost can search from there', async ({ page }) => {
  await page.goto('/no/such/page')
  await takenOver(page)
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search the market' })

  await box.fill('rice')
  await box.press('Enter')

  await expect(page).toHaveURL('/products?search=rice')
})

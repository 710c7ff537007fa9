import { BRAND } from '@ahia/reference/brand'
import { expect, takenOver, test } from '../support/test.ts'

// Chromium puts the status of a failed document on the console, and the router what it cannot decode.
test.use({ toleratedErrors: /the server responded with a status of|could not be decoded/ })

const PAGES = [
  { path: '/no/such/page', status: 404, title: 'Page Not Found' },
  { path: '/dev/errors/500', status: 500, title: 'Server Error' },
  { path: '/dev/errors/403', status: 403, title: 'Access Forbidden' },
  { path: '/dev/errors/418', status: 418, title: 'Something Went Wrong' },
  { path: '/%ff', status: 400, title: 'Something Went Wrong' },
]

for (const { path, status, title } of PAGES) {
  test(`SHELL-01, ERR-01 ${path} is a real ${status} that says '${title}' and helps on`, async ({ page }) => {
    const response = await page.goto(path)

    expect(response?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    const support = page.getByRole('link', { name: 'Contact support' })
    await expect(support).toHaveAttribute('href', new RegExp(`^mailto:${BRAND.email}\\?subject=`))
  })
}

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

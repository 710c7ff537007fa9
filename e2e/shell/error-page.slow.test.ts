import { expect, takenOver, test } from '../support/test.ts'

// Chromium logs the status of a failed document to the console.
test.use({ toleratedErrors: /the server responded with a status of/ })

test('ERR-01, SHELL-01 the error page leads back, to a search and home, also without a reload', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1, name: 'Page Not Found' })
  await page.goto('/about')
  await page.goto('/no/such/page')
  await takenOver(page)
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/about')
  await takenOver(page)

  await test.step('a broken link inside the site shows it without a reload', async () => {
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true })
      history.pushState(null, '', '/no/such/page')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(title).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  await test.step('it offers a search', async () => {
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Search the market' })
    await box.fill('rice')
    await box.press('Enter')
    await expect(page).toHaveURL('/products?search=rice')
    await expect(page.getByRole('heading', { level: 1, name: 'Results for' })).toBeVisible()
  })

  await page.goBack()
  await expect(title).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})

import { inDatabase } from '@ahia/testing/in-database'
import type { Page } from '@playwright/test'
import { featured, open, openWithStoppedClock } from '../support/open-home.ts'
import { expect, test } from '../support/test.ts'

const PRODUCT = 'Fresh eggs, crate of 30'

test('HOME-06 with no featured products the home page shows a message, Refresh and Browse All Products', async ({
  page,
}) => {
  await open(page, '/?force=featured:empty')
  const nothing = page.getByRole('heading', { name: 'No Featured Products Yet' })
  await expect(nothing).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse All Products' })).toHaveAttribute('href', '/products')

  await page.getByRole('button', { name: 'Refresh' }).click()

  await expect(featured(page).getByText(PRODUCT)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeFocused()
})

test.describe('when the products cannot be loaded', () => {
  test.use({ toleratedErrors: /Failed to load resource: the server responded with a status of 500/ })
  test.beforeEach(({ market }) =>
    inDatabase(market.databaseUrl, 'alter table products rename to products_away'),
  )
  test.afterEach(({ market }) =>
    inDatabase(market.databaseUrl, 'alter table if exists products_away rename to products'),
  )

  const failed = (page: Page) => page.getByRole('heading', { name: 'Oops! Something went wrong' })
  const retry = (page: Page) => featured(page).getByRole('button', { name: 'Try Again' })

  // A forced state that does not exist makes the URL unique, so that no cache has the page.
  test('HOME-06, CONST-02 the home page shows an error, and Try Again reports each result until products load', async ({
    page,
    market,
  }) => {
    await open(page, '/?force=products:away')
    const heading = page.getByRole('heading', { name: 'Featured Products' })
    await expect(failed(page)).toBeVisible()
    await expect(page.getByRole('alert').filter({ has: failed(page) })).toHaveCount(0)

    await retry(page).click()
    await expect(page.getByRole('alert').filter({ has: failed(page) })).toBeVisible()
    await expect(heading).toBeFocused()

    await inDatabase(market.databaseUrl, 'alter table products_away rename to products')
    const answer = Promise.withResolvers<void>()
    await page.route('**/products/featured', async (route) => {
      await answer.promise
      await route.continue()
    })
    await retry(page).press('Enter')
    const loading = featured(page).locator('[aria-busy=true]')
    await expect(loading.locator('.aspect-square')).toHaveCount(8)
    answer.resolve()
    await expect(loading).toBeHidden()
    await expect(featured(page).getByText(PRODUCT)).toBeVisible()
    await expect(failed(page)).toBeHidden()
    await expect(heading).toBeFocused()
  })

  test('HOME-07, CONST-01 the home page retries after 5, 10, 20, 40 and 80 s, then stops; Try Again starts over', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/?force=products:five-times')
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/products/featured')) asked += 1
    })

    for (const [before, seconds] of [5, 10, 20, 40, 80].entries()) {
      await expect(featured(page).getByText(`Retrying in ${seconds} s`)).toBeVisible()
      await page.clock.runFor(seconds * 1000 - 1)
      expect(asked).toBe(before)
      await page.clock.runFor(1)
      await expect.poll(() => asked).toBe(before + 1)
    }
    await expect(featured(page).getByText('Retrying')).toBeHidden()
    await page.clock.runFor(600_000)
    expect(asked).toBe(5)

    await retry(page).click()
    await expect(featured(page).getByText('Retrying in 5 s')).toBeVisible()
    await page.clock.runFor(1000)
    await expect(featured(page).getByText('Retrying in 4 s')).toBeVisible()
  })
})

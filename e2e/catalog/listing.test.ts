import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Categories and filters' })
const cards = (page: Page) => page.locator('main article')
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts()
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await takenOver(page)
}

test('LIST-01 the URL holds the whole state, so everyone who opens it sees the same list', async ({
  page,
}) => {
  await page.goto('/products?category=FOOD&subcategory=%20loCAL&sort=price-low&maxPrice=4,000')

  await expect(page).toHaveTitle(/^Local · /)
  await expect(heading(page)).toHaveText('Local')
  await expect(page.getByText('Showing 1-5 of 5 results')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove filter Up to ₦4,000' })).toBeVisible()
  await expect(page.getByLabel('Sort')).toHaveValue('price-low')
  await expect(cards(page).first()).toContainText('₦1,500')
})

test('LIST-01 invalid parameters in the URL are ignored, and a page number too high shows the last page', async ({
  page,
}) => {
  const answer = await page.goto('/products?category=CARS&rating=many&minPrice=-1&page=999')

  expect(answer?.status()).toBe(200)
  await expect(heading(page)).toHaveText('All products')
  await expect(page.getByRole('navigation', { name: 'Pagination' }).getByText('36')).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('LIST-03 another category starts at page 1, and selecting a chosen category again removes it', async ({
  page,
}) => {
  await visit(page, '/products?category=TECH&subcategory=Phones&page=2&inStock=true')

  await sidebar(page).getByRole('link', { name: 'Food & Beverages' }).click()
  await expect(page).toHaveURL('/products?category=FOOD&inStock=true')
  await expect(heading(page)).toHaveText('Food & Beverages')

  await sidebar(page)
    .getByRole('link', { name: /^Local/ })
    .click()
  await expect(page).toHaveURL('/products?category=FOOD&subcategory=Local&inStock=true')
  await sidebar(page)
    .getByRole('link', { name: /^Local/ })
    .click()
  await expect(page).toHaveURL('/products?category=FOOD&inStock=true')

  await sidebar(page).getByRole('link', { name: 'Food & Beverages' }).click()
  await expect(page).toHaveURL('/products?inStock=true')
})

test('LIST-02 a chip removes its filter, Clear removes all, and keyboard focus is kept', async ({ page }) => {
  await visit(page, '/products?category=FOOD&subcategory=Local&rating=4&sort=popular')

  await page.getByRole('link', { name: 'Remove filter Local' }).press('Enter')
  await expect(page).toHaveURL('/products?category=FOOD&rating=4&sort=popular')
  await expect(heading(page)).toBeFocused()

  await page.getByRole('link', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL('/products?sort=popular')
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0)
})

test('LIST-06 sorting applies immediately and is stored in the URL', async ({ page }) => {
  await visit(page, '/products?category=SPA&page=2')

  await page.getByLabel('Sort').selectOption('Price: High to Low')

  await expect(page).toHaveURL('/products?category=SPA&sort=price-high')
  await expect(cards(page).first()).toContainText('₦165,000')
})

test('LIST-05, LIST-09 a page lists 12 products, and changing the page moves focus to the heading', async ({
  page,
}) => {
  await visit(page, '/products')
  const pagination = page.getByRole('navigation', { name: 'Pagination' })
  const first = await names(page)

  await pagination.getByRole('link', { name: 'Page 2', exact: true }).click()

  await expect(page).toHaveURL('/products?page=2')
  await expect(page.getByText('Showing 13-24 of 431 results')).toBeVisible()
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toBeInViewport()
  expect(await names(page)).not.toEqual(first)
  await expect(pagination.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('LIST-10 a list request is cancelled when a newer one replaces it', async ({ page }) => {
  await visit(page, '/products')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v1/products?*category=FOOD*', async (route) => {
    await held.promise
    await route.continue().catch(() => undefined) // the request was cancelled before
  })
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('category=FOOD'))

  await sidebar(page).getByRole('link', { name: 'Food & Beverages' }).click()
  await expect(page.locator('main [aria-busy=true] .aspect-square')).toHaveCount(8)
  await sidebar(page).getByRole('link', { name: 'Wardrobe' }).click()

  expect((await cancelled).failure()?.errorText).toContain('ABORTED')
  await expect(page.getByText('Showing 1-12 of 50 results')).toBeVisible()
  held.resolve()
})

test('LIST-11 in the sidebar a checkbox filter applies immediately, a price when it is submitted', async ({
  page,
}) => {
  await visit(page, '/products?category=FOOD')

  const free = sidebar(page).getByRole('checkbox', { name: 'Free delivery 6' })
  await free.check()
  await expect(page).toHaveURL('/products?category=FOOD&delivery=REAL_FREE_DELIVERY')
  await expect(page.getByText('Showing 1-6 of 6 results')).toBeVisible()
  await expect(sidebar(page).getByRole('checkbox', { name: /Free delivery/ })).toBeFocused()

  await sidebar(page).getByLabel('To (₦)').fill('₦3,000')
  await sidebar(page).getByLabel('To (₦)').press('Enter')
  await expect(page).toHaveURL('/products?category=FOOD&maxPrice=3000&delivery=REAL_FREE_DELIVERY')
})

test('LIST-11 a list can be limited to one shop, and its chip removes that filter', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/v1/products', { params: { limit: 1 } })).json()
  const shop: { _id: string; name: string } = data.products[0].shopId
  const ofShop = await request.get('/api/v1/products', { params: { shopId: shop._id } })
  const { total } = (await ofShop.json()).data
  await visit(page, `/products?shopId=${shop._id}`)

  await expect(page.getByText(`of ${total} results`)).toBeVisible()
  await expect(cards(page).filter({ hasNotText: shop.name })).toHaveCount(0)
  await sidebar(page).getByLabel('In stock').check()
  await expect(page).toHaveURL(`/products?shopId=${shop._id}&inStock=true`)

  await page.getByRole('link', { name: `Remove filter ${shop.name}` }).click()
  await expect(page).toHaveURL('/products?inStock=true')
  await expect(page.getByText('of 404 results')).toBeVisible()
})

test('LIST-07 a misspelt search shows the spelling that its results match', async ({ page }) => {
  await page.goto('/products?search=jollof+ryce')

  await expect(heading(page)).toHaveText('Results for “jollof ryce”')
  await expect(page.getByText('Nothing matches “jollof ryce” exactly.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'jollof rice', exact: true })).toHaveAttribute(
    'href',
    '/products?search=jollof+rice',
  )
  await expect(page.getByText('Party jollof rice, large bowl')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('SHELL-04 Back restores the same products and scroll position at once, and a filter keeps the position', async ({
  page,
}) => {
  await visit(page, '/products')
  const before = await names(page)
  await page.evaluate(() => window.scrollTo(0, 420))
  await expect.poll(() => scrollY(page)).toBe(420)

  await cards(page).nth(6).getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/)
  await page.route('**/api/v1/products?*', (route) => route.abort()) // the list must come from the cache
  await page.route('**/api/v1/products', (route) => route.abort())
  await page.goBack()

  await expect(page).toHaveURL('/products')
  await expect.poll(() => names(page)).toEqual(before)
  await expect.poll(() => scrollY(page)).toBe(420)

  await page.unroute('**/api/v1/products?*')
  await sidebar(page).getByLabel('In stock').check()
  await expect(page.getByText('of 404 results')).toBeVisible()
  expect(await scrollY(page)).toBe(420)
})

test('SHELL-04 going Back before the next page has loaded still restores the scroll position', async ({
  page,
}) => {
  await visit(page, '/products')
  await page.evaluate(() => window.scrollTo(0, 420))
  await expect.poll(() => scrollY(page)).toBe(420)
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history)
    history.pushState = (...entry) => {
      pushState(...entry)
      history.back()
    }
  })

  const returned = page.evaluate(
    () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
  )
  await cards(page).nth(6).getByRole('link').click()
  await returned

  await expect(page).toHaveURL('/products')
  await expect(heading(page)).toHaveText('All products')
  await expect.poll(() => scrollY(page)).toBe(420)
})

test('LIST-12 the featured page lists all featured products, 12 per page', async ({ page }) => {
  await visit(page, '/featured')
  await expect(heading(page)).toHaveText('Featured Products')
  await expect(cards(page)).toHaveCount(12)
  await expect(page.getByText('Showing 1-12 of 56 results')).toBeVisible()

  await page.getByRole('link', { name: 'Last page' }).click()

  await expect(page).toHaveURL('/featured?page=5')
  await expect(page.getByText('Showing 49-56 of 56 results')).toBeVisible()
  await expect(heading(page)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('LIST-02 the category sheet stays open until a subcategory is chosen and confirmed', async ({
    page,
  }) => {
    await visit(page, '/products')
    const opener = page.locator('summary').filter({ hasText: 'Category' })

    await opener.click()
    const sheet = page.getByRole('dialog', { name: 'Categories' })
    await sheet.getByRole('link', { name: 'Food & Beverages' }).click()
    await sheet.getByRole('link', { name: /^Local/ }).click()
    await sheet.getByRole('button', { name: 'Show 7 results' }).click()

    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL('/products?category=FOOD&subcategory=Local')
  })

  test('LIST-11 the filter sheet shows the result count first; Escape, × and the backdrop discard changes', async ({
    page,
  }) => {
    await visit(page, '/products?category=FOOD')
    const opener = page.locator('summary').filter({ hasText: 'Filters' })
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const free = sheet.getByLabel('Free delivery')

    await opener.click()
    await free.check()
    await expect(sheet.getByRole('button', { name: 'Show 6 results' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await expect(free).not.toBeChecked()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()

    await opener.click()
    await page.mouse.click(180, 10)
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/products?category=FOOD')

    await opener.click()
    await free.check()
    await sheet.getByRole('button', { name: 'Show 6 results' }).click()
    await expect(page).toHaveURL('/products?category=FOOD&delivery=REAL_FREE_DELIVERY')
    await expect(sheet).toBeHidden()
    await expect(page.getByText('Showing 1-6 of 6 results')).toBeVisible()
  })
})

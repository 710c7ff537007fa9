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

test('LIST-01 the address is the whole state: it shows the same view to everybody who opens it', async ({
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

test('LIST-01 nonsense in the address is no error, and a page too far shows the last', async ({ page }) => {
  const answer = await page.goto('/products?category=CARS&rating=many&minPrice=-1&page=999')

  expect(answer?.status()).toBe(200)
  await expect(heading(page)).toHaveText('All products')
  await expect(page.getByRole('navigation', { name: 'Pagination' }).getByText('36')).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('LIST-03 another category starts again at page 1; what is chosen is taken away by choosing it again', async ({
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

test('LIST-02 a chip takes its filter away and Clear takes all, without losing the keyboard', async ({
  page,
}) => {
  await visit(page, '/products?category=FOOD&subcategory=Local&rating=4&sort=popular')

  await page.getByRole('link', { name: 'Remove filter Local' }).press('Enter')
  await expect(page).toHaveURL('/products?category=FOOD&rating=4&sort=popular')
  await expect(heading(page)).toBeFocused()

  await page.getByRole('link', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL('/products?sort=popular')
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0)
})

test('LIST-06 the order is applied at once and stored in the address', async ({ page }) => {
  await visit(page, '/products?category=SPA&page=2')

  await page.getByLabel('Sort').selectOption('Price: High to Low')

  await expect(page).toHaveURL('/products?category=SPA&sort=price-high')
  await expect(cards(page).first()).toContainText('₦165,000')
})

test('LIST-05, LIST-09 a page has twelve, and after a step to another one is at its heading', async ({
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

test('LIST-10 a question that another has overtaken is cancelled', async ({ page }) => {
  await visit(page, '/products')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v1/products?*category=FOOD*', async (route) => {
    await held.promise
    await route.continue().catch(() => undefined) // it has been cancelled by then
  })
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('category=FOOD'))

  await sidebar(page).getByRole('link', { name: 'Food & Beverages' }).click()
  await expect(page.locator('main [aria-busy=true] .aspect-square')).toHaveCount(8)
  await sidebar(page).getByRole('link', { name: 'Wardrobe' }).click()

  expect((await cancelled).failure()?.errorText).toContain('ABORTED')
  await expect(page.getByText('Showing 1-12 of 50 results')).toBeVisible()
  held.resolve()
})

test('LIST-11 beside the list a filter counts at once, an amount when it is sent', async ({ page }) => {
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

test('LIST-11 a list can be of one shop, which a chip names and takes away again', async ({
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

test('LIST-07 a misspelt search says which spelling its products fit', async ({ page }) => {
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

test('SHELL-04 a filter keeps the place, and Back shows the same cards at the same place at once', async ({
  page,
}) => {
  await visit(page, '/products')
  const before = await names(page)
  await page.evaluate(() => window.scrollTo(0, 420))
  await expect.poll(() => scrollY(page)).toBe(420)

  await cards(page).nth(6).getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/)
  await page.route('**/api/v1/products?*', (route) => route.abort()) // nothing needs to be asked again
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

test('SHELL-04 a Back quicker than the page it leaves still leads to the place', async ({ page }) => {
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

test('LIST-12 all that is featured is listed, twelve a page', async ({ page }) => {
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

  test('LIST-02 categories open as a sheet that waits for a subcategory', async ({ page }) => {
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

  test('LIST-11 filters are counted before they are shown; Escape, × and the veil forget them', async ({
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

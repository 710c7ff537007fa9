import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

test.use({ hasTouch: true })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Categories and filters' })
const cards = (page: Page) => page.locator('main article')
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts()
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await takenOver(page)
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 420))
  await expect.poll(() => scrollY(page)).toBe(420)
}

test('SHELL-04, LIST-02, LIST-05, LIST-09, LIST-11, WIN-36, WIN-92, WIN-103 a list keeps its place on the way back and with a filter, not on another page, and on a phone has sheets', async ({
  page,
}) => {
  await visit(page, '/products')
  const before = await names(page)
  await scrollDown(page)

  await test.step('Back restores the same products and scroll position at once', async () => {
    await cards(page).nth(6).getByRole('link').click()
    await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/)
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/v1/products') asked.push(request.url())
    })
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/products')
    await expect.poll(() => names(page)).toEqual(before)
    await expect.poll(() => scrollY(page)).toBe(420)
    expect(asked, 'the list comes from the cache').toEqual([])
  })

  await test.step('a filter keeps the position', async () => {
    await sidebar(page).getByLabel('In stock').scrollIntoViewIfNeeded()
    const place = await scrollY(page)
    await sidebar(page).getByLabel('In stock').check()
    await expect(page.getByText('of 404 results')).toBeVisible()
    expect(await scrollY(page)).toBe(place)
  })

  await test.step('another page begins at its heading', async () => {
    await page
      .getByRole('navigation', { name: 'Pagination' })
      .getByRole('link', { name: 'Page 2', exact: true })
      .click()
    await expect(page).toHaveURL('/products?inStock=true&page=2')
    await expect(page.getByText('Showing 13-24 of 404 results')).toBeVisible()
    await expect(heading(page)).toBeFocused()
    await expect(heading(page)).toBeInViewport()
    await expect.poll(() => names(page)).not.toEqual(before)
  })

  await test.step('going Back before the next page has loaded still restores the position', async () => {
    await scrollDown(page)
    const returned = page.evaluate(goBackAtOnce)
    await cards(page).nth(6).getByRole('link').click()
    await returned
    await expect(page).toHaveURL('/products?inStock=true&page=2')
    await expect(heading(page)).toHaveText('All products')
    await expect.poll(() => scrollY(page)).toBe(420)
  })

  await test.step('on a phone categories and filters are sheets that can be discarded', () => useSheets(page))
})

/** On a list that nobody has touched. */
async function useSheets(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/products')

  await test.step('the products begin high up, and the order is shown in full beside the filters', async () => {
    await page.goto('/products?category=FOOD&rating=1&inStock=true&minPrice=100&sort=price-low')
    await expect(page.locator('summary').filter({ hasText: 'Filters (3)' })).toBeVisible()
    expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(310)
    await expect(page.getByRole('link', { name: 'Remove filter From ₦100' })).toBeInViewport()
    const order = page.getByRole('combobox', { name: 'Sort' })
    expect(await order.evaluate((select) => select.scrollWidth - select.clientWidth)).toBe(0)
    await expect(order).toBeInViewport({ ratio: 1 })
    await page.goto('/products')
    expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(260)
  })

  await test.step('a price of six digits is one line, also with From', async () => {
    await page.goto('/products?category=SPA&sort=price-high')
    const price = page
      .getByRole('main')
      .getByText(/^From ₦\d{3},\d{3}$/)
      .first()
    const { height } = (await price.boundingBox()) ?? { height: 0 }
    expect(height, 'WIN-103').toBeLessThan(40)
    await page.goBack()
  })

  await test.step('the category sheet stays open until a subcategory is chosen', async () => {
    const opener = page.locator('summary').filter({ hasText: 'Category' })
    const sheet = page.getByRole('dialog', { name: 'Categories' })
    await opener.tap()
    await sheet.getByRole('link', { name: 'Food & Beverages' }).tap()
    await sheet.getByRole('link', { name: /^Local/ }).tap()
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL('/products?category=FOOD&subcategory=Local')
    await page.getByRole('link', { name: 'Remove filter Local' }).click()
    await expect(page).toHaveURL('/products?category=FOOD')
    await expect(heading(page)).toHaveText('Food & Beverages')
  })

  const opener = page.locator('summary').filter({ hasText: 'Filters' })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const free = sheet.getByLabel('Free delivery')

  await test.step('Escape, × and the backdrop discard changes of the filters', async () => {
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
    await expect(sheet).toBeVisible()
    await page.mouse.click(180, 10)
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/products?category=FOOD')
  })

  await test.step('the button applies them', async () => {
    await opener.click()
    await free.check()
    await sheet.getByRole('button', { name: 'Show 6 results' }).click()
    await expect(page).toHaveURL('/products?category=FOOD&delivery=REAL_FREE_DELIVERY')
    await expect(sheet).toBeHidden()
    await expect(page.getByText('Showing 1-6 of 6 results')).toBeVisible()
  })
}

/** Goes back as soon as the next page is in the history; done when the browser has gone back. */
function goBackAtOnce(): Promise<void> {
  const pushState = history.pushState.bind(history)
  history.pushState = (...entry) => {
    history.pushState = pushState
    pushState(...entry)
    history.back()
  }
  return new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }))
}

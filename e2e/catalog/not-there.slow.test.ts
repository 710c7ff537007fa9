import { expect, hydrated, takenOver, test } from '../support/test.ts'

const NO_PRODUCT = '/products/00000000-0000-7000-8000-000000000000'
const NO_SHOP = '/shops/00000000-0000-7000-8000-000000000000'

// The pages answer 404 on purpose.
test.use({ toleratedErrors: /status of 404/ })

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } })

  test('WIN-56 a product that is not there leads on by touch: to a search, a category and goods', async ({
    page,
  }) => {
    await page.goto(NO_PRODUCT)
    await hydrated(page)
    const field = page.getByRole('searchbox', { name: 'Search the market' })
    await field.tap()
    await field.fill('fan')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).tap()
    await expect(page).toHaveURL('/products?search=fan')
    await page.goBack()
    await page.getByRole('region', { name: 'Best sellers' }).getByRole('listitem').first().tap()
    await expect(page).toHaveURL(/\/products\/[^?]+$/)
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  })
})

test('WIN-56 a shop that is not there leads on by keyboard', async ({ page }) => {
  await page.goto(NO_SHOP)
  await takenOver(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox'), 'the header has one').toBeHidden()
  await main.getByRole('link', { name: 'Browse Products' }).focus()
  await page.keyboard.press('Tab')
  await expect(
    main.getByRole('region', { name: 'Browse categories' }).getByRole('link').first(),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?category=FOOD')
})

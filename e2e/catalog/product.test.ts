import { BRAND } from '@ahia/reference/brand'
import { ONUGBU, openProduct, pathOfProduct } from '../support/open-product.ts'
import { expect, takenOver, test } from '../support/test.ts'

const JOLLOF = 'Party jollof rice, large bowl'
const STATUS_ON_CONSOLE = /the server responded with a status of/

test('PDP-02 the seller is shown with a link to the shop, and its rating on large screens only', async ({
  page,
}) => {
  await openProduct(page, JOLLOF)

  const seller = page.getByRole('region', { name: 'Seller' })
  await expect(seller.getByText('Mama Nkechi Kitchen', { exact: true })).toBeVisible()
  await expect(seller.getByText('Verified Seller')).toBeVisible()
  await expect(seller.getByText(/^\d\.\d★ Rating$/)).toBeVisible()
  await expect(seller.getByRole('link', { name: 'Visit Shop' })).toHaveAttribute(
    'href',
    /^\/shops\/[0-9a-f-]+$/,
  )
  await seller.getByText('Trusted', { exact: true }).click()
  await expect(seller.getByText('we checked and approved this shop')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(seller.getByText(/★ Rating$/)).toBeHidden()
})

test('PDP-01 thumbnails, arrow keys and the large view move through the images', async ({ page }) => {
  await openProduct(page, JOLLOF)
  const picture = (place: number) => page.getByRole('link', { name: `${JOLLOF}, image ${place} of` })
  const thumb = page.getByRole('button', { name: /^Image 2 of \d$/ })

  await thumb.click()
  await expect(picture(2)).toBeInViewport()
  await expect(thumb).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(picture(1)).toBeInViewport()

  await picture(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(picture(2)).toBeFocused()
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog', { name: JOLLOF })
  await expect(large.getByRole('status')).toHaveText(/^2 of \d$/)
  await large.getByRole('button', { name: /twice as large/ }).click()
  await expect(large.getByRole('button', { name: /twice as large/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(picture(2)).toBeFocused()
})

test('on a phone a bottom bar holds the buy buttons until those in the page are visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openProduct(page, JOLLOF)
  const addToCart = page.getByRole('button', { name: 'Add to Cart' })
  const bottomBar = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar'))

  await expect.poll(bottomBar).toBe('72px')
  await expect(addToCart.last()).toBeInViewport({ ratio: 1 })

  await addToCart.first().scrollIntoViewIfNeeded()
  await expect.poll(bottomBar).toBe('0px')
  await expect(addToCart).toHaveCount(1)

  await page.getByRole('heading', { name: 'Related Products' }).scrollIntoViewIfNeeded()
  await expect.poll(bottomBar).toBe('72px')
})

test.describe('when a product cannot be shown', () => {
  test.use({ toleratedErrors: STATUS_ON_CONSOLE })

  test('PDP-12 a product that fails to load shows an error, and Try Again loads it', async ({ page }) => {
    await openProduct(page, JOLLOF, '?force=product:failed')
    await expect(page.getByRole('heading', { level: 1, name: 'Failed to fetch product' })).toBeVisible()

    await page.getByRole('button', { name: 'Try Again' }).click()

    await expect(page.getByRole('heading', { level: 1, name: JOLLOF })).toBeVisible()
    await expect(page).toHaveTitle(`${JOLLOF} · ${BRAND.name}`)
  })
})

test('PDP-13 related products that fail to load are retried after 5 s, and the product stays', async ({
  page,
}) => {
  await page.clock.install()
  await openProduct(page, JOLLOF, '?force=related:failed')
  const related = page.getByRole('region', { name: 'Related Products' })
  await expect(related.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
  await expect(related.getByText("We're having trouble loading the related products...")).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: JOLLOF })).toBeVisible()

  await page.clock.runFor(5000)

  await expect(related.getByRole('article')).not.toHaveCount(0)
})

test('PDP-13 with no related products the page offers Refresh and Browse All Products', async ({ page }) => {
  await openProduct(page, JOLLOF, '?force=related:empty')
  const related = page.getByRole('region', { name: 'Related Products' })
  await expect(related.getByRole('heading', { name: 'No Related Products Yet' })).toBeVisible()
  await expect(related.getByRole('link', { name: 'Browse All Products' })).toHaveAttribute(
    'href',
    '/products',
  )

  await related.getByRole('button', { name: 'Refresh' }).click()

  await expect(related.getByRole('article')).not.toHaveCount(0)
})

test('PDP-13 a related product opens at once as a placeholder, then with its name and options', async ({
  page,
}) => {
  await openProduct(page, ONUGBU)
  const isAnswered = Promise.withResolvers<void>()
  await page.route('**/api/v1/products/*', async (route) => {
    await isAnswered.promise
    await route.continue()
  })

  await page.getByRole('region', { name: 'Related Products' }).getByRole('link', { name: JOLLOF }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading product' })).toBeAttached()
  isAnswered.resolve()

  await expect(page.getByRole('heading', { level: 1, name: JOLLOF })).toBeVisible()
  await expect(page).toHaveTitle(`${JOLLOF} · ${BRAND.name}`)
  await expect(page.getByRole('group', { name: 'Portion' })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: ONUGBU })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PDP-01 all text and images are available, and no button without a function is shown', async ({
    page,
  }) => {
    await page.goto(await pathOfProduct(page, ONUGBU))

    await expect(page.getByText('Bitterleaf from Nsukka is washed five times')).toBeVisible()
    await expect(page.getByText('To choose and buy, turn on JavaScript')).toBeVisible()
    const second = page.getByRole('link', { name: `${ONUGBU}, image 2 of` })
    await second.scrollIntoViewIfNeeded()
    await expect(second).toBeInViewport()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test('a product opened from a list leads back to that list', async ({ page }) => {
  await page.goto('/products?category=FOOD')
  await takenOver(page)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/)

  await page.getByRole('link', { name: 'Back', exact: true }).click()

  await expect(page).toHaveURL('/products?category=FOOD')
})

test('SHELL-04 Back on a product opened directly leads to its category', async ({ page }) => {
  await openProduct(page, JOLLOF)

  await page.getByRole('link', { name: 'Back', exact: true }).click()

  await expect(page).toHaveURL('/products?category=FOOD')
})

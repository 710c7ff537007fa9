import type { Page } from '@playwright/test'
import { HONEY } from '../support/cart-steps.ts'
import { openProduct, pathOfProduct } from '../support/open-product.ts'
import { expect, takenOver, test } from '../support/test.ts'

const JOLLOF = 'Party jollof rice, large bowl'
const JOLLOF_NAIRA = 5500
const GONE = '00000000-0000-4000-8000-000000000000'

const heart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Save ${name} to wishlist` })
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

type SavedItem = { productId: string; name: string; price: number }

async function openWishlist(page: Page, savedItems: readonly SavedItem[] | null = null): Promise<void> {
  if (savedItems) {
    await page.goto('/about')
    await page.evaluate(
      (saved) =>
        localStorage.setItem(
          'ahia-wishlist',
          JSON.stringify(saved.map((savedItem) => ({ ...savedItem, savedAt: '2026-11-18T12:00:00.000Z' }))),
        ),
      savedItems,
    )
  }
  await page.goto('/wishlist')
  await takenOver(page)
}

const savedItemFor = async (page: Page, name: string, price: number): Promise<SavedItem> => ({
  productId: (await pathOfProduct(page, name)).replace('/products/', ''),
  name,
  price,
})

test('PDP-11 the heart saves a product to the wishlist, and a second click removes it', async ({ page }) => {
  await openProduct(page, HONEY)
  await expect(heart(page, HONEY)).toHaveAttribute('aria-pressed', 'false')

  await heart(page, HONEY).click()
  await expect(heart(page, HONEY)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').getByText('Saved to your wishlist')).toBeVisible()
  await page.getByRole('link', { name: 'View', exact: true }).click()
  await page.waitForURL('/wishlist')
  await takenOver(page)

  await expect(title(page)).toHaveText('Wishlist (1)')
  await expect(card(page, HONEY).getByRole('link', { name: HONEY, exact: true })).toBeVisible()
  await heart(page, HONEY).click()
  await expect(card(page, HONEY)).toContainText('Removed. Tap the heart to save it again.')
  await expect(title(page)).toHaveText('Wishlist')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
})

test('PDP-11 the wishlist shows price changes since saving and products no longer sold', async ({ page }) => {
  await openWishlist(page, [
    await savedItemFor(page, JOLLOF, JOLLOF_NAIRA + 500),
    await savedItemFor(page, HONEY, 100),
    { productId: GONE, name: 'Ofada rice, stone-free, 5 kg', price: 9500 },
  ])

  await expect(card(page, JOLLOF)).toContainText('₦500 less than when you saved it')
  await expect(card(page, HONEY)).toContainText('more than when you saved it')
  await expect(page.getByRole('region', { name: 'No longer sold' })).toContainText('₦9,500 when you saved it')

  await page.getByRole('button', { name: 'Remove Ofada rice, stone-free, 5 kg from wishlist' }).click()
  await expect(page.getByRole('heading', { name: 'No longer sold' })).toBeHidden()
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toHaveText('Wishlist (2)')
})

test('PDP-11 a product saved in one tab shows as saved in the other', async ({ page, context }) => {
  const other = await context.newPage()
  await openProduct(page, HONEY)
  await openProduct(other, HONEY)

  await other.bringToFront()
  await heart(other, HONEY).click()

  await expect(heart(page, HONEY)).toHaveAttribute('aria-pressed', 'true')
})

test('PDP-11 a saved item without options moves to the cart; one with options links to them', async ({
  page,
}) => {
  await openWishlist(page, [
    await savedItemFor(page, JOLLOF, JOLLOF_NAIRA),
    await savedItemFor(page, HONEY, 2800),
  ])

  await page.getByRole('button', { name: `Move to cart: ${JOLLOF}` }).click()
  await expect(page.getByRole('status').getByText('Moved to your cart')).toBeVisible()
  await expect(card(page, JOLLOF)).toContainText('In your cart. Tap the heart to keep it here too.')
  await expect(card(page, JOLLOF).getByRole('link', { name: 'View cart' })).toBeFocused()
  await expect(title(page)).toHaveText('Wishlist (1)')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await heart(page, JOLLOF).click()
  await expect(title(page)).toHaveText('Wishlist (2)')

  await expect(page.getByRole('link', { name: `Choose options for ${HONEY}` })).toHaveAttribute(
    'href',
    await pathOfProduct(page, HONEY),
  )
})

test('PDP-11 Move to cart leads to the product when only the product page knows its options', async ({
  page,
}) => {
  await page.route('**/api/v1/products/cards*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/"fromPrice" ?: ?[\d.]+/, '"fromPrice":null'),
    })
  })
  await openWishlist(page, [await savedItemFor(page, HONEY, 2800)])

  await page.getByRole('button', { name: `Move to cart: ${HONEY}` }).click()

  await page.waitForURL(`**${await pathOfProduct(page, HONEY)}`)
  await expect(page.getByText('Choose options, then add it to your cart')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
})

test.describe('when the saved items cannot be loaded', () => {
  test.use({ toleratedErrors: /net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED/ })

  test('ERR-02 the wishlist shows an error, a message when offline, and Try Again loads it', async ({
    page,
    context,
  }) => {
    const savedItems = [await savedItemFor(page, HONEY, 100)]
    await page.route('**/api/v1/products/cards*', (route) => route.abort())
    await openWishlist(page, savedItems)
    const retry = page.getByRole('button', { name: 'Try Again' })
    await expect(page.getByRole('alert').filter({ has: retry })).toContainText('No response from server')

    await context.setOffline(true)
    await expect(page.getByRole('heading', { name: "You're offline." })).toBeVisible()
    await context.setOffline(false)
    await page.unroute('**/api/v1/products/cards*')
    await retry.click()

    await expect(card(page, HONEY)).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PDP-11 no heart is shown, and the wishlist page says that it needs JavaScript', async ({ page }) => {
    await page.goto(await pathOfProduct(page, HONEY))
    await expect(heart(page, HONEY)).toBeHidden()

    const html = await (await page.goto('/wishlist'))?.text()

    // Playwright cannot query inside noscript.
    expect(html).toMatch(/<noscript><p [^>]+>To see your wishlist, turn on JavaScript/)
    await expect(page.getByText('Loading products')).toBeHidden()
  })
})

test.describe('without the script that edits the wishlist', () => {
  test.use({ toleratedErrors: /net::ERR_FAILED/ })

  const OFADA = 'Ofada rice, stone-free, 5 kg'
  for (const press of [`Move to cart: ${JOLLOF}`, `Remove ${OFADA} from wishlist`])
    test(`ERR-02 '${press}' shows an error message and changes nothing`, async ({ page }) => {
      await page.route('**/assets/wishlist-changes-*', (route) => route.abort())
      await openWishlist(page, [
        await savedItemFor(page, JOLLOF, JOLLOF_NAIRA),
        { productId: GONE, name: OFADA, price: 9500 },
      ])

      await page.getByRole('button', { name: press }).click()

      await expect(page.getByRole('alert').getByText("That didn't work. Try again.")).toBeVisible()
      await expect(title(page)).toHaveText('Wishlist (2)')
      expect(await page.evaluate(() => localStorage.getItem('ahia-cart'))).toBeNull()
    })
})

import type { Page } from '@playwright/test'
import { HONEY, itemsOf } from '../support/cart-steps.ts'
import { signIn, signUpCustomer } from '../support/customer.ts'
import { ONUGBU, openProduct } from '../support/open-product.ts'
import { expect, takenOver, test } from '../support/test.ts'

const JOLLOF = 'Party jollof rice, large bowl'
const PHONE = { width: 360, height: 640 }
const KEGS = 8
const DELIVERY = /^about ₦[\d,]+, \d+( [A-Z][a-z]{2} )?–( )?\d+ [A-Z][a-z]{2}$/

const addToCart = (page: Page) => page.getByRole('button', { name: /^(Add to Cart|Adding\.\.\.)$/ })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const delivery = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: DELIVERY })

/** Opens a product, and checks that what stands below the delivery line does not move when that arrives. */
async function openWithoutShift(page: Page, name: string): Promise<void> {
  const asked = Promise.withResolvers<void>()
  const measured = Promise.withResolvers<void>()
  await page.route('**/assets/delivery-line-*', async (route) => {
    asked.resolve()
    await measured.promise
    await route.continue()
  })
  await openProduct(page, name)
  const below = page.getByRole('main').getByRole('button', { name: `Increase quantity of ${name}` })
  await asked.promise
  await page.evaluate(() => document.fonts.ready)
  const before = await below.boundingBox()
  measured.resolve()
  await expect(delivery(page)).toBeVisible()
  expect(await below.boundingBox()).toEqual(before)
}

test('PDP-01, PDP-02, PDP-08, PDP-13 a product on a desktop: delivery, pictures, seller, and a related product', async ({
  page,
}) => {
  await openWithoutShift(page, JOLLOF)

  await test.step('thumbnails, arrow keys and the large view move through the images', async () => {
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
    const twice = large.getByRole('button', { name: /twice as large/ })
    await expect(large.getByRole('status')).toHaveText(/^2 of \d$/)
    await twice.click()
    await expect(twice).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await expect(picture(2)).toBeFocused()
  })

  await test.step('what Trusted means is shown on request', async () => {
    const seller = page.getByRole('region', { name: 'Seller' })
    await expect(seller.getByText(/^\d\.\d★ Rating$/)).toBeVisible()
    await seller.getByText('Trusted', { exact: true }).click()
    await expect(seller.getByText('we checked and approved this shop')).toBeVisible()
  })

  await test.step('a related product opens, and the browser’s Back returns', async () => {
    await page.getByRole('region', { name: 'Related Products' }).getByRole('link', { name: ONUGBU }).click()
    await expect(title(page, ONUGBU)).toBeVisible()
    await expect(page.getByRole('group', { name: 'Portion' })).toBeVisible()
    await page.goBack()
    await expect(title(page, JOLLOF)).toBeVisible()
    await expect(page.getByRole('group', { name: 'Portion' })).toBeHidden()
  })
})

test('PDP-02, PDP-08, SHELL-04 a product on a phone: delivery, a bar with the buy buttons, and Back to its category', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openWithoutShift(page, JOLLOF)
  await expect(page.getByRole('region', { name: 'Seller' }).getByText(/★ Rating$/)).toBeHidden()

  await test.step('the bar is there until the buttons in the page are visible', async () => {
    const bottomBar = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar'))
    await expect.poll(bottomBar).toBe('72px')
    await expect(addToCart(page).last()).toBeInViewport({ ratio: 1 })
    await addToCart(page).first().scrollIntoViewIfNeeded()
    await expect.poll(bottomBar).toBe('0px')
    await expect(addToCart(page)).toHaveCount(1)
    await page.getByRole('heading', { name: 'Related Products' }).scrollIntoViewIfNeeded()
    await expect.poll(bottomBar).toBe('72px')
  })

  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/products?category=FOOD')
})

test.describe('a customer', () => {
  test.use({ toleratedErrors: /the server responded with a status of 409/ })

  test('PDP-09, PDP-10, CART-02, CART-15 a customer adds to the server’s cart up to the stock, and Buy Now leads to the checkout', async ({
    page,
    market,
  }) => {
    const { user } = await signUpCustomer(market)
    await signIn(page, user)
    await openProduct(page, HONEY)
    const added = page.getByRole('status').getByText('Item added to cart successfully!')

    await test.step('the item is in the account’s cart', async () => {
      await addToCart(page).first().click()
      await expect(added).toBeVisible()
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      expect(await itemsOf(market, user)).toEqual([[HONEY, 1]])
    })

    await test.step('more than the stock shows an error as a toast and next to the button', async () => {
      await page.getByRole('radio', { name: '5 L keg' }).check()
      const more = page.getByRole('button', { name: `Increase quantity of ${HONEY}` })
      for (let kegs = 1; kegs < KEGS; kegs += 1) await more.click()
      await addToCart(page).first().click()
      await expect(page.getByRole('link', { name: `Cart, ${KEGS + 1} items` })).toBeVisible()
      await addToCart(page).first().click()
      const message = `Only ${KEGS} left, and you already have ${KEGS} in your cart`
      await expect(page.getByRole('alert').getByText(message)).toBeVisible()
      await expect(page.getByRole('main').getByText(message)).toBeVisible()
    })

    await page.getByRole('button', { name: 'Buy Now' }).first().click()
    await expect(page).toHaveURL('/checkout')
    await takenOver(page)
    await expect(page.getByRole('region', { name: 'Your items' })).toContainText(HONEY)
  })
})

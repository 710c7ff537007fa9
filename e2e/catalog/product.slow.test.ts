import type { Page } from '@playwright/test'
import { HONEY } from '../support/cart-steps.ts'
import { ONUGBU, openProduct } from '../support/open-product.ts'
import { expect, test } from '../support/test.ts'

test.use({ hasTouch: true })

const JOLLOF = 'Party jollof rice, large bowl'
/** Has a picture of each colour. */
const FAN = 'Rechargeable table fan, 12 inch'
const PHONE = { width: 360, height: 640 }
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
  await title(page, name).tap() // the first touch of the page
  const below = page.getByRole('main').getByRole('button', { name: `Increase quantity of ${name}` })
  await asked.promise
  await page.evaluate(() => document.fonts.ready)
  const before = await below.boundingBox()
  measured.resolve()
  await expect(delivery(page)).toBeVisible()
  expect(await below.boundingBox()).toEqual(before)
}

test('PDP-01, PDP-02, PDP-08, PDP-13, SHELL-04, WIN-30, WIN-32, WIN-71, WIN-95, WIN-97 a product on a desktop and a phone: delivery, pictures, seller, a related product, and a bar to buy', async ({
  page,
}) => {
  await openWithoutShift(page, HONEY)

  await test.step('on a screen of 1280×800 Add to Cart is in view, and the chat button covers no control', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openProduct(page, ONUGBU)
    await expect(addToCart(page)).toBeInViewport({ ratio: 1 })
    expect(await coveredByChat(page)).toEqual([])
    await page.getByRole('group', { name: 'Add-ons' }).scrollIntoViewIfNeeded()
    expect(await coveredByChat(page)).toEqual([])
    await openProduct(page, JOLLOF)
    const edgeOf = (name: string) =>
      page.getByRole('region', { name }).evaluate((part) => part.getBoundingClientRect().right)
    expect(await edgeOf('Seller'), 'WIN-97').toBeCloseTo(await edgeOf('Delivery & returns'), 0)
  })

  await test.step('thumbnails, arrow keys and the large view move through the images', async () => {
    await openProduct(page, FAN)
    const picture = (place: number) =>
      page.getByRole('link', { name: new RegExp(`^${FAN}, .+, image ${place} of`) })
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
    const large = page.getByRole('dialog', { name: FAN })
    const twice = large.getByRole('button', { name: /twice as large/ })
    await expect(large.getByRole('status')).toHaveText(/^2 of \d$/)
    const ground = await large.evaluate((element) => getComputedStyle(element).backgroundColor)
    await expect(page.locator('html'), 'WIN-71').toHaveCSS('background-color', ground)
    await twice.click()
    await expect(twice).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await expect(picture(2)).toBeFocused()
  })

  await test.step('beside a dialog the place of the scrollbar is as dark as the page behind it', async () => {
    const strip = () => page.screenshot({ clip: { x: 1274, y: 400, width: 1, height: 1 } })
    const bright = await strip()
    await page.getByRole('button', { name: 'Report this product' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect((await strip()).equals(bright), 'WIN-95').toBe(false)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('what Trusted means is shown on request', async () => {
    const seller = page.getByRole('region', { name: 'Seller' })
    await expect(seller.getByText(/^\d\.\d★ Rating$/)).toBeVisible()
    await seller.getByText('Trusted', { exact: true }).click()
    await expect(seller.getByText('we checked and approved this shop')).toBeVisible()
  })

  await test.step('a related product opens, and the browser’s Back returns', async () => {
    await openProduct(page, JOLLOF)
    await page.getByRole('region', { name: 'Related Products' }).getByRole('link', { name: ONUGBU }).click()
    await expect(title(page, ONUGBU)).toBeVisible()
    await expect(page.getByRole('group', { name: 'Portion' })).toBeVisible()
    await page.goBack()
    await expect(title(page, JOLLOF)).toBeVisible()
    await expect(page.getByRole('group', { name: 'Portion' })).toBeHidden()
  })

  await test.step('on a phone a bar has the buy buttons, and Back leads to the category', () =>
    useOnPhone(page))
})

test('WIN-31, WIN-39 on a phone that nobody has touched the delivery line and the questions stay beside the bar to buy', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openProduct(page, HONEY)
  await expect(addToCart(page), 'in the page and in the bar').toHaveCount(2)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

  await expect(delivery(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Questions and answers' })).toBeVisible()
  expect(await page.evaluate(() => 'wasTouched' in window)).toBe(false)
})

/** The controls of the buy column that the chat's button lies on. */
const coveredByChat = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const corner = document.querySelector('.chat-corner')
    if (!corner || getComputedStyle(corner).visibility === 'hidden') return []
    const chat = boxOf(corner)
    return [...document.querySelectorAll('main article fieldset label, main article button')]
      .filter((control) => {
        const { left, right, top, bottom, width } = boxOf(control)
        const isBeside = right <= chat.left || left >= chat.right || bottom <= chat.top || top >= chat.bottom
        return width > 0 && !isBeside
      })
      .map((control) => control.textContent)
  })

async function useOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  await openWithoutShift(page, HONEY)
  await expect(page.getByRole('region', { name: 'Seller' }).getByText(/★ Rating$/)).toBeHidden()

  await test.step('the bar is there until the buttons in the page are visible', async () => {
    const bottomBar = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar'))
    await expect.poll(bottomBar).toBe('72px')
    await expect(addToCart(page).last()).toBeInViewport({ ratio: 1 })
    await addToCart(page).first().scrollIntoViewIfNeeded()
    await expect.poll(bottomBar).toBe('0px')
    await expect(addToCart(page)).toHaveCount(1)
    await expect.poll(() => coveredByChat(page)).toEqual([])
    await page.getByRole('heading', { name: 'Related Products' }).scrollIntoViewIfNeeded()
    await expect.poll(bottomBar).toBe('72px')
  })

  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/products?category=ORGANIC')
}

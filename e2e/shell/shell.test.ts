import { BRAND } from '@ahia/reference/brand'
import type { Page } from '@playwright/test'
import { signIn, signUpCustomer } from '../support/customer.ts'
import { expect, takenOver, test } from '../support/test.ts'

const PHONE = { width: 360, height: 640 }

test('SHELL-12 the header stays in view, leads on with the keyboard, counts the cart of all tabs and lets a slow page be cancelled', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await takenOver(page)

  await test.step('a visitor can skip to the content or follow the navigation with the keyboard', async () => {
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name: 'Back' })).toBeFocused()

    await page.keyboard.press('Shift+Tab')
    await expect(navigation.getByRole('link', { name: 'About' })).toBeFocused()
    for (const name of ['Contact', 'Featured', 'Home']) {
      await page.keyboard.press('Shift+Tab')
      await expect(navigation.getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`About ${BRAND.name}`)
  })

  await test.step('the header stays in view at its fixed height of 116 px', async () => {
    await page.evaluate(() => window.scrollTo(0, 400))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, height: 116 })
  })

  await test.step('the cart badge counts up to 99, is hidden when empty, and follows other tabs', async () => {
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
    await expect(cart).toHaveAccessibleName('Cart, empty')
    await expect(cart).toHaveText('')
    const otherTab = await context.newPage()
    await otherTab.goto('/about')
    const put = (...quantities: number[]) => otherTab.evaluate(putIntoCart, quantities)

    await put(3)
    await expect(cart).toHaveAccessibleName('Cart, 3 items')
    await expect(cart).toHaveText('3')
    await put(60, 40)
    await expect(cart).toHaveText('99+')
    await otherTab.close()
  })

  await test.step('a page that loads slowly shows a message and can be cancelled', async () => {
    await page.clock.install()
    await page.route(/\/assets\/logistics-page[^/]*\.js$/, () => {}) // never responds
    await page.getByRole('contentinfo').getByRole('link', { name: 'Join Logistics Team' }).click()

    const note = page.getByText('Still working. Your network looks slow.')
    // The time starts when the page has handled the click.
    await expect.poll(() => page.clock.runFor(8_000).then(() => note.isVisible())).toBe(true)
    await page.getByRole('button', { name: 'Cancel' }).click()

    await expect(note).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`About ${BRAND.name}`)
    await expect(page).toHaveURL('/about#main')
  })
})

test('SHELL-08, SHELL-11, SHELL-13 a signed-in customer is greeted, and Logout removes their data from the browser and shows Login', async ({
  page,
  market,
}) => {
  await signIn(page, (await signUpCustomer(market)).user)
  const counted = page.waitForResponse('**/cart/count')
  await page.goto('/about')
  await page.evaluate(() => {
    sessionStorage.setItem('token', 'session-token')
    sessionStorage.setItem('direct-order', '{}')
    localStorage.setItem('recent-searches', '["a gift for Obi"]')
    localStorage.setItem('checkoutItems', '["00000000-0000-4000-8000-000000000000"]')
    localStorage.setItem(
      'ahia-cart-selection',
      '{"left":["00000000-0000-4000-8000-000000000000"],"only":null}',
    )
  })
  const greeting = page.getByRole('button', { name: 'Hello, Ada Obi' })
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()

  await greeting.click()
  const item = (name: string) => page.getByRole('menuitem', { name })
  await expect(item('My Profile')).toHaveAttribute('href', '/profile')
  await expect(item('Order History')).toHaveAttribute('href', '/orders')
  await counted // a count request still running would be refused after the logout
  const reloaded = page.waitForEvent('load')
  await item('Logout').click()
  await reloaded

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth')
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  for (const key of ['user', 'token', 'direct-order', 'checkoutItems']) expect(stored).not.toHaveProperty(key)
  expect(stored['recent-searches']).toBe('[]')
  expect(stored['ahia-cart-selection']).toBe('{"left":[],"only":null}')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('SHELL-10 the menu has four links and closes on Escape and on a tap outside', useMenu)
})

async function useMenu({ page }: { page: Page }): Promise<void> {
  await page.goto('/about')
  const menu = page.getByLabel('Menu')

  await menu.tap()
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['HOME', 'FEATURED', 'CONTACT US', 'ABOUT US'])
  await page.keyboard.press('Escape')
  await expect(links).toHaveCount(0)
  await expect(menu).toBeFocused()

  await menu.tap()
  await page.touchscreen.tap(PHONE.width / 2, PHONE.height - 20)
  await expect(links).toHaveCount(0)
  await expect(page).toHaveURL('/about')

  await menu.tap()
  await links.getByText('HOME').tap()
  await expect(page).toHaveURL('/')
  await expect(links).toHaveCount(0)
}

test.describe('when images cannot be loaded', () => {
  // Chromium logs failed requests to the console.
  test.use({ toleratedErrors: /the server responded with a status of 404/ })

  test('SHELL-17 an image that fails to load shows the placeholder, also before React runs', async ({
    page,
  }) => {
    await page.route('**/media/**', (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    const picture = page.getByRole('main').locator('img').first()

    await expect(picture).toHaveAttribute('data-failed')
    const shown = await picture.evaluate((element) => getComputedStyle(element).content)
    expect(shown).toContain('data:image/svg+xml')
  })
})

/** Stores a cart as the app does. Other tabs get the browser's storage event. */
function putIntoCart(quantities: number[]): void {
  const addedAt = new Date().toISOString()
  const items = quantities.map((quantity, at) => ({
    productId: `50587595-a2d6-8dcf-93b8-1b760ffa374${at}`,
    quantity,
    selectedVariantId: null,
    selectedOptionId: null,
    selectedAddOns: [],
    price: 5500,
    addedAt,
  }))
  const totalItems = quantities.reduce((total, one) => total + one, 0)
  localStorage.setItem('ahia-cart', JSON.stringify({ items, totalItems, updatedAt: addedAt }))
}

import type { Page } from '@playwright/test'
import {
  cartTitle,
  fillGuestCart,
  increase,
  openCart,
  remove,
  row,
  summary,
  toast,
} from '../support/cart-page.ts'
import { addToCart, badge, HONEY } from '../support/cart-steps.ts'
import { ONUGBU, openProduct, pathOfProduct } from '../support/open-product.ts'
import { expect, test } from '../support/test.ts'

const FAN = 'Rechargeable table fan, 12 inch'
const ADD_ON = 'Extra wrap of pounded yam'

const emptyCart = (page: Page) => page.getByRole('heading', { name: 'Your cart is empty' })

test('CART-01, CART-03, CART-06, CART-08, CART-12 a guest fills, changes and clears the cart, which survives reloads', async ({
  page,
}) => {
  const back = page.getByRole('main').getByRole('link', { name: 'Back', exact: true })

  await test.step('an added item is in the cart with its options and price', async () => {
    await addToCart(page, ONUGBU, ADD_ON)
    await badge(page).click()
    await expect(page).toHaveURL('/cart')
    const line = row(page, ONUGBU)
    for (const text of ['Regular, 1 wrap', 'Beef', `+ ${ADD_ON}`, '1 × ₦5,200'])
      await expect(line).toContainText(text)
    await increase(page, ONUGBU).click()
    await expect(line).toContainText('2 × ₦5,200₦10,400')
    await expect(summary(page)).toContainText('Total₦10,400')
  })

  await test.step('Back leads to the previous page, or to the products if there is none', async () => {
    await back.click()
    await expect(page).toHaveURL(await pathOfProduct(page, ONUGBU))

    await openCart(page)
    await expect(cartTitle(page)).toHaveText('Cart (2)')
    await expect(badge(page)).toHaveAccessibleName('Cart, 2 items')
    await expect(row(page, ONUGBU)).toContainText('₦10,400')
    await back.click()
    await expect(page).toHaveURL('/products')
  })

  await test.step('Undo restores a removed line, with focus', async () => {
    await openCart(page)
    await remove(page, ONUGBU).click()
    const undo = page.getByRole('button', { name: `Undo: put ${ONUGBU} back` })
    await expect(undo).toBeFocused()
    await undo.click()
    await expect(page.getByRole('main').getByRole('link', { name: ONUGBU })).toBeFocused()
    await expect(cartTitle(page)).toHaveText('Cart (2)')
  })

  await test.step('Clear Cart asks first, returns the focus on Cancel and cannot be undone', async () => {
    const clear = page.getByRole('button', { name: 'Clear Cart' })
    const dialog = page.getByRole('dialog', { name: 'Clear Cart' })
    await clear.click()
    await expect(dialog).toContainText('This action cannot be undone.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(clear).toBeFocused()
    await clear.click()
    await dialog.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(toast(page, 'Cart cleared successfully')).toBeVisible()
    await expect(emptyCart(page)).toBeVisible()
    await expect(cartTitle(page)).toBeFocused()
    await page.reload()
    await expect(emptyCart(page)).toBeVisible()
  })
})

test('CART-01, SHELL-12, PDP-11 two tabs of a guest that add at the same moment lose nothing, and show the same count and hearts', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const tabs = [page, other]
  await Promise.all(tabs.map((tab) => openProduct(tab, HONEY)))
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('ahia-cart') ?? '{}').totalItems)

  for (const total of [2, 4, 6]) {
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Add to Cart' }).click()))
    await expect.poll(stored).toBe(total)
  }
  for (const tab of tabs) await expect(badge(tab)).toHaveAccessibleName('Cart, 6 items')

  const heart = (tab: Page) =>
    tab.getByRole('main').getByRole('button', { name: `Save ${HONEY} to wishlist` })
  await heart(other).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('CART-13 amounts and names are shortened, screen readers get them in full, and the bar hides no focus', async ({
    page,
  }) => {
    await fillGuestCart(page, { name: ONUGBU, addOns: [ADD_ON] }, { name: FAN })
    await openCart(page)

    const line = row(page, ONUGBU)
    await expect(line.getByText('₦5.2K').first()).toBeVisible()
    await expect(line.getByText('Portion: Regula…')).toBeVisible()
    await expect(line.getByText('Extra wr…')).toBeVisible()
    await expect(line.getByText(ADD_ON)).toHaveClass('sr-only')
    await expect(summary(page).getByText('₦50.2K')).toBeVisible()
    await expect(summary(page).getByText('₦50,200').last()).toBeVisible()

    // Tab through the page: the bar must never cover the focused element.
    await page.getByRole('link', { name: 'Back', exact: true }).focus()
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await isFocusCovered(page)).toBe(false)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

/** Whether the bar with the summary lies over what has the focus. */
const isFocusCovered = (page: Page): Promise<boolean> =>
  summary(page).evaluate((bar) => {
    const focused = document.activeElement
    if (!focused || bar.contains(focused)) return false
    const { top, bottom } = focused.getBoundingClientRect()
    const covered = bar.getBoundingClientRect()
    return bottom > covered.top + 0.5 && top < covered.bottom
  })

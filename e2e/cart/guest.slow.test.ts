import type { Page } from '@playwright/test'
import { cartTitle, fillGuestCart, increase, remove, row, summary, toast } from '../support/cart-page.ts'
import { addToCart, badge } from '../support/cart-steps.ts'
import { ONUGBU, pathOfProduct } from '../support/open-product.ts'
import { expect, test } from '../support/test.ts'

test.use({ hasTouch: true })

const FAN = 'Rechargeable table fan, 12 inch'
const ADD_ON = 'Extra wrap of pounded yam'

const PHONE = { width: 360, height: 640 }
const DESKTOP = { width: 1280, height: 900 }

test('CART-01, CART-03, CART-06, CART-08, CART-12, CART-13, WIN-65 a guest fills, changes and clears the cart, which is short on a phone and hides no focus', async ({
  page,
}) => {
  await fillGuestCart(page, { name: FAN })
  await test.step('an added item is in the cart with its options and price, and Back leads to the product', async () => {
    await addToCart(page, ONUGBU, ADD_ON)
    await badge(page).click()
    await expect(page).toHaveURL('/cart')
    for (const text of ['Regular, 1 wrap', 'Beef', `+ ${ADD_ON}`, '1 × ₦5,200'])
      await expect(row(page, ONUGBU)).toContainText(text)
    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(await pathOfProduct(page, ONUGBU))
    await badge(page).click()
    await expect(cartTitle(page)).toHaveText('Cart (2)')
  })

  await test.step('on a phone amounts and names are short, and the bar hides no focus', () =>
    expectToFitPhone(page))

  await test.step('a quantity changes the totals, tapped on a page that nobody has touched', async () => {
    await page.reload()
    await increase(page, ONUGBU).tap()
    await expect(row(page, ONUGBU)).toContainText('2 × ₦5,200₦10,400')
    await expect(summary(page)).toContainText('Total before delivery₦55,400')
    await expect(badge(page)).toHaveAccessibleName('Cart, 3 items')
  })

  await test.step('Undo restores a removed line, with focus', async () => {
    await remove(page, ONUGBU).click()
    const undo = page.getByRole('button', { name: `Undo: put ${ONUGBU} back` })
    await expect(undo).toBeFocused()
    await undo.click()
    await expect(page.getByRole('main').getByRole('link', { name: ONUGBU })).toBeFocused()
    await expect(cartTitle(page)).toHaveText('Cart (3)')
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
    await expect(cartTitle(page)).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })
})

/** Screen readers get amounts and names in full. */
async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  const line = row(page, ONUGBU)
  await expect(line.getByText('₦5.2K').first()).toBeVisible()
  await expect(line.getByText('Portion: Regula…')).toBeVisible()
  await expect(line.getByText('Extra wr…')).toBeVisible()
  await expect(line.getByText(ADD_ON)).toHaveClass('sr-only')
  await expect(summary(page).getByText('₦50,200').last(), 'WIN-61').toBeVisible()
  await expect(summary(page)).not.toContainText('₦50.2K')

  await expect(page.getByRole('region', { name: 'Chat' }), 'WIN-65').toBeHidden()

  // Tab through the page: the bar must never cover the focused element.
  await page.getByRole('link', { name: 'Back', exact: true }).focus()
  for (let presses = 0; presses < 24; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await isFocusCovered(page)).toBe(false)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.setViewportSize(DESKTOP)
}

/** Whether the bar with the summary lies over what has the focus. */
const isFocusCovered = (page: Page): Promise<boolean> =>
  summary(page).evaluate((bar) => {
    const focused = document.activeElement
    if (!focused || bar.contains(focused)) return false
    const { top, bottom } = focused.getBoundingClientRect()
    const covered = bar.getBoundingClientRect()
    return bottom > covered.top + 0.5 && top < covered.bottom
  })

import {
  box,
  cartTitle,
  fillGuestCart,
  openCart,
  putInCart,
  row,
  shopGroup,
  summary,
  toast,
} from '../support/cart-page.ts'
import { HONEY, logIn } from '../support/cart-steps.ts'
import { signUpCustomer } from '../support/customer.ts'
import { ONUGBU } from '../support/open-product.ts'
import { expect, test } from '../support/test.ts'

const KITCHEN = 'Mama Nkechi Kitchen'
const FAN = 'Rechargeable table fan, 12 inch'
const ADD_ON = 'Extra wrap of pounded yam'

test('CART-06, CART-16 a shop’s checkbox reflects and selects its lines, and the total covers selected lines only', async ({
  page,
}) => {
  await fillGuestCart(page, { name: ONUGBU }, { name: ONUGBU, addOns: [ADD_ON] }, { name: HONEY })
  await openCart(page)
  const shop = page.getByRole('checkbox', { name: `Select all from ${KITCHEN}` })
  const lines = shopGroup(page, KITCHEN).getByRole('checkbox', { name: `Select ${ONUGBU}` })
  await expect(summary(page)).toContainText('3 of 3 items selected')
  await expect(summary(page)).toContainText('Total₦12,200')

  await lines.first().uncheck()
  expect(await shop.evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true)
  await expect(summary(page)).toContainText('2 of 3 items selected')
  await expect(summary(page)).toContainText('Total₦8,000')

  await shop.check()
  await expect(lines.first()).toBeChecked()
  await shop.uncheck()
  await expect(lines.last()).not.toBeChecked()
  await expect(summary(page)).toContainText('1 of 3 items selected')
  await expect(summary(page)).toContainText('Total₦2,800')

  await page.reload()
  await expect(shop).not.toBeChecked()
  await expect(box(page, HONEY)).toBeChecked()
  await expect(summary(page)).toContainText('1 of 3 items selected')
})

test('CART-10 checkout without a selected item is refused with a message until one is selected', async ({
  page,
}) => {
  await fillGuestCart(page, { name: HONEY })
  await openCart(page)
  await box(page, HONEY).uncheck()

  const proceed = page.getByRole('button', { name: 'Proceed to Checkout', exact: true })
  await proceed.click()
  const words = 'Please select at least one item to proceed to checkout'
  await expect(toast(page, words)).toBeVisible()
  await expect(proceed).toHaveAccessibleDescription(words)
  await expect(page).toHaveURL('/cart')

  await box(page, HONEY).check()
  await expect(summary(page)).not.toContainText(words)
})

test('CART-10 after sign-in a guest’s selection is kept, and items already in the account are not selected', async ({
  page,
  market,
}) => {
  const customer = await signUpCustomer(market)
  await putInCart({ market, page }, customer.user, FAN)
  await fillGuestCart(page, { name: HONEY }, { name: ONUGBU })
  await openCart(page)
  await box(page, HONEY).uncheck()

  await page.getByRole('button', { name: 'Proceed to Checkout', exact: true }).click()
  await expect(page).toHaveURL('/auth?next=/cart')
  await expect(toast(page, 'Please login to proceed to checkout')).toBeVisible()
  await logIn(page, customer, '/cart')

  await expect(summary(page)).toContainText('1 of 3 items selected')
  await expect(box(page, ONUGBU)).toBeChecked()
  for (const name of [HONEY, FAN]) await expect(box(page, name)).not.toBeChecked()

  await page.getByRole('button', { name: 'Proceed to Checkout', exact: true }).click()
  await expect(page).toHaveURL('/checkout')
  const { ids, state } = await page.evaluate(() => ({
    ids: JSON.parse(localStorage.getItem('checkoutItems') ?? '[]'),
    state: history.state.state,
  }))
  expect(ids).toHaveLength(1)
  expect(state).toMatchObject({ isDirectOrder: false, selectedItemIds: ids })
  expect(state.selectedItemsData).toMatchObject([{ id: ids[0], name: ONUGBU, quantity: 1, price: 4200 }])
})

test('CART-16 the delivery estimate covers the selected items and uses the state remembered on this device', async ({
  page,
}) => {
  await fillGuestCart(page, { name: HONEY }, { name: ONUGBU }, { name: FAN })
  await openCart(page)
  const words = page.getByText(/^(about ₦[\d,]+, exact fee at checkout|is free)$/)
  await expect(words).toHaveText('about ₦7,000, exact fee at checkout')

  await box(page, ONUGBU).uncheck()
  await expect(words).toHaveText('about ₦3,500, exact fee at checkout')
  const state = page.getByRole('combobox', { name: 'Delivery to' })
  await expect(state).toHaveValue('LAGOS')
  const held = Promise.withResolvers<void>()
  await page.route(/estimate\?.*state=ENUGU/, async (route) => {
    await held.promise
    await route.continue()
  })
  await state.selectOption('ENUGU')
  await expect(words).toBeHidden() // the estimate for Lagos is no longer shown
  held.resolve()
  await expect(words).toHaveText('about ₦1,500, exact fee at checkout')

  await page.reload()
  await expect(state).toHaveValue('ENUGU')
  await box(page, HONEY).uncheck()
  await expect(words).toHaveText('is free') // the fan's shop delivers for free
  await box(page, FAN).uncheck()
  await expect(words).toBeHidden()
})

test('CART-08 Clear Cart asks first and cannot be undone', async ({ page }) => {
  await fillGuestCart(page, { name: HONEY }, { name: FAN })
  await openCart(page)
  const clear = page.getByRole('button', { name: 'Clear Cart' })

  await clear.click()
  const dialog = page.getByRole('dialog', { name: 'Clear Cart' })
  await expect(dialog).toContainText(
    'Are you sure you want to clear your entire cart? This action cannot be undone.',
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(clear).toBeFocused()
  await expect(cartTitle(page)).toHaveText('Cart (2)')

  await clear.click()
  await dialog.getByRole('button', { name: 'Clear Cart' }).click()
  await expect(toast(page, 'Cart cleared successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(cartTitle(page)).toBeFocused()
  await expect(page.getByRole('button', { name: /^(Undo|Refresh)/ })).toHaveCount(0)
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
    const bar = summary(page)
    await page.getByRole('link', { name: 'Back', exact: true }).focus()
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press('Tab')
      const isCovered = await bar.evaluate((element) => {
        const focused = document.activeElement
        if (!focused || element.contains(focused)) return false
        return (
          focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top + 0.5 &&
          focused.getBoundingClientRect().top < element.getBoundingClientRect().bottom
        )
      })
      expect(isCovered).toBe(false)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

import { payOrders } from '@ahia/contracts/payments'
import { createSandboxControl } from '@ahia/testing/sandbox-control'
import { expectAccessible } from '../support/accessibility.ts'
import { headingOf } from '../support/auth-steps.ts'
import { atCart, fillGuestCart, openCart, summary } from '../support/cart-page.ts'
import { HONEY } from '../support/cart-steps.ts'
import { atCheckout, calculate, confirm } from '../support/checkout-steps.ts'
import { callAs, signIn, signUpCustomer } from '../support/customer.ts'
import { ONUGBU } from '../support/open-product.ts'
import { atOrders, cardOf, LOTION, OKPA, placeOrders } from '../support/order-steps.ts'
import { openProfile, part } from '../support/profile-steps.ts'
import { expect, takenOver, test } from '../support/test.ts'

const PHONE = { width: 360, height: 740 }

test('CART-13 a guest\u2019s cart on a phone meets WCAG 2.2 AA', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await fillGuestCart(page, { name: ONUGBU }, { name: HONEY })
  await openCart(page)
  await expect(summary(page)).toContainText('Total')

  await expectAccessible(page)
})

test('CART-02, PDP-11 a customer’s cart and wishlist meet WCAG 2.2 AA', async ({ page, market }) => {
  await atCart(page, market, HONEY, ONUGBU)
  await expectAccessible(page)

  const product = page.getByRole('list', { name: 'Items' }).getByRole('link', { name: HONEY }).first()
  await page.goto((await product.getAttribute('href')) ?? '')
  await takenOver(page)
  await page
    .getByRole('button', { name: `Save ${HONEY} to wishlist` })
    .first()
    .click()
  await expect(page.getByRole('status').getByText('Saved to your wishlist')).toBeVisible()
  await page.goto('/wishlist')
  await expect(headingOf(page)).toHaveText('Wishlist (1)')
  await takenOver(page)
  await expectAccessible(page)
})

test('CHK-04, CHK-08 the checkout meets WCAG 2.2 AA with its total shown and with error messages', async ({
  page,
  market,
}) => {
  await page.setViewportSize(PHONE)
  await atCheckout(page, market, HONEY, ONUGBU)
  await calculate(page).click()
  await expect(confirm(page)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'City' }).fill('')
  await calculate(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Please fill in all required delivery information')
  await expectAccessible(page)
})

test('ORD-02, ORD-06 the order list and its dialogs meet WCAG 2.2 AA', async ({ page, market }) => {
  await page.setViewportSize(PHONE)
  await atOrders({ page, market }, 'delivered', LOTION, OKPA)
  await expectAccessible(page)

  await cardOf(page, LOTION).getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: /^Report a problem/ })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByLabel("What's wrong?")).toHaveAccessibleDescription('Tell us in a few words')
  await expectAccessible(page)
})

test('PROF-03, PROF-06 the profile in edit mode and its delete dialog meet WCAG 2.2 AA', async ({
  page,
  market,
}) => {
  await signIn(page, (await signUpCustomer(market)).user)
  await openProfile(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await part(page, 'Password').getByRole('button', { name: 'Change password' }).click()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toContainText('What stays:')
  await expectAccessible(page)
})

test('PAY-01 the page of a successful payment meets WCAG 2.2 AA', async ({ page, market }) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  const orderIds = await placeOrders({ market, page }, user, HONEY, OKPA)
  const { reference, authorizationUrl } = await callAs(market, user.token)(payOrders, { orderIds })
  await createSandboxControl(new URL(authorizationUrl).origin).pay({ reference })
  await page.goto(`/payment/return?reference=${reference}`)
  await expect(headingOf(page)).toHaveText('Payment Successful')

  await expectAccessible(page)
})

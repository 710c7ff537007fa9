import { payOrders } from '@ahia/contracts/payments'
import { createSandboxControl } from '@ahia/testing/sandbox-control'
import { expectAccessible } from '../support/accessibility.ts'
import { headingOf } from '../support/auth-steps.ts'
import { atCart } from '../support/cart-page.ts'
import { HONEY } from '../support/cart-steps.ts'
import { calculate, confirm } from '../support/checkout-steps.ts'
import { callAs } from '../support/customer.ts'
import { ONUGBU } from '../support/open-product.ts'
import { atOrders, cardOf, LOTION, OKPA, placeOrders } from '../support/order-steps.ts'
import { openProfile, part } from '../support/profile-steps.ts'
import { expect, takenOver, test } from '../support/test.ts'

const PHONE = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 900 }

test.slow() // many pages, each scanned twice

test('CART-02, PDP-11, CHK-04, CHK-08 a customer’s cart, wishlist and checkout meet WCAG 2.2 AA', async ({
  page,
  market,
}) => {
  await test.step('the cart', async () => {
    await atCart(page, market, HONEY, ONUGBU)
    await expectAccessible(page)
  })

  await test.step('the checkout with its total', async () => {
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await calculate(page).click()
    await expect(confirm(page)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the checkout with error messages', async () => {
    await page.getByRole('textbox', { name: 'City' }).fill('')
    await calculate(page).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Please fill in all required delivery information')
    await expectAccessible(page)
  })

  await test.step('the wishlist', async () => {
    await page.setViewportSize(WIDE)
    await page.goto('/products?search=honey')
    await takenOver(page)
    await page.getByRole('button', { name: `Save ${HONEY} to wishlist` }).click()
    await expect(page.getByRole('status').getByText('Saved to your wishlist')).toBeVisible()
    await page.goto('/wishlist')
    await expect(headingOf(page)).toHaveText('Wishlist (1)')
    await takenOver(page)
    await expectAccessible(page)
  })
})

test('ORD-02, ORD-06, PAY-01, PROF-03, PROF-06, SHELL-07, SHELL-11 a customer’s orders, payment, profile and menus meet WCAG 2.2 AA', async ({
  page,
  market,
}) => {
  await page.setViewportSize(PHONE)
  const { user } = await atOrders({ page, market }, 'delivered', LOTION, OKPA)
  await test.step('the order list', () => expectAccessible(page))

  await test.step('the dialog to report a problem', async () => {
    await cardOf(page, LOTION).getByRole('button', { name: 'Report a problem' }).click()
    const dialog = page.getByRole('dialog', { name: /^Report a problem/ })
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByLabel("What's wrong?")).toHaveAccessibleDescription('Tell us in a few words')
    await expectAccessible(page)
  })

  await page.setViewportSize(WIDE)
  await test.step('a successful payment', async () => {
    const orderIds = await placeOrders({ market, page }, user, HONEY, OKPA)
    const { reference, authorizationUrl } = await callAs(market, user.token)(payOrders, { orderIds })
    await createSandboxControl(new URL(authorizationUrl).origin).pay({ reference })
    await page.goto(`/payment/return?reference=${reference}`)
    await expect(headingOf(page)).toHaveText('Payment Successful')
    await expectAccessible(page)
  })

  await test.step('the profile in edit mode', async () => {
    await openProfile(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await part(page, 'Password').getByRole('button', { name: 'Change password' }).click()
    await expectAccessible(page)
  })

  await test.step('the search suggestions', async () => {
    await page.getByRole('combobox', { name: 'Search products' }).pressSequentially('ric')
    await expect(page.getByRole('option').filter({ hasText: '₦' }).first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the account menu', async () => {
    await page.getByRole('button', { name: 'Hello, Ada Obi' }).click()
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the dialog to delete the account', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toContainText('What stays:')
    await expectAccessible(page)
  })
})

import type { Page } from '@playwright/test'
import {
  choosePassword,
  emailedCode,
  enterCode,
  fillInProfile,
  freshEmail,
  headingOf,
  PASSWORD,
} from '../support/auth-steps.ts'
import { cartTitle, openCart } from '../support/cart-page.ts'
import { addToCart, badge } from '../support/cart-steps.ts'
import { badgeOf, cardOf, cards, LOTION, lookAgain, OKPA } from '../support/order-steps.ts'
import { payByCard } from '../support/pay-page.ts'
import { expect, takenOver, test } from '../support/test.ts'

/** A refund is sent in the background, and the provider takes time too. */
const REFUNDED_WITHIN_MS = 30_000

// The provider returns customers to the market's public URL, which uses localhost.
test.use({ baseURL: ({ market }, use) => use(market.origin.replace('127.0.0.1', 'localhost')) })

test('CHK-06, PAY-01, ORD-05, ORD-06 a guest buys from two shops, signs up, pays once, and gets both deliveries and one refund', async ({
  page,
}) => {
  test.setTimeout(120_000) // the test covers every page of an order
  const email = freshEmail()

  await test.step('adds items from two shops as a guest', async () => {
    await addToCart(page, LOTION)
    await addToCart(page, OKPA)
    await openCart(page)
    await expect(cartTitle(page)).toHaveText('Cart (2)')
    await proceed(page).click()
    await expect(page).toHaveURL(/^[^?]*\/auth\?/)
  })

  await test.step('signs up during checkout, and the cart is kept', () => signUpOnTheWay(page, email))

  await test.step('checks out', async () => {
    await expect(cartTitle(page)).toHaveText('Cart (2)')
    await proceed(page).click()
    await expect(headingOf(page)).toHaveText('Checkout')
    await expect(page.getByLabel('State'), 'as the profile says').toHaveValue('LAGOS')
    await page.getByRole('button', { name: 'Calculate Total & Fees' }).click()
    const fees = page.getByRole('region', { name: 'Total and fees' })
    for (const shop of ['Adanma Beauty Bar', 'Mama Nkechi Kitchen']) await expect(fees).toContainText(shop)
    await page.getByRole('button', { name: 'Confirm Order and Make Payment' }).click()
  })

  await test.step('pays once by card, and returns to the shop', async () => {
    await payByCard(page)
    await expect(page).toHaveURL(/\/payment\/return\?/)
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('₦')
  })

  await test.step('sees both orders paid, and the cart empty', async () => {
    await page.goto('/orders')
    await expect(cards(page)).toHaveCount(2)
    for (const name of [LOTION, OKPA]) await expect(badgeOf(page, name)).toHaveText('PAID')
    await expect(badge(page)).toHaveAccessibleName('Cart, empty')
  })

  await test.step('both shops ship', async () => {
    await page.goto('/dev/console')
    await takenOver(page)
    for (const name of [LOTION, OKPA]) {
      await consoleRow(page, name).getByRole('button', { name: 'Ship' }).click()
      await expect(consoleRow(page, name)).toContainText('SHIPPED')
    }
  })

  await test.step('confirms both deliveries and reports a problem with one', async () => {
    await page.goto('/orders')
    for (const name of [LOTION, OKPA]) {
      await cardOf(page, name).getByRole('button', { name: 'Confirm delivery' }).click()
      await expect(badgeOf(page, name)).toHaveText('DELIVERED')
    }
    await cardOf(page, LOTION).getByRole('button', { name: 'Report a problem' }).click()
    await page.getByLabel("What's wrong?").fill('The bottle came open')
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(badgeOf(page, LOTION)).toHaveText('DISPUTED')
    await expect(badgeOf(page, OKPA)).toHaveText('DELIVERED')
  })

  await test.step('staff refund the disputed order', async () => {
    await page.goto('/dev/console')
    await takenOver(page)
    await expect(consoleRow(page, LOTION)).toContainText('The bottle came open')
    await consoleRow(page, LOTION).getByRole('button', { name: 'Refund' }).click()
    await expect(consoleRow(page, LOTION)).toContainText('REFUNDED')
  })

  await test.step('the refund is shown, and in the end it was sent', async () => {
    await page.goto('/orders')
    await expect(badgeOf(page, LOTION)).toHaveText('REFUNDED')
    await expect(badgeOf(page, OKPA)).toHaveText('DELIVERED')
    await expect
      .poll(() => lookAgain(page, LOTION), { timeout: REFUNDED_WITHIN_MS })
      .toMatch(/₦[\d,]+ has been refunded to you/)
  })
})

// Exact, as a message for guests contains the same text.
const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Checkout', exact: true })

/** The newest match, as other tests may have ordered the same product before. */
const consoleRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Orders' }).getByRole('listitem').filter({ hasText: name }).first()

async function signUpOnTheWay(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main')
  await takenOver(page)
  await main.getByRole('link', { name: 'Register' }).click()
  await expect(headingOf(page)).toHaveText('Register')
  await main.getByLabel('Email').fill(email)
  await main.getByRole('button', { name: 'Register' }).click()
  await enterCode(page, await emailedCode(page.request, email))
  await choosePassword(page, PASSWORD, 'Continue')
  await fillInProfile(main)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL('/cart')
}

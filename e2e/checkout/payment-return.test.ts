import { payOrders } from '@ahia/contracts/payments'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { createSandboxControl } from '@ahia/testing/sandbox-control'
import type { Page } from '@playwright/test'
import { headingOf } from '../support/auth-steps.ts'
import { badge, HONEY, itemsOf } from '../support/cart-steps.ts'
import { callAs, signIn, signUpCustomer } from '../support/customer.ts'
import { cardOf, OKPA, placeOrders } from '../support/order-steps.ts'
import { expect, type Market, test } from '../support/test.ts'

/** The longest pause between two questions to the server. */
const ASKED_AGAIN_WITHIN_MS = 60_000
const open = (page: Page, reference: string) => page.goto(`/payment/return?reference=${reference}`)

/** Starts a payment through the API, and returns the control of the payment sandbox. */
async function startPayment(asking: { market: Market; page: Page }, user: SignedInUser, ...names: string[]) {
  const orderIds = await placeOrders(asking, user, ...names)
  const { reference, authorizationUrl } = await callAs(asking.market, user.token)(payOrders, { orderIds })
  return { orderIds, reference, sandbox: createSandboxControl(new URL(authorizationUrl).origin) }
}

// Chromium logs failed requests to the console.
test.use({
  toleratedErrors:
    /the server responded with a status of|net::ERR_|Failed to fetch dynamically imported module/,
})

test('PAY-01 a successful payment clears cart and checkout at once, even if no more scripts load, and is successful once', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  const { orderIds, reference, sandbox } = await startPayment({ market, page }, user, HONEY, OKPA)
  await sandbox.pay({ reference })
  await signIn(page, user)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('chosen')) return
    sessionStorage.setItem('chosen', 'yes')
    sessionStorage.setItem('direct-order', 'what is being paid')
    localStorage.setItem('checkoutItems', '["some line"]')
  })

  await test.step('shows the payment and forgets what was bought, without further scripts', async () => {
    await page.route('**/orders/verify*', async (route) => {
      await page.route('**/assets/*.js', (asked) => asked.abort())
      await route.continue()
    })
    await page.goto(`/payment/return?trxref=${reference}`)
    await expect(headingOf(page)).toHaveText('Payment Successful')
    const kept = await page.evaluate(() => [
      sessionStorage.getItem('direct-order'),
      localStorage.getItem('checkoutItems'),
    ])
    expect(kept).toEqual([null, null])
    await expect(headingOf(page)).toBeFocused()
    const main = page.getByRole('main')
    await expect(main).toContainText(/Amount₦[\d,]+/)
    await expect(main).toContainText(reference)
    for (const id of orderIds) await expect(main.getByRole('link', { name: id.slice(-8) })).toBeVisible()
    expect(await itemsOf(market, user)).toEqual([])
  })

  await test.step('a reload says that it was verified before, and the cart is empty', async () => {
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await expect(headingOf(page)).toHaveText('Payment Already Verified')
    await page.getByRole('main').getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page).toHaveURL('/products')
    await expect(badge(page)).toHaveAccessibleName('Cart, empty')
  })
})

test('PAY-02, ORD-06 a declined payment fails, and while the bank confirms the next try, Pay now is hidden until it succeeds', async ({
  page,
  market,
}) => {
  await page.clock.install()
  const { user } = await signUpCustomer(market)
  const { reference, sandbox } = await startPayment({ market, page }, user, OKPA)
  await signIn(page, user)

  await test.step('a declined card is a failure', async () => {
    await sandbox.pay({ reference, outcome: 'failed' })
    await open(page, reference)
    await expect(headingOf(page)).toHaveText('Payment Verification Failed')
  })

  await test.step('a bank transfer is still confirmed, so nobody is asked to pay again', async () => {
    await sandbox.pay({ reference, channel: 'bank_transfer', outcome: 'pending' })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(headingOf(page)).toHaveText('Your bank is still confirming')
    await page.getByRole('link', { name: 'See your orders' }).click()
    const order = cardOf(page, OKPA)
    await expect(order).toContainText('Your payment is being confirmed')
    await expect(order.getByRole('button', { name: 'Pay now' })).toBeHidden()
    await order.getByRole('link', { name: 'Check your payment' }).click()
    await expect(headingOf(page)).toHaveText('Your bank is still confirming')
  })

  await test.step('the page asks by itself until the money is there', async () => {
    await sandbox.pay({ reference, channel: 'bank_transfer', outcome: 'success' })
    await page.clock.fastForward(ASKED_AGAIN_WITHIN_MS)
    // The server may have verified it by itself in the meantime.
    await expect(headingOf(page)).toHaveText(/^Payment (Successful|Already Verified)$/)
  })
})

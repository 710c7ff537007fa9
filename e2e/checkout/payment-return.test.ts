import { cancelOrder, listOrders } from '@ahia/contracts/orders'
import { payOrders } from '@ahia/contracts/payments'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { createSandboxControl } from '@ahia/testing/sandbox-control'
import type { Page } from '@playwright/test'
import { headingOf } from '../support/auth-steps.ts'
import { HONEY, itemsOf, type logIn } from '../support/cart-steps.ts'
import { callAs, signIn, signUpCustomer } from '../support/customer.ts'
import { cardOf, OKPA, placeOrders } from '../support/order-steps.ts'
import { expect, type Market, test } from '../support/test.ts'

const REFERENCE = 'AHIA-no-such-payment'
const open = (page: Page, reference: string) => page.goto(`/payment/return?reference=${reference}`)

/** Starts a payment through the API, and returns the control of the payment sandbox. */
async function startPayment(asking: { market: Market; page: Page }, user: SignedInUser, ...names: string[]) {
  const orderIds = await placeOrders(asking, user, ...names)
  const { reference, authorizationUrl } = await callAs(asking.market, user.token)(payOrders, { orderIds })
  return { orderIds, reference, sandbox: createSandboxControl(new URL(authorizationUrl).origin) }
}

test('PAY-01 a successful payment shows amount, channel, reference and orders, and clears the cart', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  const { orderIds, reference, sandbox } = await startPayment({ market, page }, user, HONEY, OKPA)
  await sandbox.pay({ reference })
  await page.addInitScript(() => {
    if (sessionStorage.getItem('chosen')) return
    sessionStorage.setItem('chosen', 'yes')
    localStorage.setItem('checkoutItems', '["some line"]')
  })
  await page.goto(`/payment/return?trxref=${reference}`)

  await expect(headingOf(page)).toHaveText('Payment Successful')
  await expect(headingOf(page)).toBeFocused()
  const main = page.getByRole('main')
  await expect(main).toContainText(/Amount₦[\d,]+/)
  await expect(main).toContainText('card')
  await expect(main).toContainText(reference)
  for (const id of orderIds)
    await expect(main.getByRole('link', { name: id.slice(-8) })).toHaveAttribute('href', '/orders')
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/products')
  expect(await page.evaluate(() => localStorage.getItem('checkoutItems'))).toBeNull()
  expect(await itemsOf(market, user)).toEqual([])

  await page.reload()
  await expect(headingOf(page)).toHaveText('Payment Already Verified')
  await expect(main).toContainText(/Amount₦[\d,]+/)
  await main.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(
    'Cart, empty',
  )
})

test.describe('when the network fails after a successful payment', () => {
  test.use({ toleratedErrors: /net::ERR_FAILED|Failed to fetch dynamically imported module/ })

  test('PAY-01 the direct order is cleared by the time the payment is shown as successful', async ({
    page,
    market,
  }) => {
    const { user } = await signUpCustomer(market)
    await signIn(page, user)
    const { reference, sandbox } = await startPayment({ market, page }, user, OKPA)
    await sandbox.pay({ reference })
    await page.addInitScript(() => sessionStorage.setItem('direct-order', 'what is being paid'))
    await page.route('**/orders/verify*', async (route) => {
      await page.route('**/assets/*.js', (asked) => asked.abort())
      await route.continue()
    })
    await open(page, reference)

    await expect(headingOf(page)).toHaveText('Payment Successful')
    expect(await page.evaluate(() => sessionStorage.getItem('direct-order'))).toBeNull()
  })
})

test('PAY-01 a payment return without a reference shows Invalid Payment Reference', async ({ page }) => {
  await page.goto('/payment/return')

  await expect(headingOf(page)).toHaveText('Invalid Payment Reference')
  await expect(page.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart')
})

test.describe('when the payment is not captured', () => {
  // Chromium logs failed requests to the console.
  test.use({ toleratedErrors: /the server responded with a status of|net::ERR_/ })

  test('PAY-02 an unknown, foreign, malformed or declined reference shows a failure, never success', async ({
    page,
    market,
  }) => {
    const [{ user }, stranger] = [await signUpCustomer(market), await signUpCustomer(market)]
    const foreign = await startPayment({ market, page }, stranger.user, OKPA)
    const { reference, sandbox } = await startPayment({ market, page }, user, OKPA)
    await foreign.sandbox.pay({ reference: foreign.reference })
    await sandbox.pay({ reference, outcome: 'failed' })
    await signIn(page, user)

    for (const named of [REFERENCE, foreign.reference, '..%2F', reference]) {
      await open(page, named)
      await expect(headingOf(page)).toHaveText('Payment Verification Failed')
      await expect(page.getByRole('main')).toContainText(
        "We couldn't verify your payment. Please contact support if you believe this is an error.",
      )
      await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to your orders' })).toHaveAttribute('href', '/orders')
      await expect(page.getByRole('main')).not.toContainText('must be')
    }
    await sandbox.pay({ reference })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(headingOf(page)).toHaveText('Payment Successful')
  })

  test('PAY-02, ORD-06 while the bank confirms, Pay now is hidden and the page keeps checking until it succeeds', async ({
    page,
    market,
  }) => {
    await page.clock.install()
    const { user } = await signUpCustomer(market)
    const { reference, sandbox } = await startPayment({ market, page }, user, OKPA)
    await sandbox.pay({ reference, channel: 'bank_transfer', outcome: 'pending' })
    await signIn(page, user)
    await open(page, reference)
    await expect(headingOf(page)).toHaveText('Your bank is still confirming')

    await page.getByRole('link', { name: 'See your orders' }).click()
    const order = cardOf(page, OKPA)
    await expect(order).toContainText('Your payment is being confirmed')
    await expect(order.getByRole('button', { name: 'Pay now' })).toBeHidden()
    const answered = page.waitForResponse('**/orders/verify*')
    await order.getByRole('link', { name: 'Check your payment' }).click()
    await expect(headingOf(page)).toHaveText('Your bank is still confirming')

    await sandbox.pay({ reference, channel: 'bank_transfer', outcome: 'success' })
    const retryAfter = Number((await answered).headers()['retry-after'])
    expect(retryAfter).toBeGreaterThan(0)
    await page.clock.runFor(retryAfter * 1000 + 2000)
    await expect(headingOf(page)).toHaveText('Payment Successful')
  })

  test('PAY-01 a lost network is not a failure: the page shows No connection and keeps retrying', async ({
    page,
    market,
  }) => {
    await page.clock.install()
    const { user } = await signUpCustomer(market)
    const { reference, sandbox } = await startPayment({ market, page }, user, OKPA)
    await sandbox.pay({ reference })
    await signIn(page, user)
    let asked = 0
    await page.route('**/orders/verify*', (route) => {
      asked += 1
      return route.abort()
    })
    await open(page, reference)
    await expect(headingOf(page)).toHaveText('No connection')
    const before = asked
    await page.clock.runFor(5_000)
    await expect.poll(() => asked).toBeGreaterThan(before)
    await expect(page.getByRole('main')).toContainText("You don't need to pay again")

    await page.unroute('**/orders/verify*')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    // On a busy machine the server may have verified the payment in the meantime.
    await expect(headingOf(page)).toHaveText(/^Payment (Successful|Already Verified)$/)
  })

  test('PAY-02 an error that says the payment was already processed shows Payment Already Verified', async ({
    page,
    market,
  }) => {
    const { user } = await signUpCustomer(market)
    await signIn(page, user)
    // Our server never returns this response, so it is mocked.
    const message = 'It is already processed.'
    await page.route('**/orders/verify*', (route) =>
      route.fulfill({ status: 500, json: { success: false, message } }),
    )
    await open(page, REFERENCE)

    await expect(headingOf(page)).toHaveText('Payment Already Verified')
    await expect(page.getByRole('main')).toContainText(REFERENCE)
  })

  test('PAY-01 a payment is verified once automatically, and Try Again retries after a server error', async ({
    page,
    market,
  }) => {
    const { user } = await signUpCustomer(market)
    const { reference, sandbox } = await startPayment({ market, page }, user, OKPA)
    await sandbox.pay({ reference })
    await signIn(page, user)
    let asked = 0
    await page.route('**/orders/verify*', (route) => {
      asked += 1
      return asked === 1 ? route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }) : route.continue()
    })
    await open(page, reference)
    await expect(headingOf(page)).toHaveText('Payment Verification Failed')
    expect(asked).toBe(1)

    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(headingOf(page)).toHaveText('Payment Successful')
  })
})

test('PAY-04 money for an order that was cancelled is refunded, and the page says so', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  const { orderIds, reference, sandbox } = await startPayment({ market, page }, user, OKPA)
  const call = callAs(market, user.token)
  for (const id of orderIds) await call(cancelOrder, { id })
  await sandbox.pay({ reference })
  await signIn(page, user)
  await open(page, reference)

  await expect(headingOf(page)).toHaveText('Your money is on its way back')
  await expect(page.getByRole('main')).toContainText(/Amount₦[\d,]+/)
  const { orders } = await call(listOrders, {})
  expect(orders.map(({ status }) => status)).toEqual(['CANCELLED'])
})

test('PAY-01 a customer not signed in on this device signs in and returns to the same payment', async ({
  page,
  market,
}) => {
  const customer = await signUpCustomer(market)
  const { reference, sandbox } = await startPayment({ market, page }, customer.user, OKPA)
  await sandbox.pay({ reference })
  await open(page, reference)

  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(`/payment/return?reference=${reference}`)}`)
  await logInHere(page, customer)
  await expect(headingOf(page)).toHaveText('Payment Successful')
})

async function logInHere(page: Page, { user, password }: Parameters<typeof logIn>[1]): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(user.email)
  await main.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

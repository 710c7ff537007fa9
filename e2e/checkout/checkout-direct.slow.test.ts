import { headingOf } from '../support/auth-steps.ts'
import { putInCart } from '../support/cart-page.ts'
import { HONEY, itemsOf, sendLogin } from '../support/cart-steps.ts'
import { calculate, fees, goAndPay, items } from '../support/checkout-steps.ts'
import { signUpCustomer } from '../support/customer.ts'
import { ONUGBU, openProduct } from '../support/open-product.ts'
import { expect, takenOver, test } from '../support/test.ts'

// Chromium logs failed requests to the console.
test.use({ toleratedErrors: /net::ERR_|Failed to fetch dynamically imported module/ })

test('PDP-10, CHK-01, PAY-01 a guest’s Buy Now survives signing in and a reload, is paid once even if scripts fail, and leaves the cart unchanged', async ({
  page,
  market,
}) => {
  const customer = await signUpCustomer(market)
  const { user } = customer
  await putInCart({ market, page }, user, HONEY)

  await test.step('a guest buys two of one product', async () => {
    await openProduct(page, ONUGBU)
    await page.getByRole('radio', { name: 'Goat meat' }).check()
    await page.getByRole('button', { name: `Increase quantity of ${ONUGBU}` }).click()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page).toHaveURL('/auth?next=%2Fcheckout%3Ffrom%3Dproduct')
  })

  await test.step('signs in, and the same order is there, also after a reload', async () => {
    await takenOver(page)
    await sendLogin(page, customer)
    await expect(items(page)).toContainText('2 items · ₦10,000')
    await expect(items(page)).toContainText('Goat meat')
    await expect(items(page)).not.toContainText(HONEY)
    await page.reload()
    await expect(items(page)).toContainText('2 items · ₦10,000')
  })

  await test.step('pays for it, and the order is forgotten at once, even if no more scripts load', async () => {
    await calculate(page).click()
    await expect(fees(page)).toContainText('Subtotal₦10,000')
    const { sandbox, reference } = await goAndPay(page)
    await sandbox.pay({ reference })
    await page.route('**/orders/verify*', async (route) => {
      await page.route('**/assets/*.js', (asked) => asked.abort())
      await route.continue()
    })
    await page.goto(`/payment/return?trxref=${reference}&reference=${reference}`)
    // The server may have verified it by itself in the meantime.
    await expect(headingOf(page)).toHaveText(/^Payment (Successful|Already Verified)$/)
    expect(await page.evaluate(() => sessionStorage.getItem('direct-order'))).toBeNull()
    await expect(headingOf(page)).toBeFocused()
    await expect(page.getByRole('main')).toContainText(/Amount₦[\d,]+/)
    await expect(page.getByRole('main')).toContainText(reference)
  })

  await test.step('a reload says that it was verified before, and the cart still has what it had', async () => {
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await expect(headingOf(page)).toHaveText('Payment Already Verified')
    expect(await itemsOf(market, user)).toEqual([[HONEY, 1]])
  })
})

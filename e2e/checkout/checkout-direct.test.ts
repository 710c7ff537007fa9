import { putInCart } from '../support/cart-page.ts'
import { HONEY, itemsOf } from '../support/cart-steps.ts'
import { calculate, fees, goAndPay, items } from '../support/checkout-steps.ts'
import { signUpCustomer } from '../support/customer.ts'
import { ONUGBU, openProduct } from '../support/open-product.ts'
import { expect, takenOver, test } from '../support/test.ts'

test('PDP-10, CHK-01 a guest’s Buy Now survives signing in and a reload, orders only this item, and leaves the cart unchanged', async ({
  page,
  market,
}) => {
  const { user, password } = await signUpCustomer(market)
  await putInCart({ market, page }, user, HONEY)

  await test.step('a guest buys two of one product', async () => {
    await openProduct(page, ONUGBU)
    await page.getByRole('radio', { name: 'Goat meat' }).check()
    await page.getByRole('button', { name: `Increase quantity of ${ONUGBU}` }).click()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page).toHaveURL('/auth?next=/checkout')
  })

  await test.step('signs in, and the same order is there, also after a reload', async () => {
    await takenOver(page)
    const main = page.getByRole('main')
    await main.getByLabel('Email').fill(user.email)
    await main.getByLabel(/^Password/).fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(items(page)).toContainText('2 items · ₦10,000')
    await expect(items(page)).toContainText('Goat meat')
    await expect(items(page)).not.toContainText(HONEY)
    await page.reload()
    await expect(items(page)).toContainText('2 items · ₦10,000')
  })

  await test.step('pays for it, and the cart still has what it had', async () => {
    await calculate(page).click()
    await expect(fees(page)).toContainText('Subtotal₦10,000')
    const { sandbox, reference } = await goAndPay(page)
    await sandbox.pay({ reference })
    await page.goto(`/payment/return?trxref=${reference}&reference=${reference}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Payment (Successful|Already Verified)$/,
    )
    expect(await itemsOf(market, user)).toEqual([[HONEY, 1]])
    await page.goto('/checkout')
    await expect(page.getByRole('heading', { name: 'No Items Selected' })).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { putInCart } from '../support/cart-page.ts'
import { HONEY, itemsOf, logIn } from '../support/cart-steps.ts'
import { calculate, confirm, fees, goAndPay, items } from '../support/checkout-steps.ts'
import { signIn, signUpCustomer } from '../support/customer.ts'
import { ONUGBU, openProduct } from '../support/open-product.ts'
import { expect, test } from '../support/test.ts'

async function buyTwo(page: Page): Promise<void> {
  await openProduct(page, ONUGBU)
  await page.getByRole('radio', { name: 'Goat meat' }).check()
  await page.getByRole('button', { name: `Increase quantity of ${ONUGBU}` }).click()
  await page.getByRole('button', { name: 'Buy Now' }).click()
}

test('PDP-10, CHK-01 Buy Now orders only this item, survives a reload, and leaves the cart unchanged', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await putInCart({ market, page }, user, HONEY)
  await signIn(page, user)
  await buyTwo(page)

  await expect(items(page)).toContainText('2 items · ₦10,000')
  await expect(items(page)).toContainText('Goat meat')
  await expect(items(page)).not.toContainText(HONEY)
  await page.reload()
  await expect(items(page)).toContainText('2 items · ₦10,000')
  await calculate(page).click()
  await expect(fees(page)).toContainText('Subtotal₦10,000')
  const { sandbox, reference } = await goAndPay(page)
  await sandbox.pay({ reference })

  await page.goto(`/payment/return?trxref=${reference}&reference=${reference}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Payment (Successful|Already Verified)$/)
  expect(await itemsOf(market, user)).toEqual([[HONEY, 1]])
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'No Items Selected' })).toBeVisible()
})

test('PDP-10 a guest signs in and returns to the same direct order', async ({ page, market }) => {
  const customer = await signUpCustomer(market)
  await buyTwo(page)
  await expect(page).toHaveURL('/auth?next=/checkout')
  await logIn(page, customer, '/checkout')

  await expect(items(page)).toContainText('2 items · ₦10,000')
  await calculate(page).click()
  await expect(confirm(page)).toBeVisible()
})

test('CHK-01 an empty direct order shows No Items Selected with a link to the products', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  await page.addInitScript(() =>
    sessionStorage.setItem('direct-order', '{"isDirectOrder":true,"selectedItemsData":[]}'),
  )
  await page.goto('/checkout')

  await expect(page.getByRole('heading', { name: 'No Items Selected' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
    'href',
    '/products',
  )
})

import { listOrders } from '@ahia/contracts/orders'
import type { Page } from '@playwright/test'
import { atCart, box } from '../support/cart-page.ts'
import { HONEY } from '../support/cart-steps.ts'
import {
  calculate,
  confirm,
  fees,
  fillInAddress,
  goAndPay,
  items,
  NEW_HAVEN,
} from '../support/checkout-steps.ts'
import { callAs } from '../support/customer.ts'
import { ONUGBU } from '../support/open-product.ts'
import { OKPA } from '../support/order-steps.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 900 }

const cityField = (page: Page) => page.getByRole('textbox', { name: 'City' })
const error = (page: Page) => page.getByRole('main').getByRole('alert')

test('CHK-01, CHK-02, CHK-04, CHK-06, CHK-08, CART-10 the selected items are ordered with one total, which Back from the payment restores', async ({
  page,
  market,
}) => {
  const { user } = await atCart(page, market, HONEY, ONUGBU, OKPA)

  await test.step('only the selected items come to the checkout', async () => {
    await box(page, OKPA).uncheck()
    await page.getByRole('button', { name: 'Proceed to Checkout', exact: true }).click()
    await expect(items(page)).toContainText('2 items · ₦7,000')
    await expect(items(page)).not.toContainText(OKPA)
  })

  await test.step('on a phone a missing field and its message are in view', async () => {
    await page.setViewportSize(PHONE)
    await cityField(page).fill(' ')
    await expect(calculate(page)).toHaveAttribute('aria-disabled', 'true')
    await calculate(page).focus()
    await page.keyboard.press('Enter')
    await expect(error(page)).toContainText('Please fill in all required delivery information')
    await expect(error(page)).toBeInViewport({ ratio: 1 })
    await expect(cityField(page)).toBeFocused()
    await expect(cityField(page)).toBeInViewport({ ratio: 1 })
    await cityField(page).fill('Enugu')
    await page.setViewportSize(WIDE)
  })

  await test.step('an edit requires a recalculation, and a double click confirms nothing', async () => {
    await calculate(page).click()
    await expect(fees(page).getByRole('listitem')).toHaveCount(2)
    await expect(confirm(page)).toBeFocused()
    await fillInAddress(page, NEW_HAVEN)
    await expect(fees(page)).toContainText('Your details changed')
    await calculate(page).dblclick()
    await expect(confirm(page)).toBeFocused()
    await expect(fees(page)).toContainText('Subtotal₦7,000')
  })

  await test.step('Back from the payment page restores the total, and it can be paid', async () => {
    const total = await fees(page).innerText()
    await goAndPay(page)
    await page.goBack()
    await expect(confirm(page)).toBeEnabled()
    await expect.poll(() => fees(page).innerText()).toBe(total)
    await goAndPay(page)
    const { orders } = await callAs(market, user.token)(listOrders, {})
    expect(orders.map(({ status }) => status)).toEqual(['PENDING', 'PENDING']) // replaced orders are not listed
  })
})

test.describe('on a phone that loses its network', () => {
  test.use({ hasTouch: true, viewport: PHONE, toleratedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('WIN-69 the checkout stays, keeps what was typed, and continues when the network is back', async ({
    page,
    market,
    context,
  }) => {
    await atCart(page, market, HONEY)
    await page.getByRole('button', { name: 'Proceed to Checkout', exact: true }).tap()
    await cityField(page).fill('Nsukka')
    await context.setOffline(true)
    await calculate(page).tap()
    await expect(page.getByText("You're offline, but we've kept what you typed.")).toBeVisible()
    await expect(page).toHaveURL('/checkout')
    await expect(cityField(page)).toHaveValue('Nsukka')

    await context.setOffline(false)
    await calculate(page).tap()
    await expect(confirm(page)).toBeVisible()
  })
})

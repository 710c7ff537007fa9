import { listOrders } from '@ahia/contracts/orders'
import { inDatabase } from '@ahia/testing/in-database'
import type { Page } from '@playwright/test'
import { atCart, box } from '../support/cart-page.ts'
import { HONEY, SMALL_BOTTLES, setStock } from '../support/cart-steps.ts'
import {
  atCheckout,
  calculate,
  confirm,
  fees,
  fillInAddress,
  goAndPay,
  IKEJA,
  items,
} from '../support/checkout-steps.ts'
import { callAs } from '../support/customer.ts'
import { ONUGBU } from '../support/open-product.ts'
import { OKPA } from '../support/order-steps.ts'
import { expect, type Market, takenOver, test } from '../support/test.ts'

const PHONE = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 900 }

const setPrice = ({ databaseUrl }: Market, naira: number) =>
  inDatabase(
    databaseUrl,
    `update variants set price_kobo = $1
      where value = '250 ml' and product_id = (select id from products where name = $2)`,
    [naira * 100, HONEY],
  )

const cityField = (page: Page) => page.getByRole('textbox', { name: 'City' })
const error = (page: Page) => page.getByRole('main').getByRole('alert')

// Chromium logs failed requests to the console.
test.use({ toleratedErrors: /the server responded with a status of|net::ERR_/ })

// Other tests of this worker have the same market.
test.afterEach(async ({ market }) => {
  await setStock(market, SMALL_BOTTLES)
  await setPrice(market, 2_800)
})

test('CHK-01, CHK-02, CHK-04, CHK-05, CHK-06, CHK-08, CART-10 the selected items are ordered with one total, which Back from the payment restores', async ({
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
    await cityField(page).fill('Nsukka')
    await page.setViewportSize(WIDE)
  })

  await test.step('a sold-out item and a new price are named', async () => {
    await setStock(market, 0)
    await calculate(page).click()
    await expect(error(page)).toContainText(HONEY)
    await expect(error(page)).toContainText('out of stock')
    await setStock(market, SMALL_BOTTLES)
    await setPrice(market, 3_000)
    await calculate(page).click()
    await expect(error(page)).toContainText(`${HONEY}: was ₦2,800, now ₦3,000`)
    await expect(items(page)).toContainText('2 items · ₦7,200')
  })

  await test.step('an edit requires a recalculation, and a double click confirms nothing', async () => {
    await calculate(page).click()
    await expect(fees(page).getByRole('listitem')).toHaveCount(2)
    await expect(confirm(page)).toBeFocused()
    await fillInAddress(page, IKEJA)
    await expect(fees(page)).toContainText('Your details changed')
    await calculate(page).dblclick()
    await expect(confirm(page)).toBeFocused()
    await expect(fees(page)).toContainText('Subtotal₦7,200')
  })

  await test.step('a second tab has the same items and gets the same order', async () => {
    const second = await page.context().newPage()
    await second.goto('/checkout')
    await takenOver(second)
    await expect(items(second)).toContainText('2 items · ₦7,200')
    await fillInAddress(second, IKEJA)
    await calculate(second).click()
    await expect(confirm(second)).toBeVisible()
    await second.close()
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

test('SHELL-14 the footer stays while offline even if its scripts fail, and works once back online', async ({
  page,
  market,
}) => {
  await page.clock.install()
  await atCheckout(page, market, HONEY)
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/lazy-frame-'))
  await page.context().setOffline(true)
  await calculate(page).click()
  await missed
  await page.clock.runFor(10_000)

  const footer = page.getByRole('contentinfo')
  await expect(footer).toBeVisible()
  await expect(page.getByText("You're offline, but we've kept what you typed.")).toBeVisible()
  await expect(page.getByText('No response from server')).toHaveCount(0)
  await page.context().setOffline(false)
  await calculate(page).click()
  await expect(confirm(page)).toBeVisible()
  await page.clock.runFor(3_000)
  await takenOver(page)
  await footer.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

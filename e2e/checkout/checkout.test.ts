import { listOrders } from '@ahia/contracts/orders'
import { inDatabase } from '@ahia/testing/in-database'
import { openCart, toast } from '../support/cart-page.ts'
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
  stateField,
} from '../support/checkout-steps.ts'
import { callAs, signIn, signUpCustomer } from '../support/customer.ts'
import { ONUGBU } from '../support/open-product.ts'
import { expect, type Market, takenOver, test } from '../support/test.ts'

const KITCHEN = 'Mama Nkechi Kitchen'
const PHONE = { width: 360, height: 740 }

const setPrice = ({ databaseUrl }: Market, naira: number) =>
  inDatabase(
    databaseUrl,
    `update variants set price_kobo = $1
      where value = '250 ml' and product_id = (select id from products where name = $2)`,
    [naira * 100, HONEY],
  )

test('CHK-02, CHK-08 the address is filled in from the profile, and a missing field shows an error and gets focus', async ({
  page,
  market,
}) => {
  await atCheckout(page, market, HONEY)
  await expect(stateField(page)).toHaveValue('ENUGU')
  await expect(page.getByRole('textbox', { name: 'Street' })).toHaveValue('12 Zik Avenue')
  await expect(page.getByText('Recipient: Ada Obi, 0800 000 0001')).toBeVisible()
  const country = page.getByRole('combobox', { name: 'Country' })
  await expect(country).toBeDisabled()
  await expect(country).toHaveValue('NIGERIA')
  await expect(country).toHaveAccessibleDescription('Currently, we only deliver within Nigeria')
  await expect(stateField(page)).toHaveAccessibleDescription('We currently deliver to these states only')
  expect(await stateField(page).locator('option').allTextContents()).toEqual([
    'Select a state',
    'ENUGU',
    'LAGOS',
    'ABUJA',
    'PORT HARCOURT',
    'EDO',
  ])

  await page.getByRole('textbox', { name: 'City' }).fill(' ')
  await expect(calculate(page)).toHaveAttribute('aria-disabled', 'true')
  await page.setViewportSize(PHONE)
  await calculate(page).focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('alert')).toContainText('Please fill in all required delivery information')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('textbox', { name: 'City' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'City' })).toBeInViewport({ ratio: 1 })
})

test('CHK-04, CHK-06 fees are per shop with one total; an edit requires a recalculation, Back restores the total', async ({
  page,
  market,
}) => {
  const { token } = await atCheckout(page, market, HONEY, ONUGBU)
  await expect(items(page)).toContainText('2 items · ₦7,000')
  await calculate(page).dblclick()

  await expect(fees(page)).toContainText(KITCHEN)
  await expect(fees(page).getByRole('listitem')).toHaveCount(2)
  await expect(fees(page)).toContainText('Subtotal₦7,000')
  await expect(confirm(page)).toBeFocused()

  await fillInAddress(page, IKEJA)
  await expect(fees(page)).toContainText('Your details changed')
  await calculate(page).click()
  await expect(confirm(page)).toBeVisible()
  const total = await fees(page).innerText()
  await goAndPay(page)

  await page.goBack()
  await expect(confirm(page)).toBeEnabled()
  await expect(fees(page)).toBeVisible()
  expect(await fees(page).innerText()).toBe(total)
  await goAndPay(page)

  const { orders } = await callAs(market, token)(listOrders, {})
  expect(orders.map(({ status }) => status)).toEqual(['PENDING', 'PENDING']) // replaced orders are not listed
})

test('CHK-01, CHK-03 a reload keeps items and input; pickup is free and names the pickup point', async ({
  page,
  market,
}) => {
  await atCheckout(page, market, HONEY)
  await fillInAddress(page, { ...IKEJA, city: 'Yaba' })
  await page.getByRole('button', { name: 'Change recipient' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Chidi Eze')
  await page.getByRole('textbox', { name: 'Telephone' }).fill('0803 000 0000')
  await page.reload()

  await expect(items(page)).toContainText(HONEY)
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Yaba')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Chidi Eze')
  await page.getByRole('button', { name: "I'll receive it myself" }).click()
  await expect(page.getByRole('button', { name: 'Change recipient' })).toBeFocused()

  await page.getByRole('radio', { name: 'Pickup' }).check()
  await expect(page.getByRole('region', { name: 'Pickup point in LAGOS' })).toContainText('Yaba')
  await expect(page.getByRole('textbox', { name: 'Street' })).toBeDisabled()
  const sent = page.waitForRequest('**/orders/checkout')
  await calculate(page).click()
  expect((await sent).postDataJSON().delivery).toEqual({ type: 'PICKUP', region: 'LAGOS' })
  await expect(fees(page)).toContainText('Ready for pickup')
  await expect(fees(page)).toContainText('Delivery feeFree')
})

test('CHK-01 a checkout without items shows No Items Selected', async ({ page, market }) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  await page.goto('/checkout')

  await expect(page.getByRole('heading', { name: 'No Items Selected' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart')
})

test('CHK-01 a guest is sent to sign in first', async ({ page }) => {
  await page.goto('/checkout')

  await expect(page).toHaveURL('/auth?next=%2Fcheckout')
})

test.describe('when the checkout fails', () => {
  // Chromium logs failed requests to the console.
  test.use({ toleratedErrors: /the server responded with a status of|net::ERR_/ })

  test('CHK-05 a sold-out item is named, with a link back to the cart', async ({ page, market }) => {
    await atCheckout(page, market, HONEY)
    await setStock(market, 0)
    await calculate(page).click()

    const error = page.getByRole('main').getByRole('alert')
    await expect(error).toContainText(HONEY)
    await expect(error).toContainText('out of stock')
    await expect(error).toBeFocused()
    await expect(error.getByRole('link', { name: 'Back to your cart' })).toHaveAttribute('href', '/cart')
    await expect(toast(page, 'Checkout failed')).toBeVisible()
    await setStock(market, SMALL_BOTTLES)
    await calculate(page).click()
    await expect(confirm(page)).toBeVisible()
  })

  test('CHK-05 a price change is shown, and calculating again accepts it', async ({ page, market }) => {
    await atCheckout(page, market, HONEY)
    await setPrice(market, 3_000)
    await calculate(page).click()

    await expect(page.getByRole('main').getByRole('alert')).toContainText(`${HONEY}: was ₦2,800, now ₦3,000`)
    await calculate(page).click()
    await expect(fees(page)).toContainText('Subtotal₦3,000')
    await setPrice(market, 2_800)
  })

  test('CHK-06 a retry after a lost response uses the same request key and creates one order', async ({
    page,
    market,
  }) => {
    const { token } = await atCheckout(page, market, HONEY)
    const keys: string[] = []
    await page.route('**/orders/checkout', async (route) => {
      keys.push(route.request().postDataJSON().requestKey)
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await calculate(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No response from server')

    await calculate(page).click()
    await expect(confirm(page)).toBeVisible()
    expect(keys[1]).toBe(keys[0])
    const { total } = await callAs(market, token)(listOrders, {})
    expect(total).toBe(1)
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

  test('CHK-05 a payment page URL that is not trusted is refused', async ({ page, market }) => {
    await atCheckout(page, market, HONEY)
    await calculate(page).click()
    await page.route('**/orders/pay', (route) =>
      route.fulfill({
        json: {
          success: true,
          message: '',
          data: { authorizationUrl: 'http://pay.example/x', reference: 'abcdefgh' },
        },
      }),
    )
    await confirm(page).click()

    await expect(page.getByRole('main').getByRole('alert')).toContainText('Payment initialization failed')
    await expect(page).toHaveURL('/checkout')
  })

  test('CHK-04 a slow network shows a message, and the customer can cancel', async ({ page, market }) => {
    await page.clock.install()
    await atCheckout(page, market, HONEY)
    await page.route('**/orders/checkout', () => {}) // never responds
    await calculate(page).click()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
    await page.clock.runFor(8_500)
    await expect(page.getByText('Still working. Your network looks slow.')).toBeVisible()

    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(calculate(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden()
  })
})

test('CHK-01, CART-10 only the selected cart items are ordered, also in a second tab', async ({
  page,
  market,
}) => {
  await atCheckout(page, market, HONEY, ONUGBU)
  await openCart(page)
  await page.getByRole('checkbox', { name: `Select ${ONUGBU}` }).uncheck()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(items(page)).toContainText(HONEY)
  await expect(items(page)).not.toContainText(ONUGBU)

  const second = await page.context().newPage()
  await second.goto('/checkout')
  await takenOver(second)
  await expect(items(second)).toContainText('1 item')
  await calculate(second).click()
  await expect(confirm(second)).toBeVisible()
  await calculate(page).click()
  await confirm(page).click()
  await expect(page).not.toHaveURL('/checkout')
})

import { toast } from '../support/cart-page.ts'
import { logIn } from '../support/cart-steps.ts'
import { signIn, signUpCustomer } from '../support/customer.ts'
import {
  atOrders,
  badgeOf,
  cardOf,
  cards,
  LOTION,
  OKPA,
  partOf,
  placeOrders,
} from '../support/order-steps.ts'
import { expect, takenOver, test } from '../support/test.ts'

const ORDERS = '**/api/v1/orders/user*'

// The browser logs failed requests to the console.
test.use({ toleratedErrors: /status of 500|ERR_INTERNET_DISCONNECTED/ })

test('ORD-01 a guest is sent to sign in, and from there to the orders', async ({ page, market }) => {
  const customer = await signUpCustomer(market)

  await page.goto('/orders')
  await expect(page).toHaveURL('/auth?next=%2Forders')
  await logIn(page, customer, '/orders')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order History')
  await expect(page.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible()
})

test('ORD-01 the order list shows loading, an error with Try Again, and an empty list with a shop link', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  const asked = Promise.withResolvers<void>()
  await page.route(ORDERS, async (route) => {
    await asked.promise
    await route.fulfill({ status: 500, json: { success: false } })
  })

  await page.goto('/orders')
  await takenOver(page)
  await expect(page.getByRole('status').getByText('Loading orders...')).toBeAttached()
  asked.resolve()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch orders')
  await expect(cards(page)).toHaveCount(0)

  await page.unroute(ORDERS)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Start Shopping' }).click()
  await expect(page).toHaveURL('/products')
})

test('ORD-02, ORD-03, ORD-04, ORD-05 an order shows number, status, delivery, items and all costs', async ({
  page,
  market,
}) => {
  const { ids } = await atOrders({ page, market }, 'unpaid', LOTION, OKPA)
  const card = cardOf(page, LOTION)

  const heading = await card.getByRole('heading', { level: 2 }).textContent()
  expect(ids.map((id) => `Order ${id.slice(-8)}`)).toContain(heading)
  await expect(badgeOf(page, LOTION)).toHaveText('PENDING')
  await expect(card.locator('header')).toContainText(/\d{1,2} [A-Z][a-z]{2} 20\d\d, \d{1,2}:\d\d [ap]m/)
  await expect(card.getByRole('link', { name: 'Adanma Beauty Bar' })).toBeVisible()
  const items = partOf(card, 'Items')
  await expect(items).toContainText('1 × ₦5,500')
  await expect(items).toContainText('Coconut')
  await expect(items).toContainText(/Product [\w-]{36}, variant \w{6}/)
  await expect(items.getByRole('link', { name: LOTION })).toHaveAttribute('href', /^\/products\//)
  const delivery = partOf(card, 'Delivery')
  await delivery.getByText('Delivery', { exact: true }).click()
  for (const text of ['Drop Off', '12 Zik Avenue, Enugu', 'For Chidi Obi', 'Blue gate'])
    await expect(delivery.getByText(text)).toBeVisible()
  await expect(delivery).not.toContainText('ENUGU')

  const summary = partOf(card, 'Summary')
  await expect(summary).not.toContainText('Service fee')
  const amountOf = async (name: string) => {
    const row = summary.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
    const amount = await row.locator('dd').textContent()
    return Number(amount?.replace('Free', '0').replace(/[₦,]/g, ''))
  }
  expect(await amountOf('Items')).toBe(1)
  expect(await amountOf('Subtotal')).toBe(5500)
  expect(await amountOf('Total')).toBe(5500 + (await amountOf('Delivery fee')))
  await expect(card.getByRole('list', { name: 'Timeline' })).toContainText(
    /Ordered.*Paid.*Shipped.*Delivered/,
  )
  await expect(card).toContainText("You'll pay for it together with your other orders from this checkout.")

  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('ORD-01 older orders are on further pages, and orders from another tab appear on focus', async ({
  page,
  market,
}) => {
  const { user } = await atOrders({ page, market }, 'unpaid', OKPA)
  await placeOrders({ page, market }, user, LOTION) // replaces the first order, as both share a cart line
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(badgeOf(page, LOTION)).toHaveText('PENDING')

  await page.route(ORDERS, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, pages: 2, total: 11 } } })
  })
  await page.reload()
  const asked = page.waitForRequest(/orders\/user\?page=2/)
  await page.getByRole('link', { name: 'Older orders' }).click()
  await asked
  await expect(page).toHaveURL('/orders?page=2')
  await expect(page.getByRole('link', { name: 'See my newest orders' })).toBeVisible()
})

test('ORD-01 orders can be filtered by status, and the URL keeps the filter', async ({ page, market }) => {
  await atOrders({ page, market }, 'paid', OKPA)
  const chips = page.getByRole('navigation', { name: 'Orders by status' })
  await expect(chips.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true')

  await chips.getByRole('link', { name: 'To pay' }).click()
  await expect(page).toHaveURL('/orders?status=PENDING')
  await expect(page.getByRole('heading', { name: 'No orders with this status' })).toBeVisible()
  await chips.getByRole('link', { name: 'Paid' }).click()
  await expect(page).toHaveURL('/orders?status=PAID')
  await page.reload()

  await expect(badgeOf(page, OKPA)).toHaveText('PAID')
  await expect(chips.getByRole('link', { name: 'Paid' })).toHaveAttribute('aria-current', 'true')
})

test('CHK-06 an order replaced by a newer checkout is not in Order History', async ({ page, market }) => {
  const { user } = await atOrders({ page, market }, 'unpaid', OKPA)
  await placeOrders({ page, market }, user, LOTION) // includes the okpa, which is still in the cart

  await page.reload()

  await expect(cards(page)).toHaveCount(2)
  for (const name of [OKPA, LOTION]) await expect(badgeOf(page, name)).toHaveText('PENDING')
})

test('ORD-06 without a network the orders stay visible, with a message', async ({
  page,
  context,
  market,
}) => {
  await atOrders({ page, market }, 'paid', OKPA)
  // Waits for the script that a customer's page loads last.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/hand-over-')),
  )
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await expect(page.getByRole('main').getByText("You're offline.")).toBeVisible()
  await cardOf(page, OKPA).getByRole('button', { name: 'Download receipt' }).click()
  await expect(cardOf(page, OKPA).getByRole('alert')).toContainText('No response from server')
  await context.setOffline(false)
  await cardOf(page, OKPA).getByRole('button', { name: 'Download receipt' }).click()

  await expect(toast(page, /^Saved as/)).toBeVisible()
  await expect(cardOf(page, OKPA).getByRole('alert')).toBeHidden()
})

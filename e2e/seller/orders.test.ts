import { getDeliveryCode } from '@ahia/contracts/orders'
import { callAs, signUpCustomer } from '../support/customer.ts'
import { OKPA, payFor, placeOrders } from '../support/order-steps.ts'
import { expect, test } from '../support/test.ts'

test.use({
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  serviceWorkers: 'allow',
  // The network is cut below.
  toleratedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/,
})

// The demo market's own account of this shop.
const SELLER = { email: 'mama@example.com', password: 'sell-on-ahia-2026' }

test('SELL-28, SELL-54, SELL-55 on a phone an order is accepted, packed without a network, kept over a reload, sent once, handed over and delivered by its code', async ({
  page,
  context,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  const [id = ''] = await placeOrders({ market, page }, user, OKPA)
  await payFor(market, user, [id])
  const number = `#${id.slice(-8)}`

  await page.goto('/seller/orders')
  await page.getByLabel('Email').fill(SELLER.email)
  await page.getByLabel(/^Password/).fill(SELLER.password)
  await page.getByRole('button', { name: 'Login' }).tap()
  await page.getByRole('link', { name: number }).tap()
  await expect(page.getByText('You see name, street and phone once you accept the order.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept order' }).tap()
  await expect(page.getByText('12 Zik Avenue')).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Mark as packed' }).tap()
  await expect(page.getByText('1 change waits for the network')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 change waits for the network')).toBeVisible()
  await expect(page.getByText('12 Zik Avenue')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Packed')

  await context.setOffline(false)
  await expect(page.getByText('1 change waits for the network')).toBeHidden({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Hand over' }).tap()
  await page.getByRole('button', { name: 'Hand over now' }).tap()
  await expect(page.getByText('With your own rider')).toBeVisible()
  await expect(page.getByText('12 Zik Avenue')).toBeHidden()

  await expect(page.getByText('Not sent yet')).toBeHidden()
  const { code } = await callAs(market, user.token)(getDeliveryCode, { id })
  await page.getByRole('button', { name: 'Enter delivery code' }).tap()
  await page.getByLabel('Digit 1 of 6').fill(code)
  await page.getByRole('button', { name: 'Confirm delivery' }).tap()
  await expect(page.getByText('proved by the delivery code')).toBeVisible()
})

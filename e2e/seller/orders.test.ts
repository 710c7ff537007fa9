import { signUpCustomer } from '../support/customer.ts'
import { finger } from '../support/hands.ts'
import { DEMO_SELLER } from '../support/hub-steps.ts'
import { OKPA, payFor, placeOrders } from '../support/order-steps.ts'
import { deliverByCode, handOver, packOffline } from '../support/shop-day-steps.ts'
import { expect, test } from '../support/test.ts'

test.use({
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  serviceWorkers: 'allow',
  // The network is cut below.
  toleratedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/,
})

test('SELL-28, SELL-54, SELL-55 on a phone an order is accepted, packed without a network, kept over a reload, sent once, handed over and delivered by its code', async ({
  page,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  const [id = ''] = await placeOrders({ market, page }, user, OKPA)
  await payFor(market, user, [id])
  const number = `#${id.slice(-8)}`

  await page.goto('/seller/orders')
  await page.getByLabel('Email').fill(DEMO_SELLER.email)
  await page.getByLabel(/^Password/).fill(DEMO_SELLER.password)
  await page.getByRole('button', { name: 'Login' }).tap()
  await page.getByRole('link', { name: number }).tap()
  const hand = finger()
  await packOffline(page, hand)
  await expect(page.getByText('12 Zik Avenue')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await handOver(page, hand)
  await expect(page.getByText('12 Zik Avenue')).toBeHidden()
  await deliverByCode(page, hand, { market, customer: user, id })
})

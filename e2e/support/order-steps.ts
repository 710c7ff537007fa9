import { getCart } from '@ahia/contracts/cart'
import { checkout } from '@ahia/contracts/checkout'
import { shipOrder } from '@ahia/contracts/developers/dev-console'
import type { InputOf } from '@ahia/contracts/endpoint'
import { confirmDelivery } from '@ahia/contracts/orders'
import { payOrders, verifyPayment } from '@ahia/contracts/payments'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { createSandboxControl } from '@ahia/testing/sandbox-control'
import type { Locator, Page } from '@playwright/test'
import { putInCart } from './cart-page.ts'
import { callAs, signIn, signUpCustomer } from './customer.ts'
import { expect, type Market } from './test.ts'

/** ₦5,500 for its first option, 250 ml with coconut scent. Can be returned within seven days. */
export const LOTION = 'Shea and cocoa body lotion, no bleach'
/** ₦2,000, from another shop that accepts no returns. */
export const OKPA = 'Okpa, hot, pack of 4'

type Delivery = InputOf<typeof checkout>['delivery']
type Asking = { market: Market; page: Page; delivery?: Delivery }

/** Where everything goes that is bought in a journey. */
export const DELIVERY = {
  type: 'DOORDELIVERY',
  region: 'ENUGU',
  info: 'Blue gate',
  address: { street: '12 Zik Avenue', city: 'Enugu', state: 'ENUGU', country: 'NIGERIA' },
  receiver: { name: 'Chidi Obi', phone: '0800 000 0002' },
} as const

/** Through the API: adds these products to the cart, checks out the whole cart and opens its payment page. */
export async function placeOrders(asking: Asking, user: SignedInUser, ...names: string[]): Promise<string[]> {
  for (const name of names) await putInCart(asking, user, name)
  const call = callAs(asking.market, user.token)
  const { cart } = await call(getCart, {})
  const { orderIds } = await call(checkout, {
    delivery: asking.delivery ?? DELIVERY,
    items: cart.items.map(({ _id }) => _id),
  })
  await call(payOrders, { orderIds }) // what never went to payment is not in Order History
  return orderIds
}

/** Through the API: pays by card at the sandbox. */
export async function payFor(market: Market, { token }: SignedInUser, orderIds: string[]): Promise<void> {
  const call = callAs(market, token)
  const { authorizationUrl, reference } = await call(payOrders, { orderIds })
  await createSandboxControl(new URL(authorizationUrl).origin).pay({ reference })
  await call(verifyPayment, { ref: reference })
}

/** The shop ships the order. */
const ship = (market: Market, id: string) => callAs(market)(shipOrder, { id })

/** The shop ships the order, and the customer confirms the delivery. */
export async function deliver(market: Market, { token }: SignedInUser, id: string): Promise<void> {
  await ship(market, id)
  await callAs(market, token)(confirmDelivery, { id })
}

type OrderStage = 'unpaid' | 'paid' | 'shipped' | 'delivered'

/** Opens Order History for a new customer, with one order per shop of these products. */
export async function atOrders(asking: Asking, stage: OrderStage, ...names: string[]) {
  const { market, page } = asking
  const { user } = await signUpCustomer(market)
  const ids = await placeOrders(asking, user, ...names)
  if (stage !== 'unpaid') await payFor(market, user, ids)
  if (stage === 'shipped') await Promise.all(ids.map((id) => ship(market, id)))
  if (stage === 'delivered') await Promise.all(ids.map((id) => deliver(market, user, id)))
  await signIn(page, user)
  await page.goto('/orders')
  await expect(cards(page)).toHaveCount(ids.length)
  return { user, ids }
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** The order with this product. */
export const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name })
export const badgeOf = (page: Page, name: string) =>
  cardOf(page, name)
    .locator('header')
    .getByText(/^[A-Z]+$/)
/** The section of an order under this heading. */
export const partOf = (card: Locator, title: string) =>
  card.locator('section').filter({ has: card.page().getByRole('heading', { name: title }) })

/** The text of the order with this product after the page has reloaded it on focus. */
export async function lookAgain(page: Page, name: string): Promise<string> {
  const answered = page.waitForResponse('**/orders/user*')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await answered
  return cardOf(page, name).innerText()
}

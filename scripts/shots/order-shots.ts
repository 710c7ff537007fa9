import { showProduct } from '@ahia/contracts/catalog'
import { checkout } from '@ahia/contracts/checkout'
import { shipOrder, takeDevConsoleStep } from '@ahia/contracts/developers/dev-console'
import { confirmDelivery, openDispute } from '@ahia/contracts/orders'
import { payOrders, verifyPayment } from '@ahia/contracts/payments'
import { createSandboxControl } from '@ahia/testing/sandbox-control'
import { callMarket, signUp } from '@ahia/testing/sign-up'
import type { Page } from '@playwright/test'
import type { Shot } from './list.ts'

const DELIVERY = {
  type: 'DOORDELIVERY',
  region: 'ENUGU',
  info: 'Blue gate behind the chapel',
  address: { street: '12 Zik Avenue', city: 'Enugu', state: 'ENUGU', country: 'NIGERIA' },
} as const

const PICKUP = { type: 'PICKUP', region: 'ENUGU' } as const

/** Somebody new, who orders the product of this page. */
async function aShopper(page: Page) {
  const { origin, pathname } = new URL(page.url())
  const user = await signUp((token) => callMarket(origin, token), `ada-${crypto.randomUUID()}@example.com`)
  const call = callMarket(origin, user.token)
  const { product } = await call(showProduct, { id: pathname.split('/').at(-1) ?? '' })
  const variant = product.variants[0]?.variantValues[0]
  const itemOf = (quantity: number) => ({
    productId: product._id,
    quantity,
    selectedVariantId: variant?._id ?? null,
    selectedOptionId: variant?.options[0]?.optionValues[0]?._id ?? null,
  })
  const order = async (quantity: number, delivery: typeof DELIVERY | typeof PICKUP = DELIVERY) =>
    (await call(checkout, { isDirectOrder: true, items: [itemOf(quantity)], delivery })).orderIds
  const pay = async (orderIds: string[]) => {
    const { authorizationUrl, reference } = await call(payOrders, { orderIds })
    await createSandboxControl(new URL(authorizationUrl).origin).pay({ reference })
    await call(verifyPayment, { ref: reference })
  }
  const open = async () => {
    await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user))
    await page.goto('/orders')
    await page.getByRole('article').first().waitFor()
  }
  return { call, order, pay, open }
}

/** At the orders of somebody new: one that was delivered, and one with a problem. */
async function openOrders(page: Page): Promise<void> {
  const { call, order, pay, open } = await aShopper(page)
  for (const reason of ['One of the two bundles is grey', null]) {
    const orderIds = await order(2)
    await pay(orderIds)
    for (const id of orderIds) {
      await call(shipOrder, { id })
      await call(confirmDelivery, { id })
      if (reason) await call(openDispute, { id, kind: 'PROBLEM', reason, photos: [] })
    }
  }
  await open()
}

/** SELL-38: what the shop did with each order, from nothing to everything. */
const PARCELS = [
  { steps: [] },
  { steps: ['ACCEPT', 'PACK'] },
  { steps: ['ASK_ADDRESS'] },
  { steps: ['ACCEPT', 'PACK', 'HAND_OVER'] },
  { steps: ['HAND_OVER', 'AT_POINT'], delivery: PICKUP },
  { steps: ['HAND_OVER', 'RETURNING'] },
  { steps: ['HAND_OVER', 'RETURNING', 'RETURNED'] },
  { steps: ['HAND_OVER', 'LOST'] },
  { steps: ['CANNOT_FULFIL'] },
] as const

/** At an order in each state that its shop can bring it to. */
async function openParcels(page: Page): Promise<void> {
  const { call, order, pay, open } = await aShopper(page)
  for (const { steps, ...way } of PARCELS) {
    const orderIds = await order(1, 'delivery' in way ? way.delivery : DELIVERY)
    await pay(orderIds)
    for (const id of orderIds) for (const step of steps) await call(takeDevConsoleStep, { id, step })
  }
  await open()
  await page.getByLabel('Street and number').waitFor()
}

/** The same with a shop that is late, as the API would say it days later. */
async function openLate(page: Page): Promise<void> {
  await page.route('**/orders/user*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('"isLate":false', '"isLate":true')
    await route.fulfill({ response: answer, body })
  })
  const { order, pay, open } = await aShopper(page)
  await pay(await order(1))
  await open()
}

const openThenPress =
  (name: string, open = openOrders) =>
  async (page: Page) => {
    await open(page)
    await page.getByRole('button', { name }).first().click()
    await page.getByRole('dialog').waitFor()
  }

export const ORDERS: Shot[] = [
  { name: 'orders', path: '/products/{product}', prepare: openOrders },
  { name: 'orders-parcels', path: '/products/{product}', prepare: openParcels },
  { name: 'orders-late', path: '/products/{product}', prepare: openLate },
  {
    name: 'orders-code-open',
    path: '/products/{product}',
    prepare: openThenPress('Show delivery code', openParcels),
    isScreenOnly: true,
  },
  {
    name: 'orders-cancel-open',
    path: '/products/{product}',
    prepare: openThenPress('Cancel order', openParcels),
    isScreenOnly: true,
  },
  {
    name: 'orders-report-open',
    path: '/products/{product}',
    prepare: openThenPress('Report a problem'),
    isScreenOnly: true,
  },
  {
    name: 'orders-review-open',
    path: '/products/{product}',
    prepare: openThenPress('Review'),
    isScreenOnly: true,
  },
  {
    name: 'dev-console',
    path: '/products/{product}',
    prepare: async (page) => {
      await openOrders(page)
      await page.goto('/dev/console')
    },
  },
]

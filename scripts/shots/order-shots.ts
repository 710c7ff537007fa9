import { showProduct } from '@ahia/contracts/catalog'
import { checkout } from '@ahia/contracts/checkout'
import { shipOrder } from '@ahia/contracts/dev-console'
import { confirmDelivery } from '@ahia/contracts/orders'
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

/** At the orders of somebody new: one that is not paid, and one that was delivered. */
async function openOrders(page: Page): Promise<void> {
  const { origin, pathname } = new URL(page.url())
  const user = await signUp((token) => callMarket(origin, token), `ada-${crypto.randomUUID()}@example.com`)
  const call = callMarket(origin, user.token)
  const { product } = await call(showProduct, { id: pathname.split('/').at(-1) ?? '' })
  const variant = product.variants[0]?.variantValues[0]
  const item = {
    productId: product._id,
    quantity: 2,
    selectedVariantId: variant?._id ?? null,
    selectedOptionId: variant?.options[0]?.optionValues[0]?._id ?? null,
  }
  const order = async () =>
    (await call(checkout, { isDirectOrder: true, items: [item], delivery: DELIVERY })).orderIds
  const first = await order()
  const { authorizationUrl, reference } = await call(payOrders, { orderIds: first })
  await createSandboxControl(new URL(authorizationUrl).origin).pay({ reference })
  await call(verifyPayment, { ref: reference })
  for (const id of first) {
    await call(shipOrder, { id })
    await call(confirmDelivery, { id })
  }
  await order()
  await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user))
  await page.goto('/orders')
  await page.getByRole('article').first().waitFor()
}

const openThenPress = (name: string) => async (page: Page) => {
  await openOrders(page)
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

export const ORDERS: Shot[] = [
  { name: 'orders', path: '/products/{product}', prepare: openOrders },
  {
    name: 'orders-cancel-open',
    path: '/products/{product}',
    prepare: openThenPress('Cancel order'),
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

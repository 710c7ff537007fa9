import { listProducts, showProduct } from '@ahia/contracts/catalog'
import { checkout } from '@ahia/contracts/checkout'
import { takeDevConsoleStep } from '@ahia/contracts/developers/dev-console'
import type { OrderId } from '@ahia/contracts/ids'
import { confirmDelivery } from '@ahia/contracts/orders'
import { payOrders, verifyPayment } from '@ahia/contracts/payments'
import { loginShop } from '@ahia/contracts/shop-accounts'
import { firstChoiceOf } from '../first-choice.ts'
import { createSandboxControl } from '../sandbox-control.ts'
import { callMarket, signUp } from '../sign-up.ts'

/** SELL-63: the demo market's own account of a shop. */
export const DEMO_SELLER = { email: 'mama@example.com', password: 'sell-on-ahia-2026' }

/** ₦2,000, of the shop above. */
const OKPA = 'Okpa, hot, pack of 4'

const DELIVERY = {
  type: 'DOORDELIVERY',
  region: 'ENUGU',
  info: 'Blue gate',
  address: { street: '12 Zik Avenue', city: 'Enugu', state: 'ENUGU', country: 'NIGERIA' },
  receiver: { name: 'Chidi Obi', phone: '0800 000 0002' },
} as const

/** What the browser of the demo seller stores. */
export const signInDemoSeller = (origin: string) => callMarket(origin)(loginShop, DEMO_SELLER)

/** What the shop did with an order, from nothing to everything. */
export const PLAYS = {
  NEW: [],
  ACCEPTED: ['ACCEPT'],
  WAITING_FOR_ADDRESS: ['ACCEPT', 'ASK_ADDRESS'],
  PACKED: ['ACCEPT', 'PACK'],
  HANDED_OVER: ['ACCEPT', 'PACK', 'HAND_OVER'],
  DELIVERED: ['ACCEPT', 'PACK', 'HAND_OVER'],
  RETURNING: ['ACCEPT', 'PACK', 'HAND_OVER', 'RETURNING'],
  CANCELLED: ['CANNOT_FULFIL'],
} as const

export type PlayedStatus = keyof typeof PLAYS

/** An order of the demo shop in this state. A market that is started for a test has none by itself. */
export async function playOrder(origin: string, status: PlayedStatus): Promise<OrderId> {
  const user = await signUp((token) => callMarket(origin, token), `ada-${crypto.randomUUID()}@example.com`)
  const call = callMarket(origin, user.token)
  const { products } = await call(listProducts, { search: OKPA, limit: 5 })
  const found = products.find(({ name }) => name === OKPA)
  if (!found) throw new Error(`The demo market does not sell '${OKPA}'`)
  const { product } = await call(showProduct, { id: found._id })
  const order = { isDirectOrder: true, delivery: DELIVERY, items: [firstChoiceOf(product)] } as const
  const { orderIds } = await call(checkout, order)
  const { authorizationUrl, reference } = await call(payOrders, { orderIds })
  await createSandboxControl(new URL(authorizationUrl).origin).pay({ reference })
  await call(verifyPayment, { ref: reference })
  const [id] = orderIds
  if (!id) throw new Error('Nothing was ordered')
  for (const step of PLAYS[status]) await call(takeDevConsoleStep, { id, step })
  if (status === 'DELIVERED') await call(confirmDelivery, { id })
  return id
}

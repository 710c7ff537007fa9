import type { Product } from '@ahia/contracts/catalog'
import { orderIdSchema } from '@ahia/contracts/ids'
import { listOrders } from '@ahia/contracts/orders'
import { type Order, orderSchema } from '@ahia/contracts/shapes/order'
import { answer } from '@ahia/testing/open-page'
import { expect } from 'vitest'
import { serverCart } from './carts.ts'
import { ADA, firstChoice } from './goods.ts'
import { type DomPage, openInDom } from './open-in-dom.ts'

export const orderId = (place: number) =>
  orderIdSchema.parse(`00000000-0000-4000-a000-${String(place).padStart(12, '0')}`)

/** Ada's order of one product, to be paid; `facts` replace what differs. */
export function orderOf(product: Product, facts: Partial<Order> = {}): Order {
  const { price, ...choice } = firstChoice(product)
  return orderSchema.parse({
    _id: orderId(1),
    status: 'PENDING',
    createdAt: '2026-11-14T12:05:00.000Z',
    shop: { _id: product.shopId._id, name: product.shopId.name },
    items: [
      {
        ...choice,
        quantity: 1,
        price,
        lineTotal: price,
        selectedAddOns: [],
        name: product.name,
        choices: ['Bottle: 250 ml'],
        image: null,
        isOnSale: true,
        isDisputed: false,
        canReview: false,
      },
    ],
    itemsSubtotal: price,
    deliveryFee: 1500,
    serviceFee: 0,
    totalAmount: price + 1500,
    delivery: {
      type: 'DOORDELIVERY',
      region: 'ENUGU',
      address: { street: '12 Zik Avenue', city: 'Enugu', state: 'ENUGU' },
      info: 'Blue gate',
      receiver: { name: 'Chidi Obi', phone: '0800 000 0002' },
    },
    arrives: null,
    timeline: [{ status: 'PENDING', at: '2026-11-14T12:05:00.000Z', by: 'CUSTOMER', note: null }],
    parcel: null,
    actions: ['PAY', 'CANCEL'],
    payTogether: [orderId(1)],
    payableUntil: '2099-11-14T12:35:00.000Z',
    isHeld: true,
    pendingPayment: null,
    reportableUntil: null,
    refund: null,
    chargebacks: [],
    ...facts,
  })
}

export const PAID: Partial<Order> = {
  status: 'PAID',
  actions: ['CANCEL', 'RECEIPT'],
  payTogether: [],
  payableUntil: null,
  isHeld: false,
}

/** What the API lists, on the only page unless `facts` say otherwise. */
export const listOf = (orders: readonly Order[], facts: { total?: number; pages?: number } = {}) =>
  answer(listOrders, { orders: [...orders], total: orders.length, page: 1, pages: 1, ...facts })

/** Order History of Ada with these orders. */
export const atOrders = (...orders: readonly Order[]): Promise<DomPage> => atOrdersWith(orders)

/** The same, with what else the page asks for at once. */
export async function atOrdersWith(
  orders: readonly Order[],
  ...given: readonly ReturnType<typeof listOf>[]
): Promise<DomPage> {
  const page = await openInDom('/orders', {
    user: ADA,
    serve: (api) => {
      serverCart().serve(api)
      api.give(listOf(orders), ...given)
    },
  })
  await expect.poll(() => cards(page).count).toBe(orders.length)
  return page
}

export const cards = ({ main }: DomPage) => main.css('article')
/** The order of this product. */
export const cardOf = (page: DomPage, { name }: Pick<Product, 'name'>) => cards(page).containing(name)
export const statusOf = (page: DomPage, product: Pick<Product, 'name'>) =>
  cardOf(page, product)
    .css('header')
    .text(/^[A-Z]+$/).content

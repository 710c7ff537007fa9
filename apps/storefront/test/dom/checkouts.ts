import type { Product } from '@ahia/contracts/catalog'
import { checkout } from '@ahia/contracts/checkout'
import { userSchema } from '@ahia/contracts/shapes/user'
import { getProfile } from '@ahia/contracts/user'
import { answer } from '@ahia/testing/open-page'
import { expect } from 'vitest'
import { deliveryFor } from './cart-page.ts'
import { lineId, serverCart } from './carts.ts'
import { ADA, HONEY, KITCHEN } from './goods.ts'
import { type DomPage, openInDom } from './open-in-dom.ts'

export const PROFILE = answer(getProfile, { user: userSchema.strip().parse(ADA) })

/** Delivery of anything to anywhere. */
export const ESTIMATE = deliveryFor(1500)

/** What the server calculates for one shop's items of this price. */
export const resultOf = (naira: number, deliveryFee = 1500) => ({
  checkoutId: lineId(90),
  orderIds: [lineId(91)],
  orders: [
    {
      _id: lineId(91),
      shop: { _id: lineId(92), name: KITCHEN },
      itemsSubtotal: naira,
      deliveryFee,
      serviceFee: 0,
      totalAmount: naira + deliveryFee,
      arrives: { from: '2026-11-19', to: '2026-11-23' },
    },
  ],
  summary: {
    totalGoodsAmount: naira,
    totalDeliveryFee: deliveryFee,
    totalServiceFee: 0,
    totalAmount: naira + deliveryFee,
  },
  payableUntil: '2099-11-18T10:22:00.000Z',
  isHeld: true,
})

export const calculated = (naira: number, deliveryFee?: number) =>
  answer(checkout, checkout.data.parse(resultOf(naira, deliveryFee)))

export const calculate = ({ main }: DomPage) => main.role('button', 'Calculate Total & Fees')
export const confirm = ({ main }: DomPage) => main.role('button', 'Confirm Order and Make Payment')
export const fees = ({ all }: DomPage) => all.role('region', 'Total and fees')
export const items = ({ all }: DomPage) => all.role('region', 'Your items')
export const field = ({ main }: DomPage, name: string) => main.role('textbox', new RegExp(`^${name}`))
export const state = ({ main }: DomPage) => main.role('combobox', /^State/)
export const error = ({ main }: DomPage) => main.role('alert')

type Opening = { products?: readonly Product[]; isClockStopped?: boolean }

/** The checkout of a customer with these products in the cart. */
export async function atCheckout({
  products = [HONEY],
  isClockStopped = false,
}: Opening = {}): Promise<DomPage> {
  const cart = serverCart(...products)
  const page = await openInDom('/checkout', {
    user: ADA,
    isClockStopped,
    stored: { checkoutItems: products.map((_, place) => lineId(place)) },
    serve: (api) => {
      cart.serve(api)
      api.give(PROFILE, ESTIMATE, calculated(2800))
    },
  })
  await expect.poll(() => calculate(page).count).toBe(1)
  return page
}

import type { CheckoutResult } from '@ahia/contracts/checkout'
import { sum } from '@ahia/money/arithmetic'
import type { Kobo } from '@ahia/money/kobo'
import { toNaira } from '@ahia/money/naira'
import { arrivalOfOne } from '#delivery/arrival.rules.ts'
import type { PlacedOrder } from '#orders/create-orders.ts'
import type { PlacedCheckout } from './place-orders.ts'

/** R3: built only from stored rows, so that a repeat gets a byte-identical response. */
export function toCheckoutResult({ checkoutId, orders }: PlacedCheckout): CheckoutResult {
  const total = (amount: (order: PlacedOrder) => Kobo) => toNaira(sum(orders.map(amount)))
  const payableUntil = Math.min(...orders.map((order) => order.payableUntil.getTime()))
  return {
    checkoutId,
    orderIds: orders.map(({ id }) => id),
    orders: orders.map(toOrder),
    summary: {
      totalGoodsAmount: total(({ itemsKobo }) => itemsKobo),
      totalDeliveryFee: total(({ deliveryFeeKobo }) => deliveryFeeKobo),
      totalServiceFee: total(({ serviceFeeKobo }) => serviceFeeKobo),
      totalAmount: total(({ totalKobo }) => totalKobo),
    },
    payableUntil: new Date(payableUntil).toISOString(),
    isHeld: orders.every((order) => order.isHeld),
  }
}

const toOrder = (order: PlacedOrder): CheckoutResult['orders'][number] => ({
  _id: order.id,
  shop: { _id: order.shopId, name: order.shopName },
  itemsSubtotal: toNaira(order.itemsKobo),
  deliveryFee: toNaira(order.deliveryFeeKobo),
  serviceFee: toNaira(order.serviceFeeKobo),
  totalAmount: toNaira(order.totalKobo),
  arrives: arrivalOfOne(order, order.placedAt),
})

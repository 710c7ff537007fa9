import type { ProductId } from '@ahia/contracts/ids'
import type { Order, OrderItem } from '@ahia/contracts/shapes/order'
import { toNaira } from '@ahia/money/naira'
import { lagosDay } from '@ahia/rules/parcels/working-days'
import { arrivalOf } from '#delivery/arrival.rules.ts'
import { listActions, type OrderState, reportableUntil, stillPayableUntil } from './order-actions.rules.ts'
import type { LineFacts, OrderFacts } from './order-facts.sql.ts'

/** DATA-04, ORD-02: an order in the API's shape. `onSale` are the products whose pages can be opened. */
export function toOrder(facts: OrderFacts, onSale: ReadonlySet<ProductId>): Order {
  const state = toOrderState(facts)
  return {
    _id: facts.id,
    status: facts.status,
    createdAt: facts.placedAt.toISOString(),
    shop: { _id: facts.shopId, name: facts.shopName },
    items: facts.lines.map((line) => toItem(line, facts, onSale)),
    itemsSubtotal: toNaira(facts.itemsKobo),
    deliveryFee: toNaira(facts.deliveryFeeKobo),
    serviceFee: toNaira(facts.serviceFeeKobo),
    totalAmount: toNaira(facts.totalKobo),
    delivery: toDelivery(facts),
    arrives: toArrival(facts),
    timeline: facts.moves,
    parcel: facts.parcel,
    actions: listActions(state),
    payTogether: facts.unpaidTogether,
    payableUntil: stillPayableUntil(state)?.toISOString() ?? null,
    isHeld: stillPayableUntil(state) !== null && facts.heldAt !== null,
    reportableUntil: reportableUntil(state)?.toISOString() ?? null,
    pendingPayment: facts.pendingPayment,
    refund: facts.refund?.amountKobo
      ? { amount: toNaira(facts.refund.amountKobo), status: facts.refund.status }
      : null,
    chargebacks: facts.chargebacks.map(({ takenKobo, ...rest }) => ({ ...rest, amount: toNaira(takenKobo) })),
  }
}

export const toOrderState = (facts: OrderFacts): OrderState => ({
  ...facts,
  wasPaid: paidAtOf(facts) !== null,
  isGoingBack: facts.parcel?.status === 'RETURNING',
  isConfirming: facts.pendingPayment !== null,
})

/** When it was paid; null for an order that never was. */
export function paidAtOf({ moves }: OrderFacts): Date | null {
  const paid = moves.find(({ status }) => status === 'PAID')
  return paid ? new Date(paid.at) : null
}

const toItem = (line: LineFacts, { deliveredAt }: OrderFacts, onSale: ReadonlySet<ProductId>): OrderItem => ({
  productId: line.productId,
  quantity: line.quantity,
  price: toNaira(line.unitKobo),
  lineTotal: toNaira(line.lineKobo),
  selectedVariantId: line.variantId,
  selectedOptionId: line.optionId,
  selectedAddOns: line.addOns.map(({ addOnId, name, quantity }) => ({ addOnId, name, quantity })),
  name: line.name,
  choices: line.choiceLabels,
  image: line.image,
  isOnSale: onSale.has(line.productId),
  canReview: deliveredAt !== null && !line.isReviewed && onSale.has(line.productId),
  isDisputed: line.isDisputed,
})

function toDelivery(facts: OrderFacts): Order['delivery'] {
  const { street, city, deliveryState, receiverName: name, receiverPhone: phone } = facts
  return {
    type: facts.deliveryWay,
    region: deliveryState,
    address: street !== null && city !== null ? { street, city, state: deliveryState } : null,
    info: facts.deliveryNotes,
    receiver: name !== null && phone !== null ? { name, phone } : null,
  }
}

/** Counted from the day it was paid, while it is on its way; a late shop moves it. */
function toArrival(facts: OrderFacts): Order['arrives'] {
  const paidAt = paidAtOf(facts)
  const isOnItsWay = facts.status === 'PAID' || facts.status === 'SHIPPED'
  if (!isOnItsWay || paidAt === null || NOT_COMING.includes(facts.parcel?.status)) return null
  return arrivalOf([facts], new Date(paidAt.getTime() + lateMs(facts, paidAt)))
}

/** Nobody knows the day, it is there already, or it is going back. */
const NOT_COMING: readonly (string | undefined)[] = ['WAITING_FOR_ADDRESS', 'AT_POINT', 'RETURNING']

/** By how many whole days the promise has moved (SELL-33). */
function lateMs({ parcel, daysTo, readAt }: OrderFacts, paidAt: Date): number {
  if (parcel === null) return 0
  const promised = new Date(paidAt.getTime() + daysTo * DAY_MS)
  return parcel.arrivesBy === null
    ? Math.max(0, daysBetween(new Date(parcel.dueAt), readAt))
    : Math.max(0, daysBetween(promised, new Date(parcel.arrivesBy)))
}

const DAY_MS = 86_400_000
const daysBetween = (from: Date, to: Date): number => Date.parse(lagosDay(to)) - Date.parse(lagosDay(from))

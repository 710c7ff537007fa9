import type { OrderId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { addressWords, stateName } from '@ahia/reference/address-words'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { pickupPointAt } from '@ahia/reference/pickup-points'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'

/** What a receipt says, top to bottom. */
export type Receipt = {
  /** 'Receipt for order 0f2c3d4e' */
  title: string
  /** 'Sold by': who */
  facts: { label: string; value: string }[]
  /** 'Cancelled' or 'Refunded'; null for an order that is still valid. */
  ending: string | null
  lines: { name: string; detail: string; amount: string }[]
  sums: { label: string; amount: string }[]
  /** null where amounts are nobody's business. */
  total: string | null
  delivery: { label: string; value: string }[]
  /** The refund, if there was one. */
  remark: string | null
}

/** `channel` as the provider calls it: 'card', 'bank_transfer'. */
export type OrderPayment = { reference: string; channel: string | null }

export type ReceiptFacts = {
  id: OrderId
  shopName: string
  status: OrderStatus
  buyerName: string | null
  paidAt: Date
  payment: OrderPayment | null
  itemsKobo: Kobo
  deliveryFeeKobo: Kobo
  serviceFeeKobo: Kobo
  totalKobo: Kobo
  deliveryWay: 'DOORDELIVERY' | 'PICKUP'
  deliveryState: DeliveryState
  street: string | null
  city: string | null
  receiverName: string | null
  refund: { amountKobo: Kobo; status: 'UNDER_WAY' | 'ON_HOLD' | 'DONE' | 'NEEDS_ATTENTION' } | null
  lines: readonly {
    name: string
    choiceLabels: readonly string[]
    addOns: readonly { name: string; quantity: number }[]
    quantity: number
    unitKobo: Kobo
    lineKobo: Kobo
  }[]
}

export function toReceipt(order: ReceiptFacts): Receipt {
  return {
    title: `Receipt for order ${orderNumber(order.id)}`,
    facts: toFacts(order),
    ending: toEnding(order),
    lines: order.lines.map((line) => ({
      name: line.name,
      detail: [...line.choiceLabels, ...line.addOns.map(toAddOn), toCount(line)].join(' · '),
      amount: formatNaira(line.lineKobo),
    })),
    sums: [
      { label: 'Items', amount: formatNaira(order.itemsKobo) },
      { label: 'Delivery', amount: formatNaira(order.deliveryFeeKobo) },
      // ORD-02: only above 0.
      ...(order.serviceFeeKobo > 0 ? [{ label: 'Service', amount: formatNaira(order.serviceFeeKobo) }] : []),
    ],
    total: formatNaira(order.totalKobo),
    delivery: toDelivery(order),
    remark: toRemark(order),
  }
}

const toFacts = ({ id, shopName, buyerName, paidAt, payment }: ReceiptFacts) => [
  { label: 'Sold by', value: shopName },
  ...(buyerName === null ? [] : [{ label: 'Bought by', value: buyerName }]),
  { label: 'Paid on', value: lagosMoment(paidAt) },
  ...(payment?.channel ? [{ label: 'Paid by', value: channelWords(payment.channel) }] : []),
  ...(payment ? [{ label: 'Payment', value: payment.reference }] : []),
  { label: 'Order', value: id },
]

/** 'bank_transfer' → 'Bank transfer'; 'ussd' → 'USSD'. */
const channelWords = (channel: string): string =>
  channel === 'ussd' || channel === 'qr'
    ? channel.toUpperCase()
    : `${channel.slice(0, 1).toUpperCase()}${channel.slice(1).replaceAll('_', ' ')}`

function toEnding({ status }: ReceiptFacts): string | null {
  if (status === 'CANCELLED') return 'Cancelled'
  return status === 'REFUNDED' ? 'Refunded' : null
}

const toAddOn = ({ name, quantity }: { name: string; quantity: number }) =>
  quantity === 1 ? `with ${name}` : `with ${quantity} × ${name}`

const toCount = ({ quantity, unitKobo }: { quantity: number; unitKobo: Kobo }) =>
  `${quantity} × ${formatNaira(unitKobo)}`

function toDelivery(order: ReceiptFacts): Receipt['delivery'] {
  const { deliveryWay, receiverName } = order
  return [
    deliveryWay === 'PICKUP'
      ? { label: 'Pickup', value: pickupWords(order) }
      : { label: 'Drop Off', value: placeWords(order) },
    ...(receiverName === null ? [] : [{ label: 'Receiving', value: receiverName }]),
  ]
}

function pickupWords(order: ReceiptFacts): string {
  const { deliveryState, street, city } = order
  const point = pickupPointAt(deliveryState, street !== null && city !== null ? { street, city } : null)
  return [point?.name, placeWords(order)].filter(Boolean).join(', ')
}

const placeWords = ({ street, city, deliveryState: state }: ReceiptFacts): string =>
  street !== null && city !== null ? addressWords({ street, city, state }) : stateName(state)

function toRemark({ refund }: ReceiptFacts): string | null {
  if (!refund) return null
  const amount = formatNaira(refund.amountKobo)
  if (refund.status === 'ON_HOLD') return `${amount} will be sent back once the bank has closed its dispute.`
  return refund.status === 'DONE' ? `${amount} was sent back.` : `${amount} is on its way back.`
}

import type { OrderId } from '@ahia/contracts/ids'
import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'

/** What a receipt says, top to bottom. */
export type Receipt = {
  orderNumber: string
  orderId: OrderId
  shopName: string
  paidOn: string
  lines: { name: string; detail: string; amount: string }[]
  sums: { label: string; amount: string }[]
  total: string
  delivery: string[]
  /** Of money that went back. */
  remark: string | null
}

export type ReceiptFacts = {
  id: OrderId
  shopName: string
  paidAt: Date
  itemsKobo: Kobo
  deliveryFeeKobo: Kobo
  serviceFeeKobo: Kobo
  totalKobo: Kobo
  deliveryType: 'DOORDELIVERY' | 'PICKUP'
  deliveryState: string
  street: string | null
  city: string | null
  receiverName: string | null
  refund: { amountKobo: Kobo; status: 'UNDER_WAY' | 'DONE' | 'NEEDS_ATTENTION' } | null
  lines: readonly {
    name: string
    choices: readonly string[]
    addOns: readonly { name: string; quantity: number }[]
    quantity: number
    unitKobo: Kobo
    lineKobo: Kobo
  }[]
}

const lagosTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
})

/** ORD-02: an order is called by the last 8 characters of its id. */
export const orderNumber = (orderId: OrderId): string => orderId.slice(-8)

export function toReceipt(order: ReceiptFacts): Receipt {
  return {
    orderNumber: orderNumber(order.id),
    orderId: order.id,
    shopName: order.shopName,
    paidOn: lagosTime.format(order.paidAt),
    lines: order.lines.map((line) => ({
      name: line.name,
      detail: [...line.choices, ...line.addOns.map(toAddOn), toCount(line)].join(' · '),
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

const toAddOn = ({ name, quantity }: { name: string; quantity: number }) =>
  quantity === 1 ? `with ${name}` : `with ${quantity} × ${name}`

const toCount = ({ quantity, unitKobo }: { quantity: number; unitKobo: Kobo }) =>
  `${quantity} × ${formatNaira(unitKobo)}`

function toDelivery({ deliveryType, deliveryState, street, city, receiverName }: ReceiptFacts): string[] {
  const place = [street, city, deliveryState].filter((part) => part !== null).join(', ')
  return [
    deliveryType === 'PICKUP' ? `Pickup in ${deliveryState}` : `Drop Off: ${place}`,
    ...(receiverName === null ? [] : [`Receiving: ${receiverName}`]),
  ]
}

function toRemark({ refund }: ReceiptFacts): string | null {
  if (!refund) return null
  const amount = formatNaira(refund.amountKobo)
  return refund.status === 'DONE' ? `${amount} was sent back.` : `${amount} is on its way back.`
}

import type { Parcel } from '@ahia/contracts/shapes/parcel'
import { stateName } from '@ahia/reference/address-words'
import type { DeliveryProof, ParcelStatus } from '@ahia/reference/parcel-statuses'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import type { Receipt, ReceiptFacts } from './receipt.rules.ts'

const STEPS: Partial<Record<ParcelStatus, string>> = {
  NEW: 'Paid',
  PACKED: 'Packed',
  HANDED_OVER: 'Handed over',
  AT_POINT: 'At the pickup point',
  RETURNING: 'Coming back',
  DELIVERED: 'Delivered',
}

const PROOFS = {
  SHOPPER: 'The customer said that it arrived',
  CODE: 'The delivery code of the customer',
  QR: "The customer's QR, signed by the market",
  POINT: 'The hand-over at the pickup point',
  STAFF: 'The market, with a proof',
  TIMER: 'No complaint within the stated days',
} as const satisfies Record<DeliveryProof, string>

type Facts = Pick<ReceiptFacts, 'id' | 'shopName' | 'lines' | 'deliveryState' | 'city'>

/** SELL-38: when and how a parcel arrived. No amounts, and nothing that identifies the customer. */
export function toDeliveryProof(order: Facts, parcel: Parcel): Receipt {
  const { carrier, waybill, proof } = parcel
  const place = [order.city, stateName(order.deliveryState)].filter((part) => part !== null).join(', ')
  return {
    title: `Proof of delivery of order ${orderNumber(order.id)}`,
    facts: [
      { label: 'Sold by', value: order.shopName },
      { label: 'Order', value: order.id },
      { label: 'Parcel', value: parcel._id },
      ...parcel.moves.flatMap(({ status, at }) => {
        const label = STEPS[status]
        return label ? [{ label, value: lagosMoment(at) }] : []
      }),
    ],
    ending: null,
    remark: proof === null ? null : `Proved by: ${PROOFS[proof]}.`,
    lines: order.lines.map(({ name, choiceLabels, quantity }) => ({
      name,
      detail: [...choiceLabels, `${quantity} ×`].join(' · '),
      amount: '',
    })),
    sums: [],
    total: null,
    delivery: [
      { label: 'Delivered to', value: place },
      ...(carrier === null ? [] : [{ label: 'Carrier', value: carrier }]),
      ...(waybill === null ? [] : [{ label: 'Waybill', value: waybill }]),
    ],
  }
}

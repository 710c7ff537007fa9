import type { Order } from '@ahia/contracts/shapes/order'
import type { Parcel } from '@ahia/contracts/shapes/parcel'
import { addressWords, stateName } from '@ahia/reference/address-words'
import type { ParcelStatus } from '@ahia/reference/parcel-statuses'
import { pickupPointAt } from '@ahia/reference/pickup-points'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { keepsDeliveryFee } from '@ahia/rules/parcels/failed-delivery'

export type NextStep = { tone: 'plain' | 'warn'; words: string }

type Known = { parcel: Parcel; delivery: Order['delivery']; now: number }

/** SELL-38: what happens next with an order and by when; null when nothing does. */
export function nextStepOf(
  { parcel, delivery }: Pick<Order, 'parcel' | 'delivery'>,
  now: number,
): NextStep | null {
  if (parcel === null) return null
  const known = { parcel, delivery, now }
  if (parcel.isLate) return { tone: 'warn', words: lateWords(known) }
  if (isOverdue(known)) return { tone: 'warn', words: overdueWords(known) }
  const words = WORDS[parcel.status]?.(known)
  return words ? { tone: 'plain', words } : null
}

const shipsBy = ({ parcel }: Known): string => `It should ship by ${lagosMoment(parcel.dueAt)}.`

const lateWords = ({ parcel }: Known): string =>
  `The shop is late. You can wait, or cancel now for a full refund. If it isn't sent by ${lagosMoment(parcel.cancelsAt)}, we'll cancel it and refund you.`

/** On its way for longer than was promised. */
const isOverdue = ({ parcel, now }: Known): boolean =>
  parcel.status === 'HANDED_OVER' && parcel.arrivesBy !== null && Date.parse(parcel.arrivesBy) < now

const overdueWords = ({ parcel }: Known): string =>
  `It should have arrived by ${lagosDate(parcel.arrivesBy ?? '')}. Not here yet? Ask us for help. ${silence(parcel)}`

const silence = ({ closesAt }: Parcel): string =>
  closesAt === null ? '' : `If we hear nothing by ${lagosDate(closesAt)}, we'll take it as delivered.`

const carrierWords = ({ carrier, waybill }: Parcel): string =>
  [carrier && ` with ${carrier}`, waybill && ` (waybill ${waybill})`].filter(Boolean).join('')

function onItsWay({ parcel, delivery }: Known): string {
  if (delivery.type === 'PICKUP') {
    const place = pickupPointAt(delivery.region, delivery.address)?.name ?? placeOf(delivery)
    return `On its way to ${place}${carrierWords(parcel)}. We'll email you when it's ready for pickup.`
  }
  const day = parcel.arrivesBy === null ? '' : ` It should arrive by ${lagosDate(parcel.arrivesBy)}.`
  return `On its way to you${carrierWords(parcel)}.${day}`
}

/** Where the point was when it was ordered. */
const placeOf = ({ address, region }: Known['delivery']): string =>
  address ? addressWords({ ...address, state: region }) : stateName(region)

function atPoint({ parcel, delivery }: Known): string {
  const point = pickupPointAt(delivery.region, delivery.address)
  const place = point ? `${point.name} (${point.hours})` : placeOf(delivery)
  const until = parcel.closesAt === null ? '' : ` Collect it before ${lagosDate(parcel.closesAt)}.`
  return `Ready for pickup at ${place}. Bring your delivery code.${until}`
}

/** Why is said above, in the timeline. */
const returning = ({ parcel: { returnReason } }: Known): string =>
  keepsDeliveryFee(returnReason)
    ? "It's going back to the shop. When it's there, we'll refund you everything but the delivery fee."
    : "It's going back to the shop. When it's there, we'll refund you in full."

const WORDS: Partial<Record<ParcelStatus, (known: Known) => string>> = {
  NEW: (known) => `The shop has your order and will pack it. ${shipsBy(known)}`,
  ACCEPTED: (known) => `The shop is preparing your order. ${shipsBy(known)}`,
  PACKED: (known) => `Your order is packed. ${shipsBy(known)}`,
  HANDED_OVER: onItsWay,
  AT_POINT: atPoint,
  RETURNING: returning,
}

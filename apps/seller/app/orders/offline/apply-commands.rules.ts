import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import type { ParcelStatus } from '@ahia/reference/parcel-statuses'
import { listSellerActions } from '@ahia/rules/parcels/seller-actions'
import { type Command, isAbout, type Step } from '#offline/command.ts'

export type ShownOrder = SellerOrder & {
  /** Something that was done to it is not sent yet. */
  isWaiting: boolean
}

/** null: it moves no parcel, or only the server can say what comes of it. */
const REACHES = {
  ACCEPT: 'ACCEPTED',
  PACK: 'PACKED',
  UNPACK: 'ACCEPTED',
  HAND_OVER: 'HANDED_OVER',
  UNDO_HAND_OVER: 'PACKED',
  AT_POINT: 'AT_POINT',
  PHOTO: null,
  TYPE_CODE: null,
  SCAN: 'DELIVERED',
  RETURNING: 'RETURNING',
  COUNT: null,
} as const satisfies Record<Step['kind'], ParcelStatus | null>

/** SELL-54: an order as it will be once everything that waits has been sent. */
export function applyCommands(order: SellerOrder, waiting: readonly Command[], now: Date): ShownOrder {
  const own = waiting.filter((command) => isAbout(command, order._id))
  const changed = own.reduce(applyOne, order)
  const isUndecided = own.some(({ step }) => step.kind === 'TYPE_CODE' || isUnchecked(step))
  return {
    ...changed,
    actions: isUndecided ? [] : listSellerActions(changed, now),
    isWaiting: own.length > 0,
  }
}

/** SELL-34: a signed QR proves the delivery by itself; typed digits do not. */
const isUnchecked = (step: Step): boolean => step.kind === 'SCAN' && step.isGenuine !== true

function applyOne(order: SellerOrder, { step, at }: Command): SellerOrder {
  const status = isUnchecked(step) ? null : REACHES[step.kind]
  if (status === null) return order
  const { parcel } = order
  const carried = step.kind === 'HAND_OVER' ? { carrier: step.carrier, waybill: step.waybill ?? null } : {}
  const proved = step.kind === 'SCAN' ? { proof: 'QR' as const } : {}
  const moves = [...parcel.moves, { status, at, by: 'SHOP' as const, note: null }]
  const isToShip = ['NEW', 'ACCEPTED', 'WAITING_FOR_ADDRESS', 'PACKED'].includes(status)
  return {
    ...order,
    parcel: { ...parcel, ...carried, ...proved, status, moves, isLate: parcel.isLate && isToShip },
  }
}

import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import type { ParcelStatus } from '@ahia/reference/parcel-statuses'
import { listSellerActions } from '@ahia/rules/parcels/seller-actions'
import { type Command, isAbout, type Step } from './command.ts'

export type ShownOrder = SellerOrder & {
  /** Something that was done to it is not sent yet. */
  isWaiting: boolean
}

/** null: only the server can say what comes of it. */
const REACHES = {
  ACCEPT: 'ACCEPTED',
  PACK: 'PACKED',
  UNPACK: 'ACCEPTED',
  HAND_OVER: 'HANDED_OVER',
  UNDO_HAND_OVER: 'PACKED',
  AT_POINT: 'AT_POINT',
  TYPE_CODE: null,
  SCAN: null,
  RETURNING: 'RETURNING',
} as const satisfies Record<Step['kind'], ParcelStatus | null>

/** SELL-54: an order as it will be once everything that waits has been sent. */
export function applyCommands(order: SellerOrder, waiting: readonly Command[], now: Date): ShownOrder {
  const own = waiting.filter((command) => isAbout(command, order._id))
  const changed = own.reduce(applyOne, order)
  const isUndecided = own.some(({ step }) => REACHES[step.kind] === null)
  return {
    ...changed,
    actions: isUndecided ? [] : listSellerActions(changed, now),
    isWaiting: own.length > 0,
  }
}

function applyOne(order: SellerOrder, { step, at }: Command): SellerOrder {
  const status = REACHES[step.kind]
  if (status === null) return order
  const { parcel } = order
  const carried = step.kind === 'HAND_OVER' ? { carrier: step.carrier, waybill: step.waybill ?? null } : {}
  const moves = [...parcel.moves, { status, at, by: 'SHOP' as const, note: null }]
  const isToShip = ['NEW', 'ACCEPTED', 'WAITING_FOR_ADDRESS', 'PACKED'].includes(status)
  return { ...order, parcel: { ...parcel, ...carried, status, moves, isLate: parcel.isLate && isToShip } }
}

import type { ParcelStatus, SellerAction } from '@ahia/reference/parcel-statuses'

/** SELL-31: how long a hand-over can be taken back. The database decides by the same number. */
export const UNDO_MINUTES = 10

const MINUTE_MS = 60_000

const ACTIONS = {
  NEW: ['ACCEPT', 'CANNOT_FULFIL'],
  ACCEPTED: ['PACK', 'HAND_OVER', 'ASK_ADDRESS', 'CANNOT_FULFIL'],
  WAITING_FOR_ADDRESS: ['CANNOT_FULFIL'],
  PACKED: ['HAND_OVER', 'UNPACK', 'CANNOT_FULFIL'],
  HANDED_OVER: ['TYPE_CODE', 'UNDO_HAND_OVER', 'AT_POINT', 'RETURNING', 'LOST'],
  AT_POINT: ['TYPE_CODE', 'RETURNING', 'LOST'],
  DELIVERED: [],
  RETURNING: ['RETURNED', 'LOST'],
  RETURNED: [],
  LOST: [],
  CANCELLED: [],
} as const satisfies Record<ParcelStatus, readonly SellerAction[]>

type Facts = {
  delivery: { type: 'DOORDELIVERY' | 'PICKUP' }
  parcel: { status: ParcelStatus; question: unknown; moves: readonly { at: string }[] }
}

/** What a shop can do with an order now. */
export function listSellerActions({ delivery, parcel }: Facts, now: Date): SellerAction[] {
  const all: readonly SellerAction[] = ACTIONS[parcel.status]
  return all.filter((action) => {
    if (action === 'AT_POINT') return delivery.type === 'PICKUP'
    if (action === 'ASK_ADDRESS') return delivery.type === 'DOORDELIVERY' && parcel.question === null
    if (action === 'UNDO_HAND_OVER') return now.getTime() < undoEnd(parcel)
    return true
  })
}

/** Until when the last step can be taken back, in milliseconds. */
export const undoEnd = ({ moves }: Pick<Facts['parcel'], 'moves'>): number =>
  Date.parse(moves.at(-1)?.at ?? '') + UNDO_MINUTES * MINUTE_MS

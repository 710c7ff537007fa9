import type { SellerAction, SellerOrder } from '@ahia/contracts/shapes/seller-order'
import type { ParcelStatus } from '@ahia/reference/parcel-statuses'

const ACTIONS = {
  NEW: ['ACCEPT', 'CANNOT_FULFIL'],
  ACCEPTED: ['PACK', 'HAND_OVER', 'ASK_ADDRESS', 'CANNOT_FULFIL'],
  WAITING_FOR_ADDRESS: ['CANNOT_FULFIL'],
  PACKED: ['HAND_OVER', 'UNPACK', 'CANNOT_FULFIL'],
  HANDED_OVER: ['TYPE_CODE', 'AT_POINT', 'RETURNING', 'LOST'],
  AT_POINT: ['TYPE_CODE', 'RETURNING', 'LOST'],
  DELIVERED: [],
  RETURNING: ['RETURNED', 'LOST'],
  RETURNED: [],
  LOST: [],
  CANCELLED: [],
} as const satisfies Record<ParcelStatus, readonly SellerAction[]>

type Facts = Pick<SellerOrder, 'delivery' | 'parcel'>

/** What a shop can do with an order now. */
export function listSellerActions({ delivery, parcel }: Facts): SellerAction[] {
  const all: readonly SellerAction[] = ACTIONS[parcel.status]
  return all.filter((action) => {
    if (action === 'AT_POINT') return delivery.type === 'PICKUP'
    if (action === 'ASK_ADDRESS') return delivery.type === 'DOORDELIVERY' && parcel.question === null
    return true
  })
}

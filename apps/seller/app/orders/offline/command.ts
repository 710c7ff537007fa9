import type { OrderId, ParcelId } from '@ahia/contracts/ids'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import type { ReturnReason } from '@ahia/reference/parcel-statuses'

/** What a shop sends as the carrier when it delivers itself. */
export const OWN_RIDER = 'Own rider'

/** What may wait for the network (SELL-06). What gives money back may not. */
export type Step =
  | { kind: 'ACCEPT' | 'PACK' | 'UNPACK' | 'UNDO_HAND_OVER' | 'AT_POINT' }
  | { kind: 'HAND_OVER'; carrier: string; waybill?: string }
  | { kind: 'TYPE_CODE'; code: string }
  | { kind: 'SCAN'; token: string }
  | { kind: 'RETURNING'; reason: ReturnReason }

/** SELL-54: one thing that somebody did, to be sent once. */
export type Command = {
  /** The same with every attempt, so that the server does it once (SELL-07). */
  requestKey: string
  /** The email of the account that did it: it is never sent as another. */
  owner: string
  orders: readonly { orderId: OrderId; parcelId: ParcelId }[]
  step: Step
  /** When it was done, by the clock of this phone. */
  at: string
  /** Why the server has said no; null while it waits. */
  refused: string | null
}

export const isAbout = ({ orders }: Command, orderId: string): boolean =>
  orders.some((order) => order.orderId === orderId)

export const idsOf = ({ _id, parcel }: SellerOrder) => ({ orderId: _id, parcelId: parcel._id })

import type { OrderId, ParcelId, SellableId } from '@ahia/contracts/ids'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import type { CountReason } from '@ahia/contracts/shapes/stock-row'
import type { ReturnReason } from '@ahia/reference/parcel-statuses'

/** What a shop sends as the carrier when it delivers itself. */
export const OWN_RIDER = 'Own rider'

/** What may wait for the network (SELL-06). What gives money back may not. */
export type OrderStep =
  | { kind: 'ACCEPT' | 'PACK' | 'UNPACK' | 'UNDO_HAND_OVER' | 'AT_POINT' }
  | { kind: 'HAND_OVER'; carrier: string; waybill?: string }
  /** Its photo waits in the photo store under the command's key. */
  | { kind: 'PHOTO' }
  | { kind: 'TYPE_CODE'; code: string }
  /** `isGenuine`: this phone has checked it with the market's public key. */
  | { kind: 'SCAN'; token: string; isGenuine?: boolean }
  | { kind: 'RETURNING'; reason: ReturnReason }

export type StockCount = {
  sellable: SellableId
  counted: number
  /** What should have been there, and when that was read, by the server's clock. */
  shown: number
  shownAt: string
  why?: CountReason
}

/** SELL-41: a count differs from what was shown when it was made, so it may be sent at any time after. */
export type CountStep = { kind: 'COUNT'; item: { name: string; product: string }; count: StockCount }

export type Step = OrderStep | CountStep

/** SELL-54: one thing that somebody did, to be sent once. */
export type Command<One extends Step = Step> = {
  /** The same with every attempt, so that the server does it once (SELL-07). */
  requestKey: string
  /** The email of the account that did it: it is never sent as another. */
  owner: string
  /** None for a count. */
  orders: readonly { orderId: OrderId; parcelId: ParcelId }[]
  step: One
  /** When it was done, by the clock of this phone. */
  at: string
  /** Why the server has said no; null while it waits. */
  refused: string | null
  /** It was saved, and this must be read: goods that are sold but not there. */
  remark?: string
}

export const isAbout = ({ orders }: Command, orderId: string): boolean =>
  orders.some((order) => order.orderId === orderId)

export const isCount = (command: Command): command is Command<CountStep> => command.step.kind === 'COUNT'

export const idsOf = ({ _id, parcel }: SellerOrder) => ({ orderId: _id, parcelId: parcel._id })

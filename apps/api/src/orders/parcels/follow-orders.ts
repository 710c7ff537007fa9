import type { OrderId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { DeliveryProof } from '@ahia/reference/parcel-statuses'
import { arrivalLimit, silenceLimit } from '@ahia/rules/parcels/due-time'
import { addShopNews } from '#notifications/shop-news/add-shop-news.ts'
import type { Tx } from '#tables.ts'
import type { Actor } from '../steps/moves.sql.ts'
import { moveParcel, type ParcelDetails } from './move-parcel.ts'
import { openParcels } from './open-parcels.ts'
import { type CancelReason, type ParcelState, selectParcelsOf } from './parcels.sql.ts'

type OrderStep = {
  to: OrderStatus
  actor: Actor
  details?: ParcelDetails | undefined
  isQuiet?: true | undefined
}
type Moved = { orderId: OrderId; from: OrderStatus }

/** SELL-27, I34: takes the parcels of orders along, whatever moved the orders, and tells their shops (SELL-47). */
export async function followOrders(tx: Tx, moved: readonly Moved[], step: OrderStep): Promise<void> {
  const orderIds = moved.filter(({ from }) => from !== 'DISPUTED').map(({ orderId }) => orderId)
  if (orderIds.length === 0) return
  if (step.to === 'PAID') return openParcels(tx, orderIds)
  if (!FOLLOWED.includes(step.to)) return
  const parcels = await selectParcelsOf(tx, orderIds)
  for (const parcel of parcels) await follow(tx, parcel, step)
  if (!step.isQuiet) await notifyShops(tx, parcels, step)
}

const FOLLOWED: readonly OrderStatus[] = ['SHIPPED', 'DELIVERED', 'DISPUTED', 'CANCELLED', 'REFUNDED']

async function follow(tx: Tx, parcel: ParcelState, { to, actor, details = {} }: OrderStep): Promise<void> {
  if (to === 'SHIPPED') {
    const arrivesBy = arrivalLimit({ ...parcel, handedOverAt: parcel.readAt })
    const limits = { arrivesBy, closesAt: silenceLimit(arrivesBy) }
    return moveParcel(tx, parcel, { to: 'HANDED_OVER', actor, details: { ...details, ...limits } })
  }
  if (to === 'DELIVERED') {
    const proof = details.proof ?? PROOF_OF[actor]
    return moveParcel(tx, parcel, { to, actor, details: { ...details, ...(proof && { proof }) } })
  }
  if ((to === 'CANCELLED' || to === 'REFUNDED') && !HAS_ENDED.includes(parcel.status)) {
    const cancelReason = CANCELLED_BY[actor]
    return IS_SENT.includes(parcel.status)
      ? moveParcel(tx, parcel, { to: 'LOST', actor, details })
      : moveParcel(tx, parcel, { to: 'CANCELLED', actor, details: { cancelReason, ...details } })
  }
}

const HAS_ENDED: readonly ParcelState['status'][] = ['DELIVERED', 'RETURNED', 'LOST', 'CANCELLED']
const IS_SENT: readonly ParcelState['status'][] = ['HANDED_OVER', 'AT_POINT', 'RETURNING']

/** SELL-33: whose word it is, where no other proof was given. A shop's alone is none, and the database rejects it. */
const PROOF_OF: Record<Actor, DeliveryProof | null> = {
  CUSTOMER: 'SHOPPER',
  SHOP: null,
  STAFF: 'STAFF',
  MARKET: 'TIMER',
}

const CANCELLED_BY = {
  CUSTOMER: 'CUSTOMER',
  SHOP: 'OTHER',
  STAFF: 'MARKET',
  MARKET: 'MARKET',
} as const satisfies Record<Actor, CancelReason>

const NEWS_OF: Partial<Record<OrderStatus, 'ORDER_DELIVERED' | 'PROBLEM_REPORTED' | 'ORDER_CANCELLED'>> = {
  DELIVERED: 'ORDER_DELIVERED',
  DISPUTED: 'PROBLEM_REPORTED',
  CANCELLED: 'ORDER_CANCELLED',
  REFUNDED: 'ORDER_CANCELLED',
}

/** What a shop did itself is no news for it. */
async function notifyShops(tx: Tx, parcels: readonly ParcelState[], { to, actor }: OrderStep): Promise<void> {
  const kind = NEWS_OF[to]
  if (actor === 'SHOP' || kind === undefined) return
  await addShopNews(
    tx,
    parcels.map(({ orderId, shopId, status }) => ({
      orderId,
      shopId,
      kind: status === 'RETURNED' ? 'ORDER_RETURNED' : kind,
    })),
  )
}

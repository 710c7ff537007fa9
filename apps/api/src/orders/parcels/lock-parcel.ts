import type { OrderId, ParcelId, ShopId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { orderNotFound, parcelNotFound } from '../orders.errors.ts'
import { type LockedOrder, lockOrders } from '../steps/lock-orders.ts'
import { findOrderOfParcel, listOwnOrderIds, type ParcelState, selectParcelsOf } from './parcels.sql.ts'

export type LockedParcel = { parcel: ParcelState; order: LockedOrder }

/** T5: locks a shop's own parcel and its order; throws the same for another shop's parcel and for an unknown one. */
export async function lockShopParcel(
  tx: Tx,
  own: { shopId: ShopId; parcelId: ParcelId },
): Promise<LockedParcel> {
  const orderId = await findOrderOfParcel(tx, own)
  const locked = orderId && (await lockParcelOf(tx, orderId))
  if (locked?.parcel.id !== own.parcelId) throw parcelNotFound()
  return locked
}

/** T5: the same by the order's id. */
export async function lockShopOrder(
  tx: Tx,
  { shopId, orderId }: { shopId: ShopId; orderId: OrderId },
): Promise<LockedParcel> {
  const [own] = await listOwnOrderIds(tx, { shopId, orderIds: [orderId] })
  const locked = own && (await lockParcelOf(tx, own))
  if (!locked) throw orderNotFound()
  return locked
}

/** The order first, as everything that moves it does; null for an order without a parcel. Does not check whose it is. */
export async function lockParcelOf(tx: Tx, orderId: OrderId): Promise<LockedParcel | null> {
  const [order] = await lockOrders(tx, [orderId])
  const [parcel] = await selectParcelsOf(tx, [orderId])
  return order && parcel ? { order, parcel } : null
}

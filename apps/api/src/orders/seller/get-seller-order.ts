import type { OrderId, ShopId } from '@ahia/contracts/ids'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { listSellerActions } from '@ahia/rules/parcels/seller-actions'
import type { Db, Reader } from '#tables.ts'
import { orderNotFound } from '../orders.errors.ts'
import {
  countSellerOrders,
  findSellerFacts,
  listSellerFacts,
  type SellerOrderFacts,
  type SellerPage,
} from './seller-orders.sql.ts'

/** T5: throws the same for another shop's order and for an unknown one. */
export async function getSellerOrder(
  reader: Reader,
  own: { shopId: ShopId; orderId: OrderId },
): Promise<SellerOrder> {
  const facts = await findSellerFacts(reader, own)
  if (!facts) throw orderNotFound()
  return toSellerOrder(facts)
}

/** SELL-26: a page of a shop's orders, with what is waiting. */
export async function listSellerOrders({ db }: { db: Db }, page: SellerPage) {
  const [found, counts] = await Promise.all([
    listSellerFacts(db.read, { ...page, limit: page.limit + 1 }),
    countSellerOrders(db.read, page.shopId),
  ])
  const orders = found.slice(0, page.limit).map(toSellerOrder)
  return {
    orders,
    counts,
    next: found.length > page.limit ? (orders.at(-1)?.parcel._id ?? null) : null,
  }
}

const toSellerOrder = (facts: SellerOrderFacts): SellerOrder => ({
  ...facts,
  actions: listSellerActions(facts, new Date()),
})

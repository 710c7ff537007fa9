import type { OrderId, ShopId } from '@ahia/contracts/ids'
import { orderNumber } from '@ahia/rules/order-number'
import type { Db } from '#tables.ts'
import { findShopFacts, type OrderFacts } from '../order-facts.sql.ts'
import { orderNotFound, stepRefused } from '../orders.errors.ts'
import { paidAtOf } from '../to-order.ts'
import { toDeliveryProof } from './delivery-proof.rules.ts'
import { type Drawn, drawDocument } from './draw-receipt.ts'
import { toReceipt } from './receipt.rules.ts'

type OwnOrder = { shopId: ShopId; orderId: OrderId }

/** SELL-38: what a shop needs for its books: without the customer's name and street, which it may see for some weeks only. */
export async function drawShopReceipt({ db }: { db: Db }, own: OwnOrder): Promise<Drawn> {
  const facts = await findPaid(db, own)
  const paidAt = paidAtOf(facts)
  if (paidAt === null) throw orderNotFound()
  const anonymous = { street: null, receiverName: null, buyerName: null, payment: null }
  const pdf = await drawDocument(toReceipt({ ...facts, ...anonymous, paidAt }))
  return { fileName: `receipt-${orderNumber(facts.id)}.pdf`, pdf }
}

/** SELL-38: throws for an order that has not arrived. */
export async function drawDeliveryProof({ db }: { db: Db }, own: OwnOrder): Promise<Drawn> {
  const facts = await findPaid(db, own)
  const { parcel } = facts
  if (parcel?.status !== 'DELIVERED') throw stepRefused('This order has no proof of delivery', facts.status)
  const pdf = await drawDocument(toDeliveryProof(facts, parcel))
  return { fileName: `delivery-${orderNumber(facts.id)}.pdf`, pdf }
}

async function findPaid(db: Db, own: OwnOrder): Promise<OrderFacts> {
  const facts = await findShopFacts(db.read, own)
  if (!facts) throw orderNotFound()
  return facts
}

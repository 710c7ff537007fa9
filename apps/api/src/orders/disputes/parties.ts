import type { AccountId, DisputeId, OrderId, ShopId } from '@ahia/contracts/ids'
import type { DisputeSide, DisputeStage } from '@ahia/contracts/shapes/dispute'
import type { Reader, Tx } from '#tables.ts'
import { disputeNotFound } from '../orders.errors.ts'
import { type LockedOrder, lockOrders } from '../steps/lock-orders.ts'
import { stageOf } from './dispute.rules.ts'
import { type DisputeFacts, findDispute } from './dispute-facts.sql.ts'
import { findDisputeOrder } from './disputes.sql.ts'

/** Who of the two sides calls. */
export type Party =
  | { side: Extract<DisputeSide, 'CUSTOMER'>; accountId: AccountId }
  | { side: Extract<DisputeSide, 'SHOP'>; accountId: AccountId; shopId: ShopId }

export type LockedDispute = { order: LockedOrder; dispute: DisputeFacts; stage: DisputeStage }

/** T5: throws the same for a dispute about somebody else's order and for one that does not exist. */
export async function findOwnDispute(reader: Reader, id: DisputeId, party: Party): Promise<OrderId> {
  const found = await findDisputeOrder(reader, id)
  const isOwn =
    found && (party.side === 'SHOP' ? found.shopId === party.shopId : found.accountId === party.accountId)
  if (!isOwn) throw disputeNotFound()
  return found.orderId
}

/** Locks the order of a dispute, by which everything about the dispute happens one after another. */
export async function lockDispute(tx: Tx, id: DisputeId): Promise<LockedDispute> {
  const of = await findDisputeOrder(tx, id)
  const [order] = of ? await lockOrders(tx, [of.orderId]) : []
  const dispute = order && (await findDispute(tx, id))
  if (!dispute) throw disputeNotFound()
  return { order, dispute, stage: stageOf(dispute) }
}

/** The same for one of the two sides. */
export async function lockOwnDispute(tx: Tx, id: DisputeId, party: Party): Promise<LockedDispute> {
  await findOwnDispute(tx, id, party)
  return lockDispute(tx, id)
}

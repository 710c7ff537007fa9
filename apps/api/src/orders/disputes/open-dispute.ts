import type { DisputeId } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import { holdAccount } from '#accounts/hold-account.ts'
import { newId } from '#platform/ids.ts'
import type { Db, Tx } from '#tables.ts'
import { getOwnOrder } from '../get-order.ts'
import { type ComplaintKind, complaintUntil } from '../order-actions.rules.ts'
import { findOwnFacts } from '../order-facts.sql.ts'
import { orderNotFound, returnRefused, stepRefused } from '../orders.errors.ts'
import { lockOwnOrder, type OwnOrder } from '../steps/lock-own-order.ts'
import { moveOrders } from '../steps/move-orders.ts'
import { toOrderState } from '../to-order.ts'
import { findLatestDispute, insertDispute } from './disputes.sql.ts'

type Complaint = OwnOrder & { kind: ComplaintKind; reason: string }

/**
 * ORD-06: reports a problem or requests a return. Throws when the order has not been delivered, or when it is too late: a
 * week for a problem, the product's policy for a return. The same complaint again changes nothing.
 */
export async function openDispute(
  { db }: { db: Db },
  { accountId, orderId, kind, reason }: Complaint,
): Promise<Order> {
  const own = { accountId, orderId }
  await db.transaction(async (tx) => {
    await holdAccount(tx, accountId) // an account with an open dispute is not deleted
    const { status } = await lockOwnOrder(tx, own)
    if (status === 'DISPUTED' && (await isKnown(tx, { ...own, kind, reason }))) return
    if (status !== 'DELIVERED') throw stepRefused('complained about', status)
    const facts = await findOwnFacts(tx, own)
    if (!facts) throw orderNotFound()
    if (complaintUntil(toOrderState(facts), kind) === null) throw returnRefused(kind)
    await moveOrders(tx, { orderIds: [orderId], to: 'DISPUTED', actor: 'CUSTOMER', note: reason })
    await insertDispute(tx, { id: newId<DisputeId>(), orderId, kind, reason })
  })
  return getOwnOrder(db.read, own)
}

async function isKnown(tx: Tx, { orderId, kind, reason }: Complaint): Promise<boolean> {
  const known = await findLatestDispute(tx, orderId)
  return known?.kind === kind && known.reason === reason
}

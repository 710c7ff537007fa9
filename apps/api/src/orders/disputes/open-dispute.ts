import type { DisputeId, DisputeMessageId, OrderId } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import { holdAccount } from '#accounts/hold-account.ts'
import { newId } from '#platform/ids.ts'
import type { Db, Tx } from '#tables.ts'
import { getOwnOrder } from '../get-order.ts'
import { type ComplaintKind, complaintUntil } from '../order-actions.rules.ts'
import { findOwnFacts } from '../order-facts.sql.ts'
import { alreadyInDispute, orderNotFound, returnRefused, stepRefused } from '../orders.errors.ts'
import { lockOwnOrder, type OwnOrder } from '../steps/lock-own-order.ts'
import { moveOrders } from '../steps/move-orders.ts'
import { toOrderState } from '../to-order.ts'
import { findLatestDispute, insertDispute, insertMessage, listUndisputed } from './disputes.sql.ts'
import { addPhotos } from './photos.ts'

type Complaint = OwnOrder & {
  kind: ComplaintKind
  reason: string
  /** The places of the lines; without them all that were not complained about yet. */
  lines?: readonly number[] | undefined
  photos?: readonly string[]
}

/**
 * ORD-06, ADMIN-24: reports a problem or requests a return of some lines. Throws when the order has not been delivered, when
 * it is too late (a week for a problem, the product's policy for a return), and for lines that were complained about before.
 * The same complaint again changes nothing.
 */
export async function openDispute({ db }: { db: Db }, complaint: Complaint): Promise<Order> {
  const { accountId, orderId, kind, reason } = complaint
  const own = { accountId, orderId }
  await db.transaction(async (tx) => {
    await holdAccount(tx, accountId) // an account with an open dispute is not deleted
    const { status } = await lockOwnOrder(tx, own)
    if (status === 'DISPUTED' && (await isKnown(tx, complaint))) return
    if (status !== 'DELIVERED') throw stepRefused("You can't report a problem with this order", status)
    const facts = await findOwnFacts(tx, own)
    if (!facts) throw orderNotFound()
    const positions = await choosePositions(tx, orderId, complaint.lines)
    if (complaintUntil(toOrderState(facts), kind) === null) throw returnRefused(kind)
    await moveOrders(tx, { orderIds: [orderId], to: 'DISPUTED', actor: 'CUSTOMER', note: reason })
    const id = newId<DisputeId>()
    await insertDispute(tx, { id, orderId, kind, reason, positions })
    const messageId = newId<DisputeMessageId>()
    await insertMessage(tx, { id: messageId, disputeId: id, author: 'CUSTOMER', words: reason })
    await addPhotos(tx, { messageId, by: { side: 'CUSTOMER', accountId }, keys: complaint.photos ?? [] })
  })
  return getOwnOrder(db.read, own)
}

async function choosePositions(
  tx: Tx,
  orderId: OrderId,
  wanted: readonly number[] | undefined,
): Promise<number[]> {
  const free = await listUndisputed(tx, orderId)
  const chosen = wanted ? [...new Set(wanted)] : free
  if (chosen.length === 0 || chosen.some((position) => !free.includes(position))) throw alreadyInDispute()
  return chosen
}

async function isKnown(tx: Tx, { orderId, kind, reason }: Complaint): Promise<boolean> {
  const known = await findLatestDispute(tx, orderId)
  return known?.kind === kind && known.reason === reason
}

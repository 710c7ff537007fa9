import type { OrderId } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import { recordAct } from '#audit/record-act.ts'
import { returnStock } from '#catalog/stock/return-stock.ts'
import { publish } from '#platform/jobs/outbox.ts'
import type { Db, Tx } from '#tables.ts'
import { getOrder } from '../get-order.ts'
import { stepRefused } from '../orders.errors.ts'
import { orderRefundDue } from '../steps/events.ts'
import type { LockedOrder } from '../steps/lock-orders.ts'
import { lockOrder } from '../steps/lock-own-order.ts'
import { moveOrders } from '../steps/move-orders.ts'
import { closeDispute, findLatestDispute } from './disputes.sql.ts'

type Decision = { orderId: OrderId; outcome: 'REFUNDED' | 'TURNED_DOWN'; answer: string }

/** ORD-05: staff decide a dispute once: the order is refunded, or stays delivered. Idempotent for the same decision. */
export async function settleDispute({ db }: { db: Db }, decision: Decision): Promise<Order> {
  const { orderId, outcome, answer } = decision
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const dispute = await findLatestDispute(tx, orderId)
    if (dispute?.outcome === outcome) return
    if (order.status !== 'DISPUTED' || !dispute) throw stepRefused('settled', order.status)
    await closeDispute(tx, decision)
    const to = outcome === 'REFUNDED' ? 'REFUNDED' : 'DELIVERED'
    await moveOrders(tx, { orderIds: [orderId], to, actor: 'STAFF', note: answer })
    if (outcome === 'REFUNDED') await giveBack(tx, order, dispute.kind)
    await recordAct(tx, {
      actor: { kind: 'MARKET' },
      act: 'dispute.settle',
      subjects: [`order:${orderId}`],
      reason: outcome,
    })
  })
  return getOrder(db.read, orderId)
}

/** Only returned items are restocked; after a problem the customer keeps or discards them. */
async function giveBack(tx: Tx, { id, lines }: LockedOrder, kind: 'PROBLEM' | 'RETURN'): Promise<void> {
  if (kind === 'RETURN') await returnStock(tx, lines)
  await publish(tx, orderRefundDue, { orderId: id, reason: 'DISPUTE' })
}

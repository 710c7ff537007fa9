import type { OrderId } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import type { Db } from '#tables.ts'
import { getOrder } from '../get-order.ts'
import { orderNotFound, stepRefused } from '../orders.errors.ts'
import { decideDispute } from './decide-dispute.ts'
import { findDispute } from './dispute-facts.sql.ts'
import { findLatestDispute } from './disputes.sql.ts'

type Settled = { orderId: OrderId; outcome: 'REFUNDED' | 'TURNED_DOWN'; answer: string }

/** The dev console decides the newest dispute of an order as the market, through the use case of staff. */
export async function settleLatest(
  deps: { db: Db; publicUrl: string },
  { orderId, outcome, answer }: Settled,
): Promise<Order> {
  const order = await getOrder(deps.db.read, orderId)
  const latest = await findLatestDispute(deps.db.read, orderId)
  const dispute = latest && (await findDispute(deps.db.read, latest.id))
  if (!dispute) throw order ? stepRefused("This order can't be settled", order.status) : orderNotFound()
  const withReturn = outcome === 'REFUNDED' && dispute.kind === 'RETURN'
  const decision = {
    disputeId: dispute.id,
    round: dispute.appeal ? 2 : 1,
    outcome,
    lines: [],
    amountKobo: null,
    withReturn,
    wayBorneBy: withReturn ? ('SHOP' as const) : null,
    words: answer,
  }
  await decideDispute(deps, decision, { by: null, isProved: true })
  return getOrder(deps.db.read, orderId)
}

import type { DisputeId } from '@ahia/contracts/ids'
import type { Dispute, DisputeSide } from '@ahia/contracts/shapes/dispute'
import { addShopNews } from '#notifications/shop-news/add-shop-news.ts'
import type { Log } from '#platform/log.ts'
import type { Db, Tx } from '#tables.ts'
import { disputeStepRefused } from '../orders.errors.ts'
import { emailDisputeCustomer, withStaff } from './dispute-emails.ts'
import { findDispute } from './dispute-facts.sql.ts'
import { listToEscalate, markEscalated } from './disputes.sql.ts'
import { getDispute } from './get-disputes.ts'
import { type LockedDispute, lockDispute, lockOwnDispute, type Party } from './parties.ts'

type Deps = { db: Db; publicUrl: string }
const AT_ONCE = 100

/** ADMIN-24: one side asks our team to decide. The same again changes nothing. */
export async function escalateDispute(deps: Deps, party: Party, id: DisputeId): Promise<Dispute> {
  await deps.db.transaction(async (tx) => {
    const locked = await lockOwnDispute(tx, id, party)
    if (locked.stage !== 'WITH_SHOP' && locked.stage !== 'WITH_STAFF') throw disputeStepRefused(locked.stage)
    await escalate(tx, deps, { locked, by: party.side })
  })
  return getDispute(deps.db.read, id)
}

/** Terms 10.4: what is not settled after 7 days is escalated. Runs every few minutes; idempotent. */
export async function escalateDueDisputes(deps: Deps & { log: Log }): Promise<void> {
  for (const id of await listToEscalate(deps.db.read, AT_ONCE)) {
    try {
      await deps.db.transaction(async (tx) =>
        escalate(tx, deps, { locked: await lockDispute(tx, id), by: 'MARKET' }),
      )
    } catch (error) {
      deps.log.error({ disputeId: id, err: error }, 'a dispute could not be escalated')
    }
  }
}

async function escalate(
  tx: Tx,
  deps: Deps,
  { locked, by }: { locked: LockedDispute; by: DisputeSide | 'MARKET' },
): Promise<void> {
  const { dispute, order } = locked
  if (!(await markEscalated(tx, dispute.id, by))) return
  const now = await findDispute(tx, dispute.id)
  await emailDisputeCustomer(tx, deps, order.id, withStaff(now?.decidesBy ?? null))
  if (by !== 'SHOP')
    await addShopNews(tx, [{ shopId: order.shopId, orderId: order.id, kind: 'DISPUTE_WITH_STAFF' }])
}

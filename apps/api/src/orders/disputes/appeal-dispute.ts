import type { DisputeId } from '@ahia/contracts/ids'
import type { Dispute } from '@ahia/contracts/shapes/dispute'
import { holdAccount } from '#accounts/hold-account.ts'
import { addShopNews } from '#notifications/shop-news/add-shop-news.ts'
import type { Db, Tx } from '#tables.ts'
import { appealTooLate, disputeStepRefused } from '../orders.errors.ts'
import { moveOrders } from '../steps/move-orders.ts'
import { emailDisputeCustomer, shopAppealed } from './dispute-emails.ts'
import { insertAppeal } from './disputes.sql.ts'
import { getDispute } from './get-disputes.ts'
import { type LockedDispute, lockOwnDispute, type Party } from './parties.ts'

type Deps = { db: Db; publicUrl: string }
type Appeal = { disputeId: DisputeId; words: string }

/**
 * ADMIN-26: one side asks for another arbiter, once, within 7 days. The dispute is open again and its lines are held; what was
 * refunded stays so. The same again changes nothing.
 */
export async function appealDispute(
  deps: Deps,
  party: Party,
  { disputeId, words }: Appeal,
): Promise<Dispute> {
  await deps.db.transaction(async (tx) => {
    await holdAccount(tx, party.accountId)
    const locked = await lockOwnDispute(tx, disputeId, party)
    if (isSame(locked, party, words)) return
    requireAppealable(locked)
    if (!(await insertAppeal(tx, { disputeId, by: party.side, words }))) throw disputeStepRefused('APPEALED')
    await reopen(tx, deps, { locked, party, words })
  })
  return getDispute(deps.db.read, disputeId)
}

const isSame = ({ dispute: { appeal } }: LockedDispute, { side }: Party, words: string): boolean =>
  appeal?.by === side && appeal.words === words

function requireAppealable({ stage, dispute }: LockedDispute): void {
  if (stage === 'ENDED' && dispute.appeal === null && dispute.decisions.length > 0) throw appealTooLate()
  if (stage !== 'DECIDED') throw disputeStepRefused(stage)
}

type Reopened = { locked: LockedDispute; party: Party; words: string }

async function reopen(tx: Tx, deps: Deps, { locked: { order }, party, words }: Reopened): Promise<void> {
  const { id: orderId, shopId } = order
  // An order that was refunded in full stays so; only the shop's balance is open again.
  await moveOrders(tx, {
    orderIds: [orderId],
    from: 'DELIVERED',
    to: 'DISPUTED',
    actor: party.side,
    note: words,
    isQuiet: true,
  })
  if (party.side === 'SHOP') await emailDisputeCustomer(tx, deps, orderId, shopAppealed())
  else await addShopNews(tx, [{ shopId, orderId, kind: 'DISPUTE_APPEALED' }])
}

import type { DisputeDecisionId, DisputeId } from '@ahia/contracts/ids'
import { DISPUTE_APPEAL_DAYS } from '@ahia/contracts/limits'
import type { WayBearer } from '@ahia/contracts/shapes/dispute'
import { recordAct } from '#audit/record-act.ts'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { returnStock } from '#catalog/stock/return-stock.ts'
import { bookJournal } from '#ledger/book-journal.ts'
import { credit, debit } from '#ledger/entry.rules.ts'
import { addEmailedOrderNews } from '#notifications/shop-news/add-shop-news.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/jobs/outbox.ts'
import { readStaffNames } from '#staff/members/staff-names.reads.ts'
import { alreadyDecided, proofNeeded } from '#staff/staff.errors.ts'
import type { Db, Reader, Tx } from '#tables.ts'
import { listOrderEmailProjections } from '../emails/order-email-projections.sql.ts'
import { disputeStepRefused, otherArbiterNeeded } from '../orders.errors.ts'
import { orderPartRefundDue, orderRefundDue } from '../steps/events.ts'
import { moveOrders } from '../steps/move-orders.ts'
import type { DecisionRequest } from './decision.rules.ts'
import { type Decided, decisionEmails } from './decision-emails.ts'
import { emailDisputeCustomer, emailDisputeShop } from './dispute-emails.ts'
import type { DisputeDecision, DisputeFacts } from './dispute-facts.sql.ts'
import { hasOtherOpen, insertDecision } from './disputes.sql.ts'
import { type LockedDispute, lockDispute } from './parties.ts'
import { type DecisionPlan, planDecision } from './plan-decision.ts'

type Deps = { db: Db; publicUrl: string }

export type Decision = DecisionRequest & {
  disputeId: DisputeId
  /** 1, or 2 for an appeal: what the arbiter saw. */
  round: number
  withReturn: boolean
  wayBorneBy: WayBearer | null
  /** The reason, the same to both sides. */
  words: string
}

type By = {
  /** null: the market itself, on the dev console. */
  by: StaffActor | null
  /** ADMIN-05: shown in the last minutes. */
  isProved: boolean
}

/**
 * ADMIN-25, ADMIN-26: staff decide a dispute once, and once more after an appeal, by another arbiter. Refund, stock, emails to
 * both and the audit are one transaction. The same decision again changes nothing; another one throws ALREADY_DECIDED.
 */
export const decideDispute = (deps: Deps, decision: Decision, { by, isProved }: By): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const locked = await lockDispute(tx, decision.disputeId)
    const known = locked.dispute.decisions.find(({ round }) => round === decision.round)
    if (known && isSame(known, decision)) return
    if (known) throw alreadyDecided(await whoDecided(tx, known))
    requireTurn(locked, decision, by)
    const plan = await planDecision(tx, locked.dispute, decision)
    if (plan.needsProof && by !== null && !isProved) throw proofNeeded()
    await carryOut(tx, deps, { locked, decision, plan, by })
  })

type Carried = { locked: LockedDispute; decision: Decision; plan: DecisionPlan; by: StaffActor | null }

async function carryOut(tx: Tx, deps: Deps, { locked, decision, plan, by }: Carried): Promise<void> {
  const { disputeId, round, outcome, withReturn, wayBorneBy, words } = decision
  const id = newId<DisputeDecisionId>()
  await insertDecision(tx, {
    id,
    disputeId,
    round,
    outcome,
    withReturn,
    wayBorneBy: withReturn ? wayBorneBy : null,
    words,
    lines: decision.lines,
    amountKobo: plan.amountKobo,
    shopKobo: plan.follows.shopKobo,
    refundKobo: plan.follows.customerKobo,
    creditKobo: plan.follows.creditKobo,
    staffId: by?.id ?? null,
  })
  await moveMoney(tx, { id, locked, decision, plan })
  const isBack = locked.dispute.decisions.some((earlier) => earlier.withReturn)
  if (withReturn && !isBack) await returnStock(tx, linesBack(locked, decision))
  await notifyBoth(tx, deps, { locked, decision, plan })
  await record(tx, { disputeId, orderId: locked.order.id, outcome, by })
}

type Moved = { id: DisputeDecisionId; locked: LockedDispute; decision: Decision; plan: DecisionPlan }

async function moveMoney(tx: Tx, { id, locked, decision, plan }: Moved): Promise<void> {
  const { id: orderId, shopId } = locked.order
  const { customerKobo, creditKobo, takesFrom } = plan.follows
  if (!(await hasOtherOpen(tx, { id: decision.disputeId, orderId })))
    await moveOrders(tx, {
      orderIds: [orderId],
      from: 'DISPUTED',
      to: plan.isEnd ? 'REFUNDED' : 'DELIVERED',
      actor: 'STAFF',
      note: decision.words,
    })
  if (customerKobo > 0 && plan.isEnd) await publish(tx, orderRefundDue, { orderId, reason: 'DISPUTE' })
  if (customerKobo > 0 && !plan.isEnd)
    await publish(tx, orderPartRefundDue, { orderId, decisionId: id, amountKobo: customerKobo, takesFrom })
  // Not of the order: the customer keeps its money, so it is what the market gives of its own.
  if (creditKobo > 0)
    await bookJournal(tx, {
      key: `appeal:${decision.disputeId}`,
      kind: 'APPEAL',
      entries: [debit('GOODWILL', null, creditKobo), { ...credit('SHOP', null, creditKobo), shopId }],
    })
}

/** Of a part by line only what was paid back; else everything that is disputed. */
function linesBack({ order, dispute }: LockedDispute, { outcome, lines }: Decision) {
  const wanted =
    outcome === 'PART' && lines.length > 0
      ? lines
      : dispute.lines.map(({ position, quantity }) => ({ position, quantity }))
  return wanted.flatMap(({ position, quantity }) =>
    order.lines.filter((line) => line.position === position).map((line) => ({ ...line, quantity })),
  )
}

type Notified = Omit<Carried, 'by'>

async function notifyBoth(tx: Tx, deps: Deps, { locked, decision, plan }: Notified): Promise<void> {
  const about = { shopId: locked.order.shopId, orderId: locked.order.id }
  const emails = decisionEmails(await toDecided(tx, locked.dispute, { ...decision, plan }))
  await emailDisputeCustomer(tx, deps, about.orderId, emails.customer)
  await emailDisputeShop(tx, deps, about, emails.shop)
  await addEmailedOrderNews(tx, { ...about, kind: 'DISPUTE_DECIDED' })
}

const DAY_MS = 86_400_000

/** What the emails are written from; the preview calls it too. */
export async function toDecided(
  reader: Reader,
  dispute: DisputeFacts,
  {
    plan,
    round,
    outcome,
    withReturn,
    wayBorneBy,
    words,
  }: Omit<Decision, 'disputeId'> & { plan: DecisionPlan },
): Promise<Decided> {
  const [order] = await listOrderEmailProjections(reader, [dispute.orderId])
  return {
    orderId: dispute.orderId,
    shopName: dispute.shopName,
    round,
    outcome,
    amountKobo: plan.amountKobo,
    follows: plan.follows,
    withReturn,
    wayBorneBy,
    words,
    appealUntil: round === 1 ? new Date(dispute.readAt.getTime() + DISPUTE_APPEAL_DAYS * DAY_MS) : null,
    isWithBank: order?.isWithBank ?? false,
  }
}

function requireTurn({ dispute, stage }: LockedDispute, { round }: Decision, by: StaffActor | null): void {
  const isTurn = round === 1 ? stage === 'WITH_SHOP' || stage === 'WITH_STAFF' : stage === 'APPEALED'
  if (!isTurn) throw disputeStepRefused(stage)
  if (round === 2 && by !== null && dispute.decisions[0]?.staffId === by.id) throw otherArbiterNeeded()
}

const isSame = (known: DisputeDecision, decision: Decision): boolean =>
  known.outcome === decision.outcome &&
  known.words === decision.words &&
  known.withReturn === decision.withReturn &&
  known.wayBorneBy === (decision.withReturn ? decision.wayBorneBy : null) &&
  (decision.amountKobo === null || decision.lines.length > 0 || known.amountKobo === decision.amountKobo) &&
  sameLines(known.lines, decision.lines)

const sameLines = (some: Decision['lines'], others: Decision['lines']): boolean =>
  JSON.stringify(sorted(some)) === JSON.stringify(sorted(others))

const sorted = (lines: Decision['lines']) =>
  lines
    .map(({ position, quantity }) => ({ position, quantity }))
    .toSorted((one, other) => one.position - other.position)

async function whoDecided(reader: Reader, { staffId }: DisputeDecision): Promise<string | null> {
  return staffId === null ? null : ((await readStaffNames(reader, [staffId])).get(staffId) ?? null)
}

type Recorded = Pick<Carried, 'by'> & Pick<Decision, 'disputeId' | 'outcome'> & { orderId: string }

function record(tx: Tx, { disputeId, orderId, outcome, by }: Recorded): Promise<void> {
  const act = {
    act: 'dispute.decide',
    subjects: [`dispute:${disputeId}`, `order:${orderId}`],
    reason: outcome,
  } as const
  return by === null ? recordAct(tx, { ...act, actor: { kind: 'MARKET' } }) : recordStaffAct(tx, by, act)
}

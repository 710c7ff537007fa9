import type { StandingAppealId } from '@ahia/contracts/ids'
import { recordAct } from '#audit/record-act.ts'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import { readStaffNames } from '#staff/members/staff-names.reads.ts'
import { alreadyDecided } from '#staff/staff.errors.ts'
import type { Tx } from '#tables.ts'
import { appealNotFound, otherColleagueNeeded } from '../orders.errors.ts'
import { emailAppealAnswer } from './appeal-emails.ts'
import { type AppealFacts, type AppealOutcome, lockAppeal, storeDecision } from './appeals.sql.ts'

type Decision = {
  id: StandingAppealId
  outcome: AppealOutcome
  answer: string
  /** null: the market itself, on the dev console. */
  by: StaffActor | null
}

/**
 * SELL-51: staff decide an appeal once, and the shop is emailed their answer; not who decided the complaint about the order.
 * The same decision again changes nothing, another one throws ALREADY_DECIDED.
 */
export const decideAppeal = (deps: EmailDeps, { id, outcome, answer, by }: Decision): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const appeal = await lockAppeal(tx, id)
    if (!appeal) throw appealNotFound()
    const { decision } = appeal
    if (decision?.outcome === outcome && decision.answer === answer) return
    if (decision) throw alreadyDecided(await whoDecided(tx, decision))
    if (by && appeal.decidedComplaint.includes(by.id)) throw otherColleagueNeeded()
    await storeDecision(tx, { id, outcome, answer, staffId: by?.id ?? null })
    await emailAppealAnswer(tx, deps, { ...appeal, outcome, answer })
    await record(tx, { appeal, outcome, by })
  })

async function whoDecided(tx: Tx, { staffId }: NonNullable<AppealFacts['decision']>): Promise<string | null> {
  return staffId === null ? null : ((await readStaffNames(tx, [staffId])).get(staffId) ?? null)
}

type Recorded = { appeal: AppealFacts; outcome: AppealOutcome; by: StaffActor | null }

function record(tx: Tx, { appeal: { id, shopId, orderId }, outcome, by }: Recorded): Promise<void> {
  const act = {
    act: 'appeal.decide',
    subjects: [`appeal:${id}`, `shop:${shopId}`, `order:${orderId}`],
    reason: outcome,
  } as const
  return by === null ? recordAct(tx, { ...act, actor: { kind: 'MARKET' } }) : recordStaffAct(tx, by, act)
}

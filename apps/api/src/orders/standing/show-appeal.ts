import type { StandingAppeal } from '@ahia/contracts/admin/appeals'
import type { StaffMemberId, StandingAppealId } from '@ahia/contracts/ids'
import { readStaffNames } from '#staff/members/staff-names.reads.ts'
import type { Db } from '#tables.ts'
import { appealNotFound } from '../orders.errors.ts'
import { appealAnswer } from './appeal-emails.ts'
import { type AppealOutcome, findAppeal } from './appeals.sql.ts'

async function getAppeal(db: Db, id: StandingAppealId) {
  const appeal = await findAppeal(db.read, id)
  if (!appeal) throw appealNotFound()
  return appeal
}

/** SELL-51: what counts against the shop, its words and the decision, for staff. */
export async function showAppeal(
  { db }: { db: Db },
  { id, viewer }: { id: StandingAppealId; viewer: StaffMemberId },
): Promise<StandingAppeal> {
  const { shopId, shopName, orderId, measure, words, createdAt, decision, decidedComplaint } =
    await getAppeal(db, id)
  const names = await readStaffNames(db.read, decision?.staffId ? [decision.staffId] : [])
  return {
    _id: id,
    shop: { _id: shopId, name: shopName },
    orderId,
    measure,
    words,
    since: createdAt.toISOString(),
    decision: decision && {
      outcome: decision.outcome,
      words: decision.answer,
      by: decision.staffId && (names.get(decision.staffId) ?? null),
      at: decision.at.toISOString(),
    },
    needsAnother: decidedComplaint.includes(viewer),
  }
}

type Given = { id: StandingAppealId; outcome: AppealOutcome; answer: string }

/** The email before it goes. */
export async function previewAppeal(
  { db }: { db: Db },
  { id, outcome, answer }: Given,
): Promise<{ subject: string; text: string }> {
  const { subject, paragraphs } = appealAnswer({ ...(await getAppeal(db, id)), outcome, answer })
  return { subject, text: paragraphs.join('\n\n') }
}

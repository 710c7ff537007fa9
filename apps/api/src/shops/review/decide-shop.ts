import type { ShopId } from '@ahia/contracts/ids'
import { BRAND } from '@ahia/reference/brand'
import { type ShopDecision, WARNINGS_BEFORE_END } from '@ahia/reference/staff/shop-decisions'
import { recordAct } from '#audit/record-act.ts'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { writeEmail } from '#notifications/write-email.ts'
import { publish } from '#platform/jobs/outbox.ts'
import type { Tx } from '#tables.ts'
import type { ShelvesDeps } from '../closing/closing-deps.ts'
import { insertClosingOf } from '../closing/closings.sql.ts'
import { emailShop } from '../emails/email-shop.ts'
import { lockShop } from '../lock-shop.ts'
import { approveSeen, isWaiting } from '../pending-shops.sql.ts'
import { shopApproved } from '../shop-events.ts'
import {
  checksOpen,
  notInThisState,
  otherColleagueNeeded,
  shopChanged,
  shopNotFound,
  tooFewWarnings,
} from '../shops.errors.ts'
import { listMissing } from './checks.sql.ts'
import { type DecisionWords, getReasonSentence, writeDecision } from './decision-email.ts'
import { countWarnings, findShopRow, insertDecision, moveShop, setReviewState } from './decisions.sql.ts'
import { findOpenAnswer } from './suspensions.sql.ts'

type DecisionInput = DecisionWords & {
  shopId: ShopId
  version: number
  /** null: the market itself, when a suspension is over. */
  by: StaffActor | null
}

/** Which decisions put all products of a shop on sale or take them off. */
const CHANGES_WHAT_IS_ON_SALE = {
  APPROVE: true,
  ASK: false,
  REFUSE: false,
  WARN: false,
  SUSPEND: true,
  KEEP: false,
  REOPEN: true,
  END: true,
} satisfies Record<ShopDecision, boolean>

const FOOTNOTE = { text: `You're getting this email because you have a shop at ${BRAND.name}.` }

/**
 * ADMIN-20…22: decides on a shop as it was seen: its status, the decision with its reason and words, the email to the owner and
 * the audit entry, all or nothing. Of two decisions at the same time, the second fails.
 */
export async function decideShop(deps: ShelvesDeps, decided: DecisionInput): Promise<void> {
  const { shopId, decision, reason, by } = decided
  getReasonSentence(decided) // throws for an unknown reason before anything is locked
  await deps.db.transaction(async (tx) => {
    if (CHANGES_WHAT_IS_ON_SALE[decision]) await deps.lockShopProducts(tx, shopId)
    // Locked first: where a trigger comes before an update, RETURNING old is what the statement saw before it waited.
    await lockShop(tx, shopId)
    const isOpen = (await findShopRow(tx, shopId))?.status === 'APPROVED'
    await assertOtherColleague(tx, decided)
    await apply(tx, decided)
    let emailSubject = ''
    await emailShop(tx, deps, shopId, async ({ email, shopName, publicUrl }) => {
      const { subject, paragraphs, button } = writeDecision(decided, { shopName, publicUrl, shopId, isOpen })
      emailSubject = subject
      const written = await writeEmail({ heading: subject, paragraphs, button, footnote: FOOTNOTE })
      return { to: email, subject, ...written, headers: { 'Reply-To': BRAND.email } }
    })
    await insertDecision(tx, { ...decided, emailSubject, staffId: by?.id ?? null })
    const entry = { act: `shop.${decision.toLowerCase()}`, subjects: [`shop:${shopId}`], reason } as const
    if (by) await recordStaffAct(tx, by, { ...entry, subjects: [`shop:${shopId}`] })
    else await recordAct(tx, { ...entry, subjects: [`shop:${shopId}`], actor: { kind: 'MARKET' } })
  })
}

async function apply(tx: Tx, { decision, shopId, version, reason }: DecisionInput): Promise<void> {
  switch (decision) {
    case 'APPROVE':
      return approve(tx, { shopId, version })
    case 'ASK':
    case 'REFUSE': {
      const state = decision === 'ASK' ? 'ASKED' : 'REFUSED'
      if (!(await setReviewState(tx, { shopId, version, state }))) throw await explainFailure(tx, shopId)
      return
    }
    case 'WARN':
      if (!(await findShopRow(tx, shopId))) throw shopNotFound()
      return
    case 'SUSPEND':
      if (!(await moveShop(tx, { shopId, from: 'APPROVED', to: 'SUSPENDED' })))
        throw await explainFailure(tx, shopId)
      return
    case 'KEEP':
      if ((await findOpenAnswer(tx, shopId)) === null) throw await explainFailure(tx, shopId)
      return
    case 'REOPEN':
      if (!(await moveShop(tx, { shopId, from: 'SUSPENDED', to: 'APPROVED' })))
        throw await explainFailure(tx, shopId)
      return publish(tx, shopApproved, { shopId })
    case 'END':
      if (reason !== 'DANGER' && (await countWarnings(tx, shopId)) < WARNINGS_BEFORE_END)
        throw tooFewWarnings()
      if (!(await insertClosingOf(tx, shopId))) throw await explainFailure(tx, shopId)
      return
  }
}

const ENDS_SUSPENSION: ReadonlySet<ShopDecision> = new Set(['KEEP', 'REOPEN', 'END'])

/** ADMIN-21: the colleague who suspended a shop does not decide about its answer. The database checks this too. */
async function assertOtherColleague(tx: Tx, { decision, shopId, by }: DecisionInput): Promise<void> {
  if (by === null || !ENDS_SUSPENSION.has(decision)) return
  const answer = await findOpenAnswer(tx, shopId)
  if (answer?.suspendedBy === by.id) throw otherColleagueNeeded()
}

/** ADMIN-18: throws while a required check is open. */
async function approve(tx: Tx, seen: { shopId: ShopId; version: number }): Promise<void> {
  const { shopId } = seen
  const missing = await listMissing(tx, shopId)
  if (missing.length > 0) throw checksOpen(missing)
  const previousStatus = await approveSeen(tx, seen)
  if (previousStatus === null) throw await explainFailure(tx, shopId)
  if (previousStatus !== 'APPROVED') await publish(tx, shopApproved, { shopId })
}

async function explainFailure(tx: Tx, shopId: ShopId) {
  if (await isWaiting(tx, shopId)) return shopChanged()
  return (await findShopRow(tx, shopId)) ? notInThisState() : shopNotFound()
}

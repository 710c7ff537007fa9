import { type DecisionPreview, REASON_PLACE } from '@ahia/contracts/admin/disputes'
import type { DisputeId } from '@ahia/contracts/ids'
import type { WayBearer } from '@ahia/contracts/shapes/dispute'
import { toNaira } from '@ahia/money/naira'
import type { Db } from '#tables.ts'
import { disputeNotFound, disputeStepRefused } from '../../orders.errors.ts'
import { toDecided } from '../decide-dispute.ts'
import type { DecisionRequest, WhatFollows } from '../decision.rules.ts'
import { decisionEmails } from '../decision-emails.ts'
import { stageOf } from '../dispute.rules.ts'
import type { EmailWords } from '../dispute-emails.ts'
import { findDispute } from '../dispute-facts.sql.ts'
import { planDecision } from '../plan-decision.ts'
import { roundOf } from './get-dispute-page.ts'

type Request = DecisionRequest & { id: DisputeId; wayBorneBy: WayBearer | null }

/** ADMIN-25: what would follow to the kobo, and both emails, before anything is decided. Changes nothing. */
export async function previewDecision({ db }: { db: Db }, request: Request): Promise<DecisionPreview> {
  const facts = await findDispute(db.read, request.id)
  if (!facts) throw disputeNotFound()
  const round = roundOf(facts)
  if (round === null) throw disputeStepRefused(stageOf(facts))
  const plan = await planDecision(db.read, facts, request)
  const withReturn = request.wayBorneBy !== null
  const decided = await toDecided(db.read, facts, {
    ...request,
    round,
    withReturn,
    words: REASON_PLACE,
    plan,
  })
  const { customer, shop } = decisionEmails(decided)
  return {
    follows: inNaira(plan.follows, plan.amountKobo),
    needsProof: plan.needsProof,
    emails: { customer: toEmail(customer), shop: toEmail(shop) },
  }
}

const toEmail = ({ subject, paragraphs }: EmailWords) => ({ subject, paragraphs: [...paragraphs] })

const inNaira = (
  follows: WhatFollows,
  amountKobo: WhatFollows['customerKobo'],
): DecisionPreview['follows'] => ({
  amount: toNaira(amountKobo),
  customer: toNaira(follows.customerKobo),
  shop: toNaira(follows.shopKobo),
  commission: toNaira(follows.commissionKobo),
  delivery: toNaira(follows.deliveryKobo),
  service: toNaira(follows.serviceKobo),
  credit: toNaira(follows.creditKobo),
})

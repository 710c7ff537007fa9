import { type Kobo, ZERO } from '@ahia/money/kobo'
import { readOrderEntries } from '#ledger/ledger.reads.ts'
import type { Reader } from '#tables.ts'
import { decisionAmountRefused } from '../orders.errors.ts'
import { amountOf, type DecisionRequest, mostOf, type WhatFollows, whatFollows } from './decision.rules.ts'
import type { DisputeFacts } from './dispute-facts.sql.ts'
import { readLeft, readProofLimit } from './disputes.sql.ts'

export type DecisionPlan = {
  amountKobo: Kobo
  follows: WhatFollows
  /** The order ends with it: everything that is left of it goes back. */
  isEnd: boolean
  mostKobo: Kobo
  needsProof: boolean
}

/** ADMIN-25: what a decision comes to. What staff are shown before is what is done then. Throws for an amount that cannot be. */
export async function planDecision(
  reader: Reader,
  dispute: DisputeFacts,
  request: DecisionRequest,
): Promise<DecisionPlan> {
  const disputed = await readDisputed(reader, dispute)
  const decided = amountOf(request, disputed)
  if ('fault' in decided) throw decisionAmountRefused(decided.fault)
  const isEnd = request.outcome === 'REFUNDED' && disputed.isWhole
  const follows = whatFollows(decided.amountKobo, {
    before: {
      refundedKobo: dispute.refundedKobo,
      shopKobo: dispute.decisions[0]?.shopKobo ?? ZERO,
    },
    frozen: await readOrderEntries(reader, dispute.orderId),
    isEnd,
  })
  const needsProof = decided.amountKobo > (await readProofLimit(reader))
  return { amountKobo: decided.amountKobo, follows, isEnd, mostKobo: mostOf(disputed), needsProof }
}

export async function readDisputed(
  reader: Reader,
  { lines, orderLines, refundedKobo, orderId }: DisputeFacts,
) {
  const leftKobo = await readLeft(reader, orderId)
  return { lines, isWhole: lines.length === orderLines, refundedKobo, leftKobo }
}

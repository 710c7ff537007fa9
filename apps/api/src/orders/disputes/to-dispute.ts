import type { Dispute } from '@ahia/contracts/shapes/dispute'
import { toNaira } from '@ahia/money/naira'
import { ACTIONS_AT, stageOf } from './dispute.rules.ts'
import type { DisputeFacts } from './dispute-facts.sql.ts'

/** ADMIN-24: a dispute as both sides see it: no colleague's name, and no telephone or address of the other side. */
export function toDispute(facts: DisputeFacts): Dispute {
  const stage = stageOf(facts)
  return {
    _id: facts.id,
    orderId: facts.orderId,
    kind: facts.kind,
    stage,
    openedAt: facts.openedAt.toISOString(),
    lines: facts.lines.map(({ position, name, choices, image, quantity, unitKobo, lineKobo }) => ({
      position,
      name,
      choices,
      image,
      quantity,
      price: toNaira(unitKobo),
      lineTotal: toNaira(lineKobo),
    })),
    answerBy: facts.answerBy.toISOString(),
    escalatesAt: facts.escalatesAt.toISOString(),
    escalatedBy: facts.escalatedBy,
    decidesBy: stage === 'WITH_STAFF' || stage === 'APPEALED' ? isoOf(facts.decidesBy) : null,
    messages: facts.messages.map(({ id: _id, by, asks, at, words, photos }) => ({
      _id,
      by,
      asks,
      at,
      words,
      photos,
    })),
    decisions: facts.decisions.map(
      ({ round, outcome, amountKobo, lines, withReturn, wayBorneBy, words, at }) => ({
        round,
        outcome,
        amount: toNaira(amountKobo),
        lines,
        withReturn,
        wayBorneBy,
        words,
        at,
      }),
    ),
    appeal: facts.appeal,
    appealUntil: stage === 'DECIDED' ? isoOf(facts.appealUntil) : null,
    actions: [...ACTIONS_AT[stage]],
  }
}

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null

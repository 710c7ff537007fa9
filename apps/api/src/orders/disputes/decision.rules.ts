import type { DisputeOutcome } from '@ahia/contracts/shapes/dispute'
import { subtract, sum } from '@ahia/money/arithmetic'
import { type Kobo, kobo, ZERO } from '@ahia/money/kobo'
import type { Entry, LedgerAccount } from '#ledger/entry.rules.ts'
import { goodsLeft, refundEntries, type TakesFrom } from '#ledger/refund.rules.ts'

export type DecisionRequest = {
  outcome: DisputeOutcome
  /** Of a part: by line, or else by amount. */
  lines: readonly { position: number; quantity: number }[]
  amountKobo: Kobo | null
}

type Disputed = {
  lines: readonly { position: number; quantity: number; unitKobo: Kobo; lineKobo: Kobo }[]
  /** Whether it is about every line of the order: then delivery and service may go back as well. */
  isWhole: boolean
  /** What its earlier decision gave back. */
  refundedKobo: Kobo
  /** What is left of the order to refund. */
  leftKobo: Kobo
}

export type DecisionAmount = { amountKobo: Kobo } | { fault: string }

/** The most that this dispute can give back in all, with what was given back before. */
export function mostOf({ lines, isWhole, refundedKobo, leftKobo }: Disputed): Kobo {
  const allKobo = sum([leftKobo, refundedKobo])
  return isWhole ? allKobo : kobo(Math.min(sum(lines.map(({ lineKobo }) => lineKobo)), allKobo))
}

/** ADMIN-25: what the customer gets in all, or why that cannot be. */
export function amountOf(request: DecisionRequest, disputed: Disputed): DecisionAmount {
  const most = mostOf(disputed)
  if (request.outcome !== 'PART' && request.lines.length > 0)
    return { fault: 'Choose items only to refund a part' }
  if (request.outcome === 'REFUNDED')
    return most > 0 ? { amountKobo: most } : { fault: 'Nothing is left of this order to refund' }
  if (request.outcome !== 'PART') return { amountKobo: ZERO }
  const amountKobo = request.lines.length > 0 ? sumOfLines(request, disputed) : request.amountKobo
  if (amountKobo === null) return { fault: 'Choose items that are disputed, and no more than were bought' }
  if (amountKobo <= 0) return { fault: 'Enter an amount above ₦0' }
  if (amountKobo > most) return { fault: 'That is more than can be paid back' }
  if (amountKobo === most && disputed.isWhole) return { fault: 'That is all of it: choose a refund in full' }
  return { amountKobo }
}

/** null: something is not disputed, twice there, or more than was bought. */
function sumOfLines({ lines }: DecisionRequest, disputed: Disputed): Kobo | null {
  if (new Set(lines.map(({ position }) => position)).size < lines.length) return null
  const parts = lines.map(({ position, quantity }) => {
    const line = disputed.lines.find((one) => one.position === position)
    return line && quantity <= line.quantity ? kobo(line.unitKobo * quantity) : null
  })
  const known = parts.filter((part) => part !== null)
  return known.length === parts.length ? sum(known) : null
}

/** ADMIN-25: who gains and who gives what, to the kobo. */
export type WhatFollows = {
  /** To the customer now; of an appeal what is more than before. */
  customerKobo: Kobo
  shopKobo: Kobo
  commissionKobo: Kobo
  deliveryKobo: Kobo
  serviceKobo: Kobo
  /** ADMIN-26: to the shop, from the market: the customer keeps what they have. */
  creditKobo: Kobo
  takesFrom: TakesFrom
}

type Before = { refundedKobo: Kobo; shopKobo: Kobo }

export function whatFollows(
  amountKobo: Kobo,
  { before, frozen, isEnd }: { before: Before; frozen: readonly Entry[]; isEnd: boolean },
): WhatFollows {
  const customerKobo = kobo(Math.max(0, amountKobo - before.refundedKobo))
  const takesFrom: TakesFrom = isEnd || customerKobo > goodsLeft(frozen) ? 'ORDER' : 'GOODS'
  const owedKobo = -sum(frozen.filter(({ account }) => !OURS.includes(account)).map(({ kobo }) => kobo))
  const entries =
    customerKobo > 0 && customerKobo <= owedKobo
      ? refundEntries({ frozen, amountKobo: customerKobo, takesFrom })
      : []
  const of = (account: LedgerAccount) =>
    sum(entries.filter((entry) => entry.account === account).map((entry) => entry.kobo))
  return {
    customerKobo,
    shopKobo: of('SHOP'),
    commissionKobo: of('COMMISSION'),
    deliveryKobo: of('DELIVERY'),
    serviceKobo: of('SERVICE'),
    creditKobo: creditOf(amountKobo, before),
    takesFrom,
  }
}

const OURS: readonly LedgerAccount[] = ['PROVIDER', 'PROVIDER_FEE']

/** What the shop gave of the difference. BigInt, because the product of two amounts outgrows exact numbers. */
function creditOf(amountKobo: Kobo, { refundedKobo, shopKobo }: Before): Kobo {
  if (amountKobo >= refundedKobo) return ZERO
  const stays = (BigInt(shopKobo) * BigInt(amountKobo)) / BigInt(refundedKobo)
  return subtract(shopKobo, kobo(Number(stays)))
}

import type { DecisionLine } from '@ahia/contracts/admin/disputes'
import type { DisputeOutcome, WayBearer } from '@ahia/contracts/shapes/dispute'

/** A decision that is being made. */
export type Draft = {
  outcome: DisputeOutcome | null
  /** By the place of a line; of a part. */
  quantities: Readonly<Record<number, number>>
  /** Naira as typed; of a part by amount. */
  amount: string
  wayBorneBy: WayBearer | null
}

export const toLines = ({ outcome, quantities }: Draft): DecisionLine[] =>
  outcome === 'PART'
    ? Object.entries(quantities)
        .map(([position, quantity]) => ({ position: Number(position), quantity }))
        .filter(({ quantity }) => quantity > 0)
    : []

/** Whether it says all that is needed. */
export function isWhole(draft: Draft): boolean {
  if (draft.outcome === null) return false
  return draft.outcome !== 'PART' || toLines(draft).length > 0 || /^\d{1,9}(\.\d{1,2})?$/.test(draft.amount)
}

/** As the preview is asked for it: '0:1,2:3'. */
export const linesText = (draft: Draft): string =>
  toLines(draft)
    .map(({ position, quantity }) => `${position}:${quantity}`)
    .join()

import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { fromNaira } from '@ahia/money/naira'
import type { Reason } from './stock-words.ts'
import { readPrice } from './stock-words.ts'

/** What was typed for a row and is not saved yet. */
export type Draft = {
  /** Null: not touched. */
  price: string | null
  change: number
  reason: Reason
  /** The server has asked whether this price is meant (SELL-43). */
  isAsked: boolean
}

export const NO_DRAFT: Draft = { price: null, change: 0, reason: 'SOLD_ELSEWHERE', isAsked: false }

export type Drafts = ReadonlyMap<StockRow['_id'], Draft>

export const draftOf = (drafts: Drafts, { _id }: StockRow): Draft => drafts.get(_id) ?? NO_DRAFT

export const hasNewPrice = ({ price }: StockRow, draft: Draft): boolean =>
  draft.price !== null && readPrice(draft.price) !== fromNaira(price)

export const priceError = (row: StockRow, draft: Draft): string | null =>
  hasNewPrice(row, draft) && readPrice(draft.price ?? '') === null ? 'Type a price, like 14,800' : null

export function countChanges(rows: readonly StockRow[], drafts: Drafts): { prices: number; moves: number } {
  const all = rows.map((row) => ({ row, draft: draftOf(drafts, row) }))
  return {
    prices: all.filter(({ row, draft }) => hasNewPrice(row, draft)).length,
    moves: all.filter(({ draft }) => draft.change !== 0).length,
  }
}

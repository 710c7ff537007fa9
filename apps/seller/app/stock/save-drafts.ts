import { moveStock, setPrices } from '@ahia/contracts/seller/stock'
import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { toNaira } from '@ahia/money/naira'
import { shopSession } from '@ahia/shop-session/shop-session'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { type Drafts, draftOf, hasNewPrice } from './drafts.ts'
import { nairaText, readPrice } from './stock-words.ts'

/** What became of a row: it was saved, or says why not. */
type Outcome = { row: StockRow | null; isSaved: boolean; isAsked: boolean; note: string }
type Part = 'price' | 'stock'
export type Saved = { id: StockRow['_id']; part: Part; outcome: Outcome }

const keys = new Map<string, string>()

/** SELL-07: the same content gets the same key until it has an answer, so that a second press after a lost answer changes nothing. */
function keyOf(content: unknown): string {
  const text = JSON.stringify(content)
  const key = keys.get(text) ?? newUuid()
  keys.set(text, key)
  return key
}

const answered = (content: unknown) => keys.delete(JSON.stringify(content))

/** SELL-42: saves all that was typed; each row has an outcome of its own. */
export async function saveDrafts(
  rows: readonly StockRow[],
  drafts: Drafts,
  signal: AbortSignal,
): Promise<Saved[]> {
  return [...(await savePrices(rows, drafts, signal)), ...(await saveMoves(rows, drafts, signal))]
}

async function savePrices(rows: readonly StockRow[], drafts: Drafts, signal: AbortSignal): Promise<Saved[]> {
  const prices = rows.flatMap((row) => {
    const draft = draftOf(drafts, row)
    const price = hasNewPrice(row, draft) ? readPrice(draft.price ?? '') : null
    if (price === null) return []
    return [{ sellable: row._id, price: toNaira(price), version: row.version, sure: draft.isAsked }]
  })
  if (prices.length === 0) return []
  const sent = { requestKey: keyOf(prices), prices }
  const { results } = await shopSession.call(setPrices, sent, { signal })
  answered(prices)
  return results.map(({ _id: id, result, row }) => ({
    id,
    part: 'price',
    outcome: {
      row,
      isSaved: result === 'SAVED',
      isAsked: result === 'PRICE_ODD',
      note: PRICE_NOTES[result](row),
    },
  }))
}

const gone = () => 'This item is no longer among your products.'

const PRICE_NOTES = {
  SAVED: () => 'Price saved',
  CHANGED_MEANWHILE: (row: StockRow | null) =>
    `Someone changed this price to ${nairaText(row?.price ?? 0)}. Save again to use your price.`,
  PRICE_ODD: (row: StockRow | null) =>
    `That's a big change from ${nairaText(row?.price ?? 0)}. Is it right? Save again to confirm.`,
  PRICE_REQUIRED: () => 'This item needs a price.',
  SELLABLE_NOT_FOUND: gone,
}

async function saveMoves(rows: readonly StockRow[], drafts: Drafts, signal: AbortSignal): Promise<Saved[]> {
  const moves = rows.flatMap((row) => {
    const { change, reason } = draftOf(drafts, row)
    if (change === 0) return []
    const kind = change > 0 ? ('RESTOCKED' as const) : reason
    return [{ sellable: row._id, kind, quantity: Math.abs(change) }]
  })
  if (moves.length === 0) return []
  const sent = { requestKey: keyOf(moves), moves }
  const { results } = await shopSession.call(moveStock, sent, { signal })
  answered(moves)
  return results.map(({ _id: id, result, row }) => ({
    id,
    part: 'stock',
    outcome: { row, isSaved: result === 'SAVED', isAsked: false, note: MOVE_NOTES[result](row) },
  }))
}

const MOVE_NOTES = {
  SAVED: (row: StockRow | null) => `Saved: ${row?.available ?? 0} available`,
  NOT_ENOUGH: (row: StockRow | null) => `Only ${row?.available ?? 0} are available now.`,
  TOO_MANY: () => 'Enter a smaller number.',
  SELLABLE_NOT_FOUND: gone,
}

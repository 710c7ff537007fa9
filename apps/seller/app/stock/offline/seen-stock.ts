import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { fieldsOf, isText, isTime } from '@ahia/web/storage/stored-fields'
import { createStoredValue } from '@ahia/web/storage/stored-value'
import { currentOwner } from '#session/current-owner.ts'

type SeenRow = { row: StockRow; shownAt: string }

/** SELL-06: what was last seen of the stock, for a storeroom without a network. */
type Seen = { owner: string; at: string; rows: readonly SeenRow[] }

/** About 200 kB; a shop that has more counts a part of it at a time. */
const MOST_ROWS = 500

const seen = createStoredValue<Seen | null>({
  key: 'seller-stock-1',
  event: 'seller-stock-changed',
  empty: null,
  parse: (json) => {
    const { owner, at, rows } = fieldsOf(json)
    return isText(owner) && isTime(at) && Array.isArray(rows) ? (json as Seen) : null
  },
})

/** Nothing of another shop that used this browser is ever shown. */
export function readSeenStock(): Seen | null {
  const stored = seen.read()
  return stored !== null && stored.owner === currentOwner() ? stored : null
}

/** What was seen last stands first, as it is counted next. */
export async function keepStock(rows: readonly StockRow[], shownAt: string): Promise<void> {
  const owner = currentOwner()
  if (owner === null) return
  const added = rows.map((row) => ({ row, shownAt }))
  try {
    await seen.change((stored) => {
      const known = stored?.owner === owner ? stored.rows : []
      const others = known.filter(({ row }) => !rows.some(({ _id }) => _id === row._id))
      return { owner, at: new Date().toISOString(), rows: [...added, ...others].slice(0, MOST_ROWS) }
    })
  } catch {} // blocked or full: only a count without a network would miss it
}

export const forgetStock = (): Promise<void> => seen.change(() => null).catch(() => undefined)

import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { SeenNote } from '#offline/seen-note.tsx'
import { StockList } from '../stock-list.tsx'
import { StockFailed } from '../stock-states.tsx'
import type { StockQuery } from '../use-stock.ts'
import { readSeenStock } from './seen-stock.ts'

type SeenStockProps = { query: StockQuery; message: string; onRetry: () => void }

/** SELL-54: the stock as this phone saw it last. It can be counted; what is counted waits. */
export function SeenStock({ query, ...failure }: SeenStockProps) {
  const seen = readSeenStock()
  const rows = seen?.rows.filter(({ row }) => isAsked(row, query)) ?? []
  if (seen === null || rows.length === 0) return <StockFailed {...failure} />
  const first = {
    rows: rows.map(({ row }) => row),
    next: null,
    shownAt: new Map(rows.map(({ row, shownAt }) => [row._id, shownAt])),
  }
  return (
    <StockList first={first} query={query}>
      <SeenNote at={seen.at}>
        {rows.length === 1
          ? '1 item is saved on this phone. You can count it.'
          : `${rows.length} items are saved on this phone. You can count them.`}
      </SeenNote>
    </StockList>
  )
}

/** What the server does for a search: a part of the name, or the beginning of a SKU. */
function isAsked(row: StockRow, { show, search }: StockQuery): boolean {
  const words = search.toLowerCase()
  const isFound = row.name.toLowerCase().includes(words) || row.sku?.toLowerCase().startsWith(words) === true
  if (!isFound) return false
  if (show === 'SOLD_OUT') return row.available === 0
  return show === 'ALL' || (row.available > 0 && row.available <= row.lowStock)
}

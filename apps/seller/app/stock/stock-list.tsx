import { ShowMore } from '@ahia/web/components/show-more'
import { type ReactNode, useDeferredValue } from 'react'
import { draftOf } from './drafts.ts'
import { RaisePrices } from './raise-prices.tsx'
import { SaveBar } from './save-bar.tsx'
import { StockCard } from './stock-card.tsx'
import { StockEmpty } from './stock-states.tsx'
import { type Shown, type StockQuery, useStock } from './use-stock.ts'

/** More than a phone shows. The others follow in steps, as all fifty with their fields at once keep it busy. */
const DRAWN_FIRST = 6

/** `children`: what is said of them all. */
type StockListProps = { first: Shown; query: StockQuery; children: ReactNode }

/** SELL-42: the rows with their fields, and one button that saves them all. */
export function StockList({ first, query, children }: StockListProps) {
  const stock = useStock(first, query)
  const { rows, drafts, notes, more } = stock
  const drawn = useDeferredValue(rows.length, DRAWN_FIRST)
  if (rows.length === 0) return <StockEmpty query={query} />
  return (
    <>
      {children}
      <RaisePrices rows={rows} drafts={drafts} onRaise={stock.editAll} />
      <ul className="rows-laid-out-late grid gap-3">
        {rows.slice(0, drawn).map((row) => (
          <StockCard
            key={row._id}
            row={row}
            draft={draftOf(drafts, row)}
            notes={notes.get(row._id) ?? []}
            shownAt={stock.shownAt.get(row._id) ?? ''}
            onEdit={(change) => stock.edit(row, change)}
            onCounted={stock.replace}
          />
        ))}
      </ul>
      {stock.next !== null && <ShowMore attempt={more} label="Show more" onMore={stock.showMore} />}
      <SaveBar stock={stock} />
    </>
  )
}

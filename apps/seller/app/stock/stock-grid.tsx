import { STOCK_TABS, type StockTab } from '@ahia/contracts/shapes/stock-row'
import { buttonClass } from '@ahia/ui/button'
import { chipClass } from '@ahia/ui/chip'
import { TextField } from '@ahia/ui/forms/field'
import { Link } from '@ahia/web/components/link'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useLocation } from '@ahia/web/router/router-context'
import { type FormEvent, useState } from 'react'
import { DownloadButton } from './download-button.tsx'
import { StockList } from './stock-list.tsx'
import { StockFailed, StockLoading } from './stock-states.tsx'
import { TAB_WORDS } from './stock-words.ts'
import { loadStock, type StockQuery } from './use-stock.ts'

/** SELL-42: what is shown of the stock, and the stock itself. */
export function StockGrid() {
  const { search: address } = useLocation()
  const [query, setQuery] = useState<StockQuery>(() => ({ show: tabOf(address), search: '' }))
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Link to="/seller/stock/import" className={buttonClass('outline')}>
          Change many with a file
        </Link>
        <DownloadButton />
      </div>
      <SearchForm onSearch={(search) => setQuery({ ...query, search })} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Show</legend>
        {STOCK_TABS.map((show) => (
          <button
            key={show}
            type="button"
            aria-pressed={show === query.show}
            onClick={() => setQuery({ ...query, show })}
            className={chipClass(show === query.show)}
          >
            {TAB_WORDS[show]}
          </button>
        ))}
      </fieldset>
      <LoadedStock key={`${query.show} ${query.search}`} query={query} />
    </>
  )
}

/** Emails open the page with `?show=LOW`. */
function tabOf(address: string): StockTab {
  const asked = new URLSearchParams(address).get('show')
  return STOCK_TABS.find((tab) => tab === asked) ?? 'ALL'
}

function SearchForm({ onSearch }: { onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <search>
      <form onSubmit={submit} className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            label="Name or SKU"
            isUnmarked
            type="search"
            enterKeyHint="search"
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              if (event.target.value === '') onSearch('')
            }}
          />
        </div>
        <button type="submit" className={buttonClass('outline')}>
          Search
        </button>
      </form>
    </search>
  )
}

function LoadedStock({ query }: { query: StockQuery }) {
  const load = (signal: AbortSignal) => loadStock(query, signal)
  const { part, reload } = useOwnPart(load, "We couldn't load your stock.")
  if (part.state === 'loading') return <StockLoading />
  if (part.state === 'failed') return <StockFailed message={part.message} onRetry={reload} />
  return <StockList first={part.value} query={query} />
}

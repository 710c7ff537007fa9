import { STOCK_TABS } from '@ahia/contracts/shapes/stock-row'
import { buttonClass } from '@ahia/ui/button'
import { chipClass } from '@ahia/ui/chip'
import { SearchBox } from '@ahia/ui/forms/search-box'
import { Link } from '@ahia/web/components/link'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { usePath } from '@ahia/web/router/router-context'
import { useEffect, useState } from 'react'
import { DownloadButton } from './download-button.tsx'
import { keepStock } from './offline/seen-stock.ts'
import { SeenStock } from './offline/seen-stock-list.tsx'
import { StockList } from './stock-list.tsx'
import { StockLoading } from './stock-states.tsx'
import { TAB_WORDS } from './stock-words.ts'
import { loadStock, type StockQuery, toShown } from './use-stock.ts'

/** SELL-42: what is shown of the stock, and the stock itself. */
export function StockGrid() {
  const { search: address } = usePath()
  const [query, setQuery] = useState<StockQuery>(() => queryOf(address))
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <Link to="/seller/stock/import" className={`${buttonClass('outline')} max-sm:px-2`}>
          Upload a file
        </Link>
        <DownloadButton />
      </div>
      <SearchBox
        key={query.search}
        label="Name or SKU"
        first={query.search}
        maxLength={MAX_SEARCH_LENGTH}
        onSearch={(search) => setQuery({ ...query, search })}
      />
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

const MAX_SEARCH_LENGTH = 100

/** Emails open the page with `?show=LOW`, a count that was not taken with what it was about. */
function queryOf(address: string): StockQuery {
  const asked = new URLSearchParams(address)
  const show = STOCK_TABS.find((tab) => tab === asked.get('show')) ?? 'ALL'
  return { show, search: asked.get('search')?.trim().slice(0, MAX_SEARCH_LENGTH) ?? '' }
}

function LoadedStock({ query }: { query: StockQuery }) {
  const load = async (signal: AbortSignal) => {
    const page = await loadStock(query, signal)
    await keepStock(page.rows, page.shownAt)
    return page
  }
  const { part, reload } = useOwnPart(load, "We couldn't load your stock.")
  useEffect(() => {
    if (part.state !== 'failed') return
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  })
  if (part.state === 'loading') return <StockLoading />
  if (part.state === 'failed') return <SeenStock query={query} message={part.message} onRetry={reload} />
  return (
    <StockList first={toShown(part.value)} query={query}>
      <p className="text-small text-text-2">{countWords(part.value.counts)}</p>
    </StockList>
  )
}

function countWords({ low, soldOut }: { low: number; soldOut: number }): string {
  if (low + soldOut === 0) return 'Nothing is running low or sold out.'
  return `${low} running low, ${soldOut} sold out.`
}

import { Button, buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from '@ahia/web/components/link'
import { LoadFailed, Loading } from '@ahia/web/components/load-states'
import { ShowMore } from '@ahia/web/components/show-more'
import { SeenAge } from '#offline/seen-age.tsx'
import type { Listings } from './last-seen.ts'
import { ListFilters } from './list-filters.tsx'
import { ListingRowCard } from './listing-row-card.tsx'
import { useFilter } from './use-filter.ts'
import { FIRST_FILTER, type ListingFilter, useListings } from './use-listings.ts'

/** SELL-09 */
export function ListingList() {
  const [filter, change] = useFilter()
  const { state, reload, more, showMore } = useListings(filter)
  const listings = state.step === 'ready' ? state.listings : null
  if (listings?.counts.ALL === 0) return <NoProducts />
  return (
    <>
      <ListFilters filter={filter} counts={listings?.counts ?? null} onChange={change} />
      {state.step === 'loading' && (
        <Loading label="Loading products" boxes={['h-24', 'h-24', 'h-24', 'h-24']} />
      )}
      {state.step === 'failed' && (
        <LoadFailed
          title="We couldn't load your products"
          offline="You're offline. Go online to see these products."
          message={state.message}
          onRetry={reload}
        />
      )}
      {state.step === 'ready' && <SeenAge seen={state.seen} onRetry={reload} />}
      {listings && <Rows listings={listings} filter={filter} onReset={() => change(FIRST_FILTER)} />}
      {listings && listings.next !== null && <ShowMore attempt={more} label="Show more" onMore={showMore} />}
    </>
  )
}

type RowsProps = { listings: Listings; filter: ListingFilter; onReset: () => void }

function Rows({ listings, filter, onReset }: RowsProps) {
  if (listings.products.length === 0)
    return (
      <StatePanel
        title={filter.search === '' ? 'No products here' : `Nothing matches “${filter.search}”`}
        actions={
          <Button look="outline" onClick={onReset}>
            Show all products
          </Button>
        }
      />
    )
  return (
    <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface shadow-e1">
      {listings.products.map((row) => (
        <ListingRowCard key={row._id} row={row} />
      ))}
    </ul>
  )
}

function NoProducts() {
  return (
    <StatePanel
      title="List your first product"
      actions={
        <Link to="/seller/products/new" className={buttonClass()}>
          Add your first product
        </Link>
      }
    >
      Start with a title and a picture. Your draft saves automatically, and nobody sees it until you publish
      it.
    </StatePanel>
  )
}

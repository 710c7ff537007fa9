import { Button, buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { Link } from '@ahia/web/components/link'
import { LoadFailed, Loading } from '@ahia/web/components/load-states'
import { ageWords } from '#offline/age.rules.ts'
import type { Listings } from './last-seen.ts'
import { ListFilters } from './list-filters.tsx'
import { ListingRowCard } from './listing-row-card.tsx'
import { useFilter } from './use-filter.ts'
import { FIRST_FILTER, type ListingFilter, type ListState, useListings } from './use-listings.ts'

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
      {state.step === 'ready' && <SeenNote state={state} onRetry={reload} />}
      {listings && <Rows listings={listings} filter={filter} onReset={() => change(FIRST_FILTER)} />}
      {listings && listings.next !== null && (
        <div>
          <Button
            look="outline"
            busy={more.state.step === 'busy'}
            busyLabel="Loading..."
            onClick={showMore}
            className="w-full sm:w-auto"
          >
            {more.state.step === 'failed' ? 'Try again' : 'Show more'}
          </Button>
          <AttemptFailure attempt={more} />
        </div>
      )}
    </>
  )
}

type RowsProps = { listings: Listings; filter: ListingFilter; onReset: () => void }

function Rows({ listings, filter, onReset }: RowsProps) {
  if (listings.products.length === 0)
    return (
      <StatePanel
        title={filter.search === '' ? 'No products here' : `Nothing matches '${filter.search}'`}
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
      Begin with a title and a picture. Your draft saves itself, and nobody sees it until you put it on the
      shelf.
    </StatePanel>
  )
}

/** SELL-06: an old list says how old it is. */
function SeenNote({ state, onRetry }: { state: Extract<ListState, { step: 'ready' }>; onRetry: () => void }) {
  const { seenAt, isLost } = state
  if (seenAt === null) return null
  const age = ageWords(seenAt, new Date())
  if (!isLost)
    return (
      <p role="status" className="text-small text-text-2">
        Seen {age}. Loading the latest…
      </p>
    )
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-warn-soft p-3"
    >
      <p>No network. You see your products as of {age}.</p>
      <Button look="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

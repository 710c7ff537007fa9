import { Button, buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from '@ahia/web/components/link'
import type { SubmitEvent } from 'react'
import { LISTING_PATH } from '../categories/listing-address.ts'
import { countFilters } from '../filters/draft.rules.ts'
import { EmptyBasket, SnappedThread } from '../sections/featured-art.tsx'
import { emptyTitle } from './headings.rules.ts'
import { ListingHiddenFields } from './hidden-fields.tsx'
import { LISTING_FAILED } from './listing-part.ts'
import { type ListingPlace, type ListingQuery, listingHref, WHOLE_LIST } from './query.rules.ts'

type ListingFailedProps = ListingPlace & { message: string; hasRetried: boolean; onRetry: () => void }

/** LIST-08. Announced after a retry, because the person who pressed the button is waiting for the result. */
export function ListingFailed({ path, query, message, hasRetried, onRetry }: ListingFailedProps) {
  return (
    <StatePanel
      alert={hasRetried}
      art={<SnappedThread />}
      title="Oops! Something went wrong"
      actions={<ReloadForm path={path} query={query} label="Try Again" onReload={onRetry} />}
    >
      <p>We're having trouble loading the products. Please check your connection and try again.</p>
      {message !== LISTING_FAILED && <p className="mt-2 text-small text-text-3">{message}</p>}
    </StatePanel>
  )
}

/** LIST-08: a list without products. What leads on comes first: the same list again is seldom longer. */
export function ListingEmpty({ path, query, onRefresh }: ListingPlace & { onRefresh: () => void }) {
  return (
    <StatePanel
      art={<EmptyBasket />}
      title={emptyTitle(query)}
      actions={
        <>
          {isFiltered(query) && (
            <Link to={listingHref(path, withoutFilters(query))} className={buttonClass('primary')}>
              Clear filters
            </Link>
          )}
          <Link to={LISTING_PATH} className={buttonClass(isFiltered(query) ? 'outline' : 'primary')}>
            View All Products
          </Link>
          <ReloadForm path={path} query={query} label="Refresh" look="outline" onReload={onRefresh} />
        </>
      }
    >
      {emptyReason(query)}
    </StatePanel>
  )
}

const isFiltered = (query: ListingQuery): boolean => countFilters(query) > 0 || query.shopId !== null

/** WIN-100: the same category, with everything in it. */
const withoutFilters = ({ category, subcategory, sort }: ListingQuery): ListingQuery => ({
  ...WHOLE_LIST,
  category,
  subcategory,
  sort,
})

const emptyReason = (query: ListingQuery): string =>
  isFiltered(query)
    ? 'No products match all your filters. Remove one to see more.'
    : 'Check back soon, or see all products.'

type ReloadFormProps = ListingPlace & { label: string; look?: 'outline'; onReload: () => void }

/** A form, so that it also works before or without scripts: then the whole page is loaded again. */
export function ReloadForm({ path, query, label, look, onReload }: ReloadFormProps) {
  const reload = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onReload()
  }
  return (
    <form action={path} onSubmit={reload}>
      <ListingHiddenFields query={query} without={[]} />
      <Button type="submit" look={look}>
        {label}
      </Button>
    </form>
  )
}

import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { breadcrumbJsonLd } from '#shell/head/json-ld.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { HeartButton } from '#wishlist/heart-button.tsx'
import { LISTING_PATH } from '../categories/listing-address.ts'
import { CategorySheet } from '../filters/category-sheet.tsx'
import { Chips } from '../filters/chips.tsx'
import { FilterSheet } from '../filters/sheet.tsx'
import { PhoneSearch } from '../search/phone-search.tsx'
import {
  isNamedByHeading,
  listingCrumbs,
  listingDescription,
  listingHeading,
  listingTitle,
} from './headings.rules.ts'
import { type Listing, listingPart } from './listing-part.ts'
import { isPlainShelf, listingHref, readListingQuery, WHOLE_LIST } from './query.rules.ts'
import { ListingResults, ShownCount } from './results.tsx'
import { SortSelect } from './sort-select.tsx'
import { useListingView } from './view.ts'

export default definePage({
  load: (visit) => ({ list: listingPart.load(visit, { query: readListingQuery(visit.url.searchParams) }) }),
  head: ({ url }) => {
    const query = readListingQuery(url.searchParams)
    const crumbs = listingCrumbs(query).map(({ name, query: shelf }) => ({
      name,
      path: listingHref(LISTING_PATH, { ...WHOLE_LIST, ...shelf }),
    }))
    return pageHead({
      canonicalQuery: ['category', 'subcategory', 'page'],
      title: listingTitle(query),
      description: listingDescription(query),
      isIndexed: isPlainShelf(query),
      jsonLd: [breadcrumbJsonLd(crumbs)],
    })
  },
  isPublic: true,
  View: ListingPage,
})

/**
 * WIN-36: on a phone the controls are one row that scrolls sideways, filters and order first, as All Categories is right
 * above; active filters are a second one. Large screens place each in the grid.
 */
const ROW = 'scrollbar-none -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 lg:contents'

const CHIPS_PLACE = 'lg:col-span-2 lg:col-start-2 lg:row-start-2'

/** LIST-01 … LIST-11. One column on phones; on large screens the filters are on the left. */
function ListingPage({ data }: ViewProps<{ list: Deferred<PartState<Listing>> }>) {
  const { query, part, latest, understoodChips, hasRetried, reload, heading } = useListingView(data.list)
  const place = { path: LISTING_PATH, query }
  const facets = latest?.facets ?? null
  const total = part.state === 'ready' ? part.value.total : null
  const hasOwnRow = understoodChips.length > 0 || !isNamedByHeading(query)
  const chips = (
    <Chips
      {...place}
      products={latest?.products}
      understood={understoodChips}
      onRemove={() => heading.current?.focus({ preventScroll: true })}
    />
  )
  return (
    <div className="page-width pt-0.5 pb-10 lg:pt-8 lg:pb-16">
      <PhoneSearch />
      <div className="grid grid-cols-1 gap-y-2 lg:grid-cols-[15.5rem_minmax(0,1fr)_auto] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-8 lg:gap-y-2 xl:grid-cols-[16.5rem_minmax(0,1fr)_auto] xl:gap-x-7.5">
        <h1
          ref={heading}
          tabIndex={-1}
          className="w-fit text-h3 font-extrabold wrap-anywhere outline-offset-4 lg:col-span-2 lg:col-start-2 lg:text-h1"
        >
          {listingHeading(query)}
        </h1>
        <div className="-mt-1 lg:col-start-2 lg:row-start-3">
          <ShownCount part={part} />
        </div>
        <div className={ROW}>
          <aside
            aria-label="Categories and filters"
            className="contents lg:row-span-4 lg:row-start-1 lg:grid lg:content-start lg:gap-8"
          >
            <div className="max-lg:order-1">
              <CategorySheet {...place} facets={facets} total={total} />
            </div>
            <FilterSheet {...place} place="beside" facets={facets} total={total} />
          </aside>
          <div className="shrink-0 lg:col-start-3 lg:row-start-3">
            <SortSelect {...place} />
          </div>
          {!hasOwnRow && <div className={`shrink-0 empty:hidden max-lg:order-1 ${CHIPS_PLACE}`}>{chips}</div>}
        </div>
        {hasOwnRow && (
          <div className={`${ROW} -my-1`}>
            <div className={`shrink-0 ${CHIPS_PLACE}`}>{chips}</div>
          </div>
        )}
        <div className="lg:col-span-2 lg:col-start-2 lg:row-start-4">
          <h2 className="sr-only">Products</h2>
          <ListingResults
            {...place}
            part={part}
            columns="four"
            hasRetried={hasRetried}
            onReload={reload}
            heartOf={(product) => <HeartButton product={product} />}
          />
        </div>
      </div>
    </div>
  )
}

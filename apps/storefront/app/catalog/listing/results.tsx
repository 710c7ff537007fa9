import type { ProductCard, UnderstoodSearch } from '@ahia/contracts/catalog'
import { PAGE_SIZE } from '@ahia/contracts/limits'
import { groupDigits } from '@ahia/money/group-digits'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { Banner } from '@ahia/ui/banner'
import { Skeleton } from '@ahia/ui/skeleton'
import { Link } from '@ahia/web/components/link'
import type { PartState } from '@ahia/web/parts/part-state'
import type { ReactNode } from 'react'
import { ProductGrid, ProductGridLoading } from '../cards/product-grid.tsx'
import { Alternatives, PopularProducts } from './alternatives.tsx'
import { exactSearch } from './headings.rules.ts'
import type { Listing } from './listing-part.ts'
import { ListingPages } from './pages.tsx'
import { changeListing, type ListingPlace, listingHref } from './query.rules.ts'
import { SearchEmpty } from './search-empty.tsx'
import { ListingEmpty, ListingFailed } from './states.tsx'

/** WIN-63: as cards of a grid they would leave half of a wide screen empty. */
const FEW = 2

type ListingResultsProps = ListingPlace & {
  part: PartState<Listing>
  columns: 'four' | 'five'
  hasRetried: boolean
  onReload: () => void
  heartOf: (product: ProductCard) => ReactNode
  isAtItsShop?: boolean
}

/** LIST-08: one component per view state. */
export function ListingResults(props: ListingResultsProps) {
  const { path, query, part, columns, hasRetried, onReload, heartOf, isAtItsShop } = props
  if (part.state === 'loading') return <ProductGridLoading columns={columns} />
  if (part.state === 'failed')
    return (
      <ListingFailed
        path={path}
        query={query}
        message={part.message}
        hasRetried={hasRetried}
        onRetry={onReload}
      />
    )
  const { products, page, pages, didYouMean, understood, alternatives, more } = part.value
  if (alternatives && query.search !== null)
    return (
      <SearchEmpty
        path={path}
        query={query}
        onRefresh={onReload}
        alternatives={alternatives}
        notCarried={understood.notCarried?.brand}
        heartOf={heartOf}
      />
    )
  if (products.length === 0)
    return (
      <div className="grid gap-8">
        <ListingEmpty path={path} query={query} onRefresh={onReload} />
        {alternatives && <Alternatives alternatives={alternatives} heartOf={heartOf} />}
      </div>
    )
  return (
    <div className="grid gap-6 lg:gap-8">
      {didYouMean && <OtherSpelling path={path} query={query} spelling={didYouMean} />}
      <CloseMatchNotice {...understood} />
      <ProductGrid
        products={products}
        columns={pages === 1 && products.length <= FEW ? 'few' : columns}
        heartOf={heartOf}
        isAtItsShop={isAtItsShop}
      />
      <ListingPages
        page={page}
        pages={pages}
        hrefOf={(to) => listingHref(path, changeListing(query, { page: to }))}
      />
      {more && (
        <PopularProducts
          title={`Popular in ${CATEGORY_LABELS[more.category]}`}
          products={more.products}
          heartOf={heartOf}
        />
      )}
    </div>
  )
}

const SPELLING = 'inline-flex min-h-6 items-center font-semibold text-brand-text underline'

/** LIST-07, WIN-90: the products match another spelling, which is shown; what was typed can be searched all the same. */
function OtherSpelling({ path, query, spelling }: ListingPlace & { spelling: string }) {
  const typed = query.search ?? ''
  const hrefOf = (search: string) => listingHref(path, changeListing(query, { search }))
  return (
    <Banner>
      Showing results for{' '}
      <Link to={hrefOf(spelling)} className={SPELLING}>
        {spelling}
      </Link>
      .{' '}
      <Link to={hrefOf(exactSearch(typed))} className={SPELLING}>
        Search exactly “{typed}” instead
      </Link>
    </Banner>
  )
}

/** FIND-03, FIND-04: goods that are not quite what was asked for stand below words that say so. */
function CloseMatchNotice({ isClose, notCarried }: UnderstoodSearch) {
  if (!isClose && !notCarried) return null
  return (
    <p className="text-h3 font-extrabold">
      {notCarried
        ? `We don't have ${notCarried.brand}. ${capital(notCarried.kind)}:`
        : 'No exact match. These are close:'}
    </p>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type ShownListing = Pick<Listing, 'products' | 'page' | 'total'>

/** LIST-05. Stays mounted while the list changes, so that screen readers announce the new count. */
export function ShownCount({ part }: { part: PartState<ShownListing> }) {
  return (
    <div role="status" className="flex min-h-5 items-center text-small text-text-2 lg:min-h-11">
      {part.state === 'loading' && <Skeleton className="h-5 w-48" />}
      {part.state === 'ready' && part.value.total > 0 && shownText(part.value)}
    </div>
  )
}

function shownText({ page, total, products }: ShownListing): string {
  const first = (page - 1) * PAGE_SIZE + 1
  return `Showing ${groupDigits(first)}-${groupDigits(first + products.length - 1)} of ${groupDigits(total)} results`
}

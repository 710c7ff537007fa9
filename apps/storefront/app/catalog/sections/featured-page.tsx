import type { Call } from '@ahia/contracts/call'
import { featuredProducts } from '@ahia/contracts/catalog'
import { PAGE_SIZE } from '@ahia/contracts/limits'
import { definePart } from '@ahia/web/parts/define-part'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { usePath } from '@ahia/web/router/router-context'
import { useMemo, useRef, useState } from 'react'
import { pageHead } from '#shell/head/page-head.ts'
import { HeartButton } from '#wishlist/heart-button.tsx'
import { ProductGrid, ProductGridLoading } from '../cards/product-grid.tsx'
import { useListingArrival } from '../listing/arrival.ts'
import { ListingPages } from '../listing/pages.tsx'
import { pageOf } from '../listing/pagination.rules.ts'
import { listingHref, readListingQuery, WHOLE_LIST } from '../listing/query.rules.ts'
import { ShownCount } from '../listing/results.tsx'
import { RETRY_AFTER_MS } from '../retry/retry-after.ts'
import { type FeaturedCard, featuredCards, featuredLabel } from './featured-card.ts'
import { FEATURED_FAILED, FeaturedEmpty, FeaturedFailed } from './featured-products.tsx'

const TITLE = 'Featured Products'
const FEATURED_PATH = '/featured'

type FeaturedList = { products: FeaturedCard[]; total: number; page: number; pages: number }

const NOTHING_FEATURED: FeaturedList = { products: [], total: 0, page: 1, pages: 0 }

/** Only the products of the current page go into the HTML. */
const featuredListPart = definePart<number, FeaturedList>({
  name: 'featured',
  load: loadFeatured,
  keyOf: String,
  failed: FEATURED_FAILED,
  empty: NOTHING_FEATURED,
  retryAfterMs: RETRY_AFTER_MS,
})

export default definePage({
  load: (visit) => ({
    featured: featuredListPart.load(visit, readListingQuery(visit.url.searchParams).page),
  }),
  head: () =>
    pageHead({
      canonicalQuery: ['page'],
      title: TITLE,
      description: 'Featured products from shops across Nigeria, picked by hand.',
    }),
  isPublic: true,
  View: FeaturedPage,
})

/** LIST-12: all featured products, page by page. */
function FeaturedPage({ data }: ViewProps<{ featured: Deferred<PartState<FeaturedList>> }>) {
  const { search } = usePath()
  const query = useMemo(() => readListingQuery(new URLSearchParams(search)), [search])
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasRetried, setRetried] = useState(false)
  const { part, reload, retryInMs } = featuredListPart.use(data.featured, query.page)
  useListingArrival(heading, query)
  const retry = () => {
    heading.current?.focus() // the pressed button is about to be removed; the heading stays
    setRetried(true)
    reload()
  }
  return (
    <div className="page-width pt-4 pb-10 lg:pt-8 lg:pb-16">
      <h1 ref={heading} tabIndex={-1} className="w-fit text-h2 font-extrabold lg:text-h1">
        {TITLE}
      </h1>
      <div className="mt-1 mb-3">
        <ShownCount part={part} />
      </div>
      <h2 className="sr-only">Products</h2>
      <FeaturedBody part={part} retry={retry} retryInMs={retryInMs} hasRetried={hasRetried} />
    </div>
  )
}

type FeaturedBodyProps = {
  part: PartState<FeaturedList>
  retry: () => void
  retryInMs: number | null
  hasRetried: boolean
}

function FeaturedBody({ part, retry, retryInMs, hasRetried }: FeaturedBodyProps) {
  if (part.state === 'loading') return <ProductGridLoading columns="four" />
  if (part.state === 'failed')
    return (
      <FeaturedFailed message={part.message} retryInMs={retryInMs} onRetry={retry} hasRetried={hasRetried} />
    )
  const { products, page, pages } = part.value
  if (products.length === 0) return <FeaturedEmpty onRefresh={retry} />
  return (
    <div className="grid gap-6 lg:gap-8">
      <ProductGrid
        products={products}
        columns="four"
        heartOf={(product) => <HeartButton product={product} />}
        labelOf={featuredLabel}
      />
      <ListingPages
        page={page}
        pages={pages}
        hrefOf={(to) => listingHref(FEATURED_PATH, { ...WHOLE_LIST, page: to })}
      />
    </div>
  )
}

async function loadFeatured(call: Call, wanted: number, signal: AbortSignal): Promise<FeaturedList> {
  const { products, promoted } = await call(featuredProducts, {}, { signal })
  const { shown, ...place } = pageOf(products, wanted, PAGE_SIZE)
  return { products: featuredCards({ products: shown, promoted }), ...place }
}

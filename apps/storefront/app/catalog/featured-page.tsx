import type { Call } from '@ahia/contracts/call'
import { featuredProducts, type ProductCard } from '@ahia/contracts/catalog'
import { PAGE_SIZE } from '@ahia/contracts/limits'
import { useMemo, useRef, useState } from 'react'
import { data, useLocation } from 'react-router'
import type { Part } from '#platform/answer.ts'
import { call } from '#platform/api.ts'
import { askForPart, headersFor } from '#platform/ask-for-part.ts'
import { createAsker } from '#platform/asker.ts'
import { callContext } from '#platform/page-host.ts'
import { RETRY_AFTER_MS, useAnswer } from '#platform/use-answer.ts'
import type { PageHandle } from '#shell/canonical-url.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { WishHeart } from '#wishlist/wish-heart.tsx'
import type { Route } from './+types/featured-page'
import { FEATURED_FAILED, FeaturedEmpty, FeaturedFailed } from './featured-products.tsx'
import { useListingArrival } from './listing-arrival.ts'
import { leanCard } from './listing-lean-card.ts'
import { useServedMemory } from './listing-memory.ts'
import { ListingPages } from './listing-pages.tsx'
import { listingHref, readListingQuery, WHOLE_LIST } from './listing-query.rules.ts'
import { ShownCount } from './listing-results.tsx'
import { pageOf } from './pagination.rules.ts'
import { ProductGrid, ProductGridLoading } from './product-grid.tsx'

const TITLE = 'Featured Products'
const FEATURED_PATH = '/featured'

type FeaturedPart = { products: ProductCard[]; total: number; page: number; pages: number }

const NOTHING_FEATURED: FeaturedPart = { products: [], total: 0, page: 1, pages: 0 }

export const handle = { canonicalQuery: ['page'] } satisfies PageHandle

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: TITLE,
    description: 'What shops across Nigeria put on show: the best of the market, picked by hand.',
  })

/** Only the page that is shown goes into the HTML. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const featured = await askForPart(
    { context, request },
    {
      name: 'featured',
      ask: () => askForFeatured(context.get(callContext), pageIn(request.url), request.signal),
      fallback: FEATURED_FAILED,
      empty: NOTHING_FEATURED,
    },
  )
  return data({ featured }, { headers: headersFor(featured) })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

const asker = createAsker<FeaturedPart>(FEATURED_FAILED)

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageIn(request.url)
  return { featured: asker({ key: String(page), ask: (signal) => askForFeatured(call, page, signal) }) }
}

/** LIST-12 */
export default function FeaturedPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const query = useMemo(() => readListingQuery(new URLSearchParams(search)), [search])
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasRetried, setRetried] = useState(false)
  const { part, askAgain, retryInMs } = useAnswer({
    given: loaderData.featured,
    ask: (signal) => askForFeatured(call, query.page, signal),
    fallback: FEATURED_FAILED,
    retryAfterMs: RETRY_AFTER_MS,
  })
  useListingArrival(heading, query)
  useServedMemory({ asker, given: loaderData.featured, key: String(query.page) })
  const retry = () => {
    heading.current?.focus() // the pressed button is about to go; the heading stays
    setRetried(true)
    askAgain()
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
      <FeaturedFace part={part} retry={retry} retryInMs={retryInMs} hasRetried={hasRetried} />
    </div>
  )
}

type FeaturedFaceProps = {
  part: Part<FeaturedPart>
  retry: () => void
  retryInMs: number | null
  hasRetried: boolean
}

function FeaturedFace({ part, retry, retryInMs, hasRetried }: FeaturedFaceProps) {
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
        heartOf={(product) => <WishHeart product={product} />}
      />
      <ListingPages
        page={page}
        pages={pages}
        hrefOf={(to) => listingHref(FEATURED_PATH, { ...WHOLE_LIST, page: to })}
      />
    </div>
  )
}

async function askForFeatured(ask: Call, wanted: number, signal: AbortSignal): Promise<FeaturedPart> {
  const { products } = await ask(featuredProducts, {}, { signal })
  const { shown, ...place } = pageOf(products, wanted, PAGE_SIZE)
  return { products: shown.map(leanCard), ...place }
}

const pageIn = (url: string): number => readListingQuery(new URL(url).searchParams).page

import type { ProductCard } from '@ahia/contracts/catalog'
import { Link } from '@ahia/web/components/link'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { type ReactNode, useRef, useState } from 'react'
import { ProductRow, ProductRowLoading } from '../cards/product-row.tsx'
import { type FeaturedCard, featuredLabel } from './featured-card.ts'
import { featuredPart } from './featured-part.ts'
import { FeaturedEmpty, FeaturedFailed } from './featured-products.tsx'

const TITLE = 'Featured Products'

type FeaturedProps = {
  given: Deferred<PartState<FeaturedCard[]>>
  heartOf: (product: ProductCard) => ReactNode
}

/** HOME-04, HOME-06, HOME-07: featured products on the front page, in each state. */
export function FeaturedSection({ given, heartOf }: FeaturedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasRetried, setRetried] = useState(false)
  const { part, reload, retryInMs } = featuredPart.use(given, null)
  // The page may reload because of another part; the current products stay until the new ones are here.
  const [latest, setLatest] = useState<PartState<FeaturedCard[]> | null>(null)
  const shown = part.state === 'loading' ? (latest ?? part) : part
  const filled = shown.state === 'ready' && shown.value.length > 0 ? shown : null
  if (filled !== latest) setLatest(filled)
  const retry = () => {
    heading.current?.focus() // the pressed button is about to be removed; the heading stays
    setRetried(true)
    reload()
  }
  return (
    <section aria-labelledby="featured">
      <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-5 sm:mb-4">
        <h2 id="featured" ref={heading} tabIndex={-1} className="text-h3 font-extrabold lg:text-h2">
          {TITLE}
        </h2>
        <Link
          to="/featured"
          aria-label="See all featured products"
          className="inline-flex min-h-11 items-center text-small font-semibold text-brand-text hover:underline max-sm:ml-auto"
        >
          See all
        </Link>
      </div>
      <FeaturedBody
        part={shown}
        heartOf={heartOf}
        retry={retry}
        retryInMs={retryInMs}
        hasRetried={hasRetried}
      />
    </section>
  )
}

type FeaturedBodyProps = Pick<FeaturedProps, 'heartOf'> & {
  part: PartState<FeaturedCard[]>
  retry: () => void
  retryInMs: number | null
  hasRetried: boolean
}

function FeaturedBody({ part, heartOf, retry, retryInMs, hasRetried }: FeaturedBodyProps) {
  if (part.state === 'loading') return <ProductRowLoading />
  if (part.state === 'failed')
    return (
      <FeaturedFailed message={part.message} retryInMs={retryInMs} onRetry={retry} hasRetried={hasRetried} />
    )
  if (part.value.length === 0) return <FeaturedEmpty onRefresh={retry} />
  return (
    <ProductRow
      label={TITLE}
      products={part.value}
      heartOf={heartOf}
      opens="new-tab"
      labelOf={featuredLabel}
    />
  )
}

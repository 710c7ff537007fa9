import type { ProductCard } from '@ahia/contracts/catalog'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { type ReactNode, useRef, useState } from 'react'
import { relatedPart } from './product-parts.ts'
import { RelatedEmpty, RelatedFailed, RelatedList, RelatedLoading } from './related-products.tsx'

type RelatedSectionProps = {
  productId: string
  given: Deferred<PartState<readonly ProductCard[]>>
  heartOf: (product: ProductCard) => ReactNode
}

/** PDP-13: retries automatically after a failure, like the featured products. */
export function RelatedSection({ productId, given, heartOf }: RelatedSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasRetried, setRetried] = useState(false)
  const { part, reload, retryInMs } = relatedPart.use(given, productId)
  const retry = () => {
    heading.current?.focus() // the pressed button is about to be removed; the heading stays
    setRetried(true)
    reload()
  }
  const show = () => {
    if (part.state === 'loading') return <RelatedLoading />
    if (part.state === 'failed')
      return <RelatedFailed retryInMs={retryInMs} onRetry={retry} hasRetried={hasRetried} />
    if (part.value.length === 0) return <RelatedEmpty onRefresh={retry} />
    return <RelatedList products={part.value} heartOf={heartOf} />
  }
  return (
    <section aria-labelledby="related" className="laid-out-late mt-12 lg:mt-16">
      <h2 id="related" ref={heading} tabIndex={-1} className="mb-4 w-fit text-h2 font-extrabold lg:mb-6">
        Related Products
      </h2>
      {show()}
    </section>
  )
}

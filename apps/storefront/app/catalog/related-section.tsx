import type { ProductCard } from '@ahia/contracts/catalog'
import { type ReactNode, useRef, useState } from 'react'
import type { Late, Part } from '#platform/answer.ts'
import { call } from '#platform/api.ts'
import { RETRY_AFTER_MS, useAnswer } from '#platform/use-answer.ts'
import { askForRelated, RELATED_FAILED } from './product-question.ts'
import { RelatedEmpty, RelatedFailed, RelatedList, RelatedLoading } from './related-products.tsx'

type RelatedSectionProps = {
  productId: string
  given: Late<Part<readonly ProductCard[]>>
  heartOf: (product: ProductCard) => ReactNode
}

/** PDP-13: asks again by itself when it fails, as the featured products do. */
export function RelatedSection({ productId, given, heartOf }: RelatedSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasRetried, setRetried] = useState(false)
  const { part, askAgain, retryInMs } = useAnswer({
    given,
    ask: (signal) => askForRelated(call, productId, signal),
    fallback: RELATED_FAILED,
    retryAfterMs: RETRY_AFTER_MS,
  })
  const retry = () => {
    heading.current?.focus() // the pressed button is about to go; the heading stays
    setRetried(true)
    askAgain()
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

import type { Review } from '@ahia/contracts/reviews'
import { Button } from '@ahia/ui/button'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { Stars } from '@ahia/ui/stars'
import { StatePanel } from '@ahia/ui/state-panel'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { ReviewList } from './review-list.tsx'
import type { ReviewPage } from './review-page.ts'
import { reviewsPart } from './reviews-part.ts'
import { StarHistogram } from './star-histogram.tsx'

type ProductReviewsProps = {
  productId: string
  /** The product's average and count, which are known before the reviews are. */
  rating: number
  reviews: number
  given: Deferred<PartState<ReviewPage>>
  /** ADMIN-30: the button that reports a review. */
  reportOf: (review: Review) => ReactNode
}

/** PDP-14: the reviews of a product. */
export function ProductReviews({ productId, rating, reviews, given, reportOf }: ProductReviewsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" ref={heading} tabIndex={-1} className="w-fit text-h2 font-extrabold">
        Reviews
      </h2>
      <p className="mt-1 mb-4 text-small text-text-2">
        Only customers who received this product can write a review.
      </p>
      <Reviews
        productId={productId}
        rating={rating}
        reviews={reviews}
        given={given}
        reportOf={reportOf}
        onRetry={() => heading.current?.focus()} // the pressed button is about to be removed; the heading stays
      />
    </section>
  )
}

function Reviews({
  productId,
  rating,
  reviews,
  given,
  reportOf,
  onRetry,
}: ProductReviewsProps & { onRetry: () => void }) {
  const [hasRetried, setRetried] = useState(false)
  const { part, reload } = reviewsPart.use(given, { productId, page: 1 })
  const retry = () => {
    onRetry()
    setRetried(true)
    reload()
  }
  if (part.state === 'loading') return <ReviewsLoading />
  if (part.state === 'failed')
    return <ReviewsFailed message={part.message} hasRetried={hasRetried} onRetry={retry} />
  if (part.value.total === 0) return <ReviewsEmpty />
  return (
    <div className="grid gap-x-10 gap-y-4 md:grid-cols-[16rem_1fr]">
      <div>
        <Average rating={rating} reviews={reviews} />
        <StarHistogram stars={part.value.stars} total={part.value.total} />
      </div>
      <div>
        <ReviewList
          key={`${productId} ${part.value.page}`}
          productId={productId}
          first={part.value}
          reportOf={reportOf}
        />
      </div>
    </div>
  )
}

function Average({ rating, reviews }: { rating: number; reviews: number }) {
  return (
    <p className="mb-3 flex items-center gap-3">
      <span className="text-h1 font-extrabold tabular-nums">{rating.toFixed(1)}</span>
      <span className="sr-only"> out of 5, </span>
      <span>
        <Stars value={rating} />
        <span className="block text-small text-text-2">
          {reviews === 1 ? '1 review' : `${reviews} reviews`}
        </span>
      </span>
    </p>
  )
}

function ReviewsLoading() {
  return (
    <SkeletonGroup label="Loading reviews">
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-[16rem_1fr]">
        <Skeleton className="h-44" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </div>
      </div>
    </SkeletonGroup>
  )
}

function ReviewsEmpty() {
  return <p className="rounded-card border border-border bg-surface p-5 text-text-2">No reviews yet</p>
}

type ReviewsFailedProps = { message: string; hasRetried: boolean; onRetry: () => void }

/** A form, so that it also works before or without scripts: then the whole page is loaded again. */
function ReviewsFailed({ message, hasRetried, onRetry }: ReviewsFailedProps) {
  const retry = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRetry()
  }
  return (
    <StatePanel
      alert={hasRetried}
      title="Oops! Something went wrong"
      headingLevel="h3"
      actions={
        <form onSubmit={retry}>
          <Button type="submit">Try Again</Button>
        </form>
      }
    >
      {message}
    </StatePanel>
  )
}

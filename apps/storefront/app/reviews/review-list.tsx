import type { Review } from '@ahia/contracts/reviews'
import { buttonClass } from '@ahia/ui/button'
import { classNames } from '@ahia/ui/class-names'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { ReviewCard } from './review-card.tsx'
import type { ReviewPage } from './review-page.ts'
import { reviewsAddress } from './reviews-page-query.ts'
import { useMoreReviews } from './use-more-reviews.ts'

type ReviewListProps = {
  productId: string
  first: ReviewPage
  reportOf: (review: Review) => ReactNode
}

export function ReviewList({ productId, first, reportOf }: ReviewListProps) {
  const { reviews, page, pages, asking, showMore } = useMoreReviews(productId, first)
  const list = useFocusOnNew(reviews.length)
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    return showMore()
  }
  return (
    <>
      {first.page > 1 && (
        <a href={reviewsAddress(1)} className={buttonClass('ghost')}>
          Newest reviews
        </a>
      )}
      <ul ref={list} className="divide-y divide-border">
        {reviews.map((review) => (
          <li key={review._id} tabIndex={-1} className="py-4 md:first:pt-1">
            <ReviewCard review={review} />
            {hasContent(review) && reportOf(review)}
          </li>
        ))}
      </ul>
      {asking.state === 'failed' && (
        <p role="alert" className="mb-2 text-danger">
          {asking.message}
        </p>
      )}
      {page < pages && (
        // A link, so that the next page can be read without scripts too.
        <a
          href={reviewsAddress(page + 1)}
          onClick={(event) => void ask(event)}
          aria-busy={asking.state === 'asking' || undefined}
          className={classNames(
            buttonClass('outline'),
            'mt-2',
            asking.state === 'asking' && 'cursor-progress',
          )}
        >
          {asking.state === 'failed' ? 'Try Again' : 'Show more reviews'}
        </a>
      )}
    </>
  )
}

/** Stars alone, and hidden words, are nothing to report. */
const hasContent = ({ text, photos, reply }: Review): boolean =>
  text !== null || photos.length > 0 || reply !== null

/** The focus moves to the first of the newly loaded reviews. */
function useFocusOnNew(length: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(length)
  useEffect(() => {
    const item = length > before.current ? list.current?.children[before.current] : null
    if (item instanceof HTMLElement) item.focus({ preventScroll: true })
    before.current = length
  }, [length])
  return list
}

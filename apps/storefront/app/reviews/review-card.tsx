import type { Review } from '@ahia/contracts/reviews'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Stars } from '@ahia/ui/stars'

export function ReviewCard({ review }: { review: Review }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{review.authorName}</span>
        <Stars value={review.stars} />
        <span className="sr-only">{review.stars} out of 5</span>
        <time dateTime={review.createdAt} className="text-small text-text-2">
          {lagosDate(review.createdAt)}
        </time>
      </p>
      {review.text !== null && <p className="mt-1 max-w-reading text-pretty break-words">{review.text}</p>}
    </>
  )
}

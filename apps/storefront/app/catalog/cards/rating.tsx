import { Stars } from '@ahia/ui/stars'

type RatingProps = { rating: number; reviews: number; className?: string }

/** PDP-03: the average rating out of five, and the number of reviews. */
export function Rating({ rating, reviews, className = '' }: RatingProps) {
  if (reviews === 0) return <p className={`text-small text-text-3 ${className}`}>No reviews yet</p>
  return (
    <p className={`flex items-center gap-1.5 text-small text-text-2 ${className}`}>
      <Stars value={rating} />
      <span className="sr-only">
        {rating.toFixed(1)} out of 5, {reviews === 1 ? '1 review' : `${reviews} reviews`}
      </span>
      <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
        {rating.toFixed(1)} ({reviews})
      </span>
    </p>
  )
}

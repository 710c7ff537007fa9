import type { Review } from '@ahia/contracts/reviews'
import { HIDDEN_WORDS_REASONS } from '@ahia/reference/goods-reports'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Icon } from '@ahia/ui/icon'
import { Stars } from '@ahia/ui/stars'
import { ReviewPhotos } from './review-photos.tsx'

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
      {/* WIN-37 */}
      {review.isVerifiedPurchase && (
        <p className="mt-0.5 flex items-center gap-1 text-meta font-semibold text-ok">
          <Icon name="check" className="size-3.5" />
          Verified purchase
        </p>
      )}
      {review.text !== null && <p className="mt-1 max-w-reading text-pretty break-words">{review.text}</p>}
      {/* ADMIN-31 */}
      {review.hiddenReason !== null && (
        <p className="mt-1 max-w-reading text-pretty text-text-2 italic">
          {HIDDEN_WORDS_REASONS[review.hiddenReason]}
        </p>
      )}
      <ReviewPhotos review={review} />
      {/* SELL-64 */}
      {review.reply !== null && (
        <p className="mt-2 max-w-reading border-l-2 border-brand pl-3 text-pretty break-words">
          <b>Seller:</b> {review.reply}
        </p>
      )}
    </>
  )
}

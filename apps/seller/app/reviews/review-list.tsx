import type { DataOf } from '@ahia/contracts/endpoint'
import { listShopReviews, type ShopReview } from '@ahia/contracts/seller/reviews'
import { groupDigits } from '@ahia/money/group-digits'
import { shopSession } from '@ahia/shop-session/shop-session'
import { StatePanel } from '@ahia/ui/state-panel'
import { LoadFailed, Loading } from '@ahia/web/components/load-states'
import { ShowMore } from '@ahia/web/components/show-more'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { SeenAge } from '#offline/seen-age.tsx'
import { forgetSeenPart } from '#offline/seen-parts.ts'
import { useSeenPart } from '#offline/use-seen-part.ts'
import { useStateFrom } from '#offline/use-state-from.ts'
import { ReviewCard } from './review-card.tsx'

export type ReviewState = 'open' | 'replied'
type Answer = DataOf<typeof listShopReviews>

const SEEN_KEYS = { open: 'reviews-open-1', replied: 'reviews-replied-1' } as const satisfies Record<
  ReviewState,
  string
>

/** SELL-64: newest first. */
export function ReviewList({ state }: { state: ReviewState }) {
  const { part, seen, reload } = useSeenPart({
    key: SEEN_KEYS[state],
    load: (signal) => shopSession.call(listShopReviews, { state }, { signal }),
    failed: 'Something went wrong. Please try again.',
  })
  if (part.state === 'loading') return <Loading label="Loading reviews" boxes={['h-52', 'h-52']} />
  if (part.state === 'failed')
    return (
      <LoadFailed
        title="We couldn't load your reviews"
        offline="You're offline. Go online to see what customers say."
        message={part.message}
        onRetry={reload}
      />
    )
  return (
    <>
      <SeenAge seen={seen} onRetry={reload} />
      <LoadedReviews state={state} first={part.value} />
    </>
  )
}

function LoadedReviews({ state, first }: { state: ReviewState; first: Answer }) {
  const [{ reviews, next }, setPage] = useStateFrom(first)
  const more = useAttempt("We couldn't load more reviews.")
  const showMore = () =>
    more.run(async (signal) => {
      const cursor = next === null ? {} : { cursor: next }
      const loaded = await shopSession.call(listShopReviews, { state, ...cursor }, { signal })
      setPage({ ...loaded, reviews: [...reviews, ...loaded.reviews] })
    })
  // A review that was replied to just now stays where it is, so that nothing moves under a finger.
  const replace = (review: ShopReview) => {
    setPage((page) => ({
      ...page,
      reviews: page.reviews.map((one) => (one._id === review._id ? review : one)),
    }))
    for (const key of Object.values(SEEN_KEYS)) forgetSeenPart(key)
  }
  if (first.total === 0)
    return state === 'open' ? (
      <StatePanel title="No reviews without a reply">New reviews will appear here.</StatePanel>
    ) : (
      <StatePanel title="No replies yet">Reviews you reply to will appear here.</StatePanel>
    )
  return (
    <>
      <p className="font-semibold">
        {first.total === 1 ? '1 review' : `${groupDigits(first.total)} reviews`}
      </p>
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <ReviewCard key={review._id} review={review} onReplied={replace} />
        ))}
      </ul>
      {next !== null && <ShowMore attempt={more} label="Show more reviews" onMore={showMore} />}
    </>
  )
}

import { listReviews, type Review } from '@ahia/contracts/reviews'
import { toPartResult } from '@ahia/web/parts/part-state'
import { useState } from 'react'
import { call } from '#session/customer-session.ts'
import type { ReviewPage } from './review-page.ts'
import { REVIEWS_FAILED } from './reviews-part.ts'

type More = { reviews: readonly Review[]; page: number; pages: number }
type MoreReviewsState = { state: 'idle' } | { state: 'asking' } | { state: 'failed'; message: string }

/** The reviews of the first page, and of the further pages that were loaded. */
export function useMoreReviews(productId: string, first: ReviewPage) {
  const [shown, setShown] = useState<More>(first)
  const [asking, setAsking] = useState<MoreReviewsState>({ state: 'idle' })

  const showMore = async () => {
    if (asking.state === 'asking') return
    setAsking({ state: 'asking' })
    const asked = call(listReviews, { id: productId, page: shown.page + 1 })
    const answer = await toPartResult(asked, REVIEWS_FAILED)
    if (answer.state === 'failed') return setAsking(answer)
    setShown(({ reviews }) => ({ ...answer.value, reviews: withoutRepeats(reviews, answer.value.reviews) }))
    setAsking({ state: 'idle' })
  }
  return { ...shown, asking, showMore }
}

// A review written meanwhile moves the last one of this page to the next.
function withoutRepeats(reviews: readonly Review[], more: readonly Review[]): Review[] {
  const known = new Set(reviews.map(({ _id }) => _id))
  return [...reviews, ...more.filter(({ _id }) => !known.has(_id))]
}

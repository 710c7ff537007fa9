import type { ProductId, ReviewId } from '@ahia/contracts/ids'
import type { DemoProduct } from '@ahia/demo-market/demo-goods'
import { reviewTexts } from '@ahia/demo-market/reviews/review-texts'
import { reviewers } from '@ahia/demo-market/reviews/reviewers'
import type { Chance } from '@ahia/demo-market/seeded-random'
import type { Category } from '@ahia/reference/categories'
import type { NewReview } from '#reviews/new-review.ts'
import { daysBeforeDemo } from './demo-dates.ts'
import { stableId } from './stable-id.ts'

type Reviewed = {
  productId: ProductId
  category: Category
  rating: DemoProduct['rating']
  sold: number
  ageDays: number
}

const MOST_STARS = 5
const SHARE_WITH_WORDS = 0.45

/** Reviews whose average is the rating that the demo shop's file gives. */
export function toReviews(
  { productId, category, rating, sold, ageDays }: Reviewed,
  chance: Chance,
): NewReview[] {
  if (rating === null) return []
  return spreadStars(rating, chance).map((stars, place) => ({
    id: stableId<ReviewId>('review', productId, String(place)),
    productId,
    authorName: chance.pick(reviewers),
    stars,
    text: chance.isHappening(SHARE_WITH_WORDS) ? chance.pick(wordsFor(category, stars)) : null,
    isVerified: place < sold, // the past sales have no customers
    createdAt: daysBeforeDemo(chance.between(0, ageDays)),
  }))
}

/** The sum is exact, the spread random: two fours become a five and a three. */
function spreadStars({ stars, reviews }: { stars: number; reviews: number }, chance: Chance): number[] {
  const sum = Math.round(stars * reviews)
  const low = Math.floor(sum / reviews)
  const given = Array.from({ length: reviews }, (_, place) => (place < sum - low * reviews ? low + 1 : low))
  for (let swaps = 0; swaps < reviews; swaps += 1) {
    const [up, down] = [Math.floor(chance.between(0, reviews)), Math.floor(chance.between(0, reviews))]
    const [higher = 0, lower = 0] = [given[up], given[down]]
    if (up === down || higher >= MOST_STARS || lower <= 1 || lower > higher) continue
    given[up] = higher + 1
    given[down] = lower - 1
  }
  return given
}

function wordsFor(category: Category, stars: number) {
  const { good, mixed, poor } = reviewTexts[category]
  if (stars >= 4) return good
  return stars === 3 ? mixed : poor
}

import type { DataOf } from '@ahia/contracts/endpoint'
import type { listReviews } from '@ahia/contracts/reviews'

/** A few reviews, and how all of them fall on the stars. */
export type ReviewPage = DataOf<typeof listReviews>

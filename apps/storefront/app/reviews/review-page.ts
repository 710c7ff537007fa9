import type { DataOf } from '@ahia/contracts/endpoint'
import type { listReviews } from '@ahia/contracts/reviews'

/** Some reviews, and the distribution of all stars. */
export type ReviewPage = DataOf<typeof listReviews>

import { MAX_REVIEW_PAGE } from '@ahia/contracts/limits'

const PARAMETER = 'reviews'

/** Without scripts the next reviews are a page of their own: `?reviews=2#reviews`. */
export const reviewsAddress = (page: number): string => `?${PARAMETER}=${page}#reviews`

/** The page of reviews in a URL; the first one when it is missing or invalid. */
export function parseReviewsPage(url: URL): number {
  const page = Number(url.searchParams.get(PARAMETER))
  return Number.isInteger(page) && page >= 1 && page <= MAX_REVIEW_PAGE ? page : 1
}

/** What this slice stores on a phone. Apart, so that signing out needs nothing else of it. */
export const DRAFT_PREFIX = 'listing-draft-'
export const SEEN_KEY = 'listings-seen'

export const REVIEWS_FAILED = 'The reviews did not load.'

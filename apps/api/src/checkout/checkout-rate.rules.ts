/** T11: this many checkouts of one customer in so long. A repeat makes none and is not counted. */
export const MAX_CHECKOUTS = 10
export const RATE_WINDOW_SECONDS = 60

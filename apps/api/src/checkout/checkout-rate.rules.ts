/** T11 (hoarding): the number of checkouts per customer and window. Repeated requests create none and are not counted. */
export const MAX_CHECKOUTS = 10
export const RATE_WINDOW_SECONDS = 60

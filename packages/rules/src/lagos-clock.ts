// Nigeria has no summer time, so that all its days are as long.
const LAGOS_AHEAD_MS = 3_600_000

/** What clocks and calendars in Lagos show, to be read from the UTC fields: a Date has no other zone than the machine's. */
export const toLagos = (at: Date): Date => new Date(at.getTime() + LAGOS_AHEAD_MS)

/** When clocks in Lagos show this. */
export const fromLagos = (there: Date): Date => new Date(there.getTime() - LAGOS_AHEAD_MS)

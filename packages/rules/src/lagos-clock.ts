// Nigeria has no daylight saving time, so all its days are equally long.
const LAGOS_AHEAD_MS = 3_600_000

/** Lagos time in the UTC fields of a Date, because a Date knows no zone but the machine's. */
export const toLagos = (at: Date): Date => new Date(at.getTime() + LAGOS_AHEAD_MS)

/** The moment at which clocks in Lagos show this. */
export const fromLagos = (there: Date): Date => new Date(there.getTime() - LAGOS_AHEAD_MS)

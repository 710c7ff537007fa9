const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const LAGOS_AHEAD_MS = 3_600_000 // all year round: Nigeria has no summer time

// Not by Intl: browsers spell September differently from the server, and its formatters cost a cheap phone much time.
const inLagos = (instant: string): Date => new Date(Date.parse(instant) + LAGOS_AHEAD_MS)

/** 'Nov 2026' as in Lagos. */
export const lagosMonth = (instant: string): string =>
  `${MONTHS[inLagos(instant).getUTCMonth()]} ${inLagos(instant).getUTCFullYear()}`

/** '18 Nov 2026' as in Lagos. */
export const lagosDate = (instant: string): string =>
  `${inLagos(instant).getUTCDate()} ${lagosMonth(instant)}`

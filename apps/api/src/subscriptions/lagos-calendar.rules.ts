const DAY_MS = 86_400_000

export const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
})

/** '18 November 2026' in Lagos. */
export const lagosDay = (at: Date): string => format.format(at)

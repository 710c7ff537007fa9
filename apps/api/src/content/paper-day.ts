const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** '15 Nov 2026' for '2026-11-15', as on the pages. */
export function paperDay(date: string): string {
  const day = new Date(date)
  return `${day.getUTCDate()} ${MONTH.format(day)} ${day.getUTCFullYear()}`
}

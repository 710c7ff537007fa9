const format = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Africa/Lagos',
})

function partsOf(at: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
}

/** '4:05 pm' in Lagos, as the pages show it. */
export function lagosTime(at: Date): string {
  const { hour, minute, dayPeriod } = partsOf(at)
  return `${hour}:${minute} ${dayPeriod?.toLowerCase()}`
}

/** '18 Nov 2026, 4:05 pm' in Lagos, as the pages show it. */
export function lagosMoment(at: Date): string {
  const { day, month, year } = partsOf(at)
  return `${day} ${month} ${year}, ${lagosTime(at)}`
}

/** '18 Nov 2026' in Lagos. */
export function lagosDay(at: Date): string {
  const { day, month, year } = partsOf(at)
  return `${day} ${month} ${year}`
}

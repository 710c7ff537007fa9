const DAY_MS = 86_400_000

/** The beginning of a day in Lagos; null for no day. */
export const beginOf = (day: string): Date | null => (day === '' ? null : new Date(`${day}T00:00:00+01:00`))

/** A last day counts whole. */
export function endOf(day: string): Date | null {
  const begin = beginOf(day)
  return begin === null ? null : new Date(begin.getTime() + DAY_MS)
}

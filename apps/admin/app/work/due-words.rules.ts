const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** ADMIN-54: 'in 3 h', 'in 20 min', 'in 4 days', '40 min late'. */
export function dueWords(due: string, now: Date): string {
  const left = Date.parse(due) - now.getTime()
  const text = lengthOf(Math.abs(left))
  return left < 0 ? `${text} late` : `in ${text}`
}

function lengthOf(ms: number): string {
  if (ms < HOUR) return `${Math.max(1, Math.round(ms / MINUTE))} min`
  if (ms < 2 * DAY) return `${Math.round(ms / HOUR)} h`
  return `${Math.round(ms / DAY)} days`
}

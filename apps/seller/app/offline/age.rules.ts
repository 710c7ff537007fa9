const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** SELL-06: how old something is: 'just now', '12 min ago', '3 h ago', '2 days ago' */
export function ageWords(at: string | number, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(at).getTime()) / MINUTE_MS)
  if (minutes < 1) return 'just now'
  if (minutes < HOUR) return `${minutes} min ago`
  if (minutes < DAY) return `${Math.floor(minutes / HOUR)} h ago`
  const days = Math.floor(minutes / DAY)
  return `${days} ${days === 1 ? 'day' : 'days'} ago`
}

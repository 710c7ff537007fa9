import { fromLagos, toLagos } from '../lagos-clock.ts'

/** One day of the week, 1 is Monday; from and to in minutes after midnight in Lagos. */
export type OpenDay = { weekday: number; opens: number; closes: number }

/** A day that is not listed is closed. */
export type OpeningHours = readonly OpenDay[]

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** Of a shop that has not said when it is open: every day from 8:00 to 20:00. */
export const USUAL_HOURS: OpeningHours = WEEKDAYS.map((weekday) => ({ weekday, opens: 480, closes: 1200 }))

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** SELL-25: counts only the time in which the shop is open. */
export function addOpenHours(at: Date, hours: number, opening: OpeningHours): Date {
  const open = opening.length === 0 ? USUAL_HOURS : opening
  let there = toLagos(at)
  let left = hours * HOUR_MS
  for (;;) {
    const { opens, closes } = timesOn(there, open)
    const start = Math.max(there.getTime(), opens)
    if (left <= closes - start) return fromLagos(new Date(start + left))
    left -= Math.max(0, closes - start)
    there = new Date(midnightOf(there) + DAY_MS)
  }
}

/** Both are midnight on a day on which the shop is closed. */
function timesOn(there: Date, opening: OpeningHours): { opens: number; closes: number } {
  const weekday = there.getUTCDay() || 7
  const { opens, closes } = opening.find((day) => day.weekday === weekday) ?? { opens: 0, closes: 0 }
  const midnight = midnightOf(there)
  return { opens: midnight + opens * MINUTE_MS, closes: midnight + closes * MINUTE_MS }
}

const midnightOf = (there: Date): number => Math.floor(there.getTime() / DAY_MS) * DAY_MS

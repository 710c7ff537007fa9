import { fromLagos, toLagos } from './lagos-clock.ts'

/** The same time of day n calendar months later; on the last day of a shorter month. */
export function addLagosMonths(at: Date, months: number): Date {
  const there = toLagos(at)
  const day = there.getUTCDate()
  there.setUTCDate(1)
  there.setUTCMonth(there.getUTCMonth() + months)
  there.setUTCDate(Math.min(day, daysInMonth(there)))
  return fromLagos(there)
}

/** How often the calendar month changes between two moments: once from 31 January to 1 February. */
export const lagosMonthsBetween = (from: Date, to: Date): number => monthNumber(to) - monthNumber(from)

const daysInMonth = (there: Date): number =>
  new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 0)).getUTCDate()

function monthNumber(at: Date): number {
  const there = toLagos(at)
  return there.getUTCFullYear() * 12 + there.getUTCMonth()
}

import { fromLagos, toLagos } from '../lagos-clock.ts'

/** Public holidays in Nigeria, as '2026-10-01'. Data, as some are announced only days before. */
export type Holidays = ReadonlySet<string>

const DAY_MS = 86_400_000
const SECOND_MS = 1000
const FRIDAY = 5

/** '2026-11-18', the day in Lagos. */
export const lagosDay = (at: Date): string => toLagos(at).toISOString().slice(0, 'yyyy-mm-dd'.length)

/** 23:59:59 in Lagos. */
export const endOfLagosDay = (day: string): Date => fromLagos(new Date(Date.parse(day) + DAY_MS - SECOND_MS))

/** Monday to Friday, but no public holiday. */
export function isWorkingDay(day: string, holidays: Holidays): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday >= 1 && weekday <= FRIDAY && !holidays.has(day)
}

/** The n-th working day after a day. */
export function workingDayAfter(day: string, count: number, holidays: Holidays): string {
  let [found, left] = [day, count]
  while (left > 0) {
    found = nextDay(found)
    if (isWorkingDay(found, holidays)) left -= 1
  }
  return found
}

/** The same time of day on the n-th working day after. */
export function addWorkingDays(at: Date, count: number, holidays: Holidays): Date {
  const day = lagosDay(at)
  const later = workingDayAfter(day, count, holidays)
  return new Date(at.getTime() + Date.parse(later) - Date.parse(day))
}

const nextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, day.length)

import { MIN_OPEN_MINUTES } from '@ahia/contracts/limits'
import { type OpenDay, type OpeningHours, WEEKDAYS } from '@ahia/rules/parcels/opening-hours'

/** As typed: times as 08:30, or empty. */
export type TypedDay = { weekday: number; isOpen: boolean; opens: string; closes: string }

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const DAY_MINUTES = 1440
const USUAL = { opens: '08:00', closes: '20:00' }

export const nameOf = (weekday: number): string => NAMES[weekday - 1] ?? ''

export const toTyped = (days: OpeningHours): TypedDay[] =>
  WEEKDAYS.map((weekday) => {
    const day = days.find((one) => one.weekday === weekday)
    return day
      ? { weekday, isOpen: true, opens: toField(day.opens), closes: toField(day.closes) }
      : { weekday, isOpen: false, ...USUAL }
  })

/** What is sent. Closing at 00:00 is midnight, the end of the day. */
export const toDays = (typed: readonly TypedDay[]): OpenDay[] =>
  typed
    .filter(({ isOpen }) => isOpen)
    .map(({ weekday, opens, closes }) => ({
      weekday,
      opens: toMinutes(opens),
      closes: toMinutes(closes) || DAY_MINUTES,
    }))

/** What is wrong with a day before it is sent; the server decides. */
export function dayError({ isOpen, opens, closes }: TypedDay): string | null {
  if (!isOpen) return null
  if (opens === '' || closes === '') return 'Choose both times'
  const minutes = (toMinutes(closes) || DAY_MINUTES) - toMinutes(opens)
  if (minutes <= 0) return 'The closing time is before the opening time'
  return minutes < MIN_OPEN_MINUTES ? 'Be open for at least an hour' : null
}

const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
const toField = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`

/** '8:30 am', or 'midnight' at the end of the day. */
function toClock(minutes: number): string {
  if (minutes === DAY_MINUTES) return 'midnight'
  const hours = Math.floor(minutes / 60)
  return `${hours % 12 || 12}:${twoDigits(minutes % 60)} ${hours < 12 ? 'am' : 'pm'}`
}

/** Days that follow each other with the same hours in one line, as on a shop's door. */
export function toLines(days: OpeningHours): { days: string; hours: string }[] {
  const lines: { first: number; last: number; hours: string }[] = []
  for (const weekday of WEEKDAYS) {
    const day = days.find((one) => one.weekday === weekday)
    const hours = day ? `${toClock(day.opens)} – ${toClock(day.closes)}` : 'Closed'
    const line = lines.at(-1)
    if (line?.hours === hours) line.last = weekday
    else lines.push({ first: weekday, last: weekday, hours })
  }
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? nameOf(first) : `${nameOf(first)} to ${nameOf(last)}`,
    hours,
  }))
}

import { toLagos } from './lagos-clock.ts'

/** A moment, or a date without a time ('2026-11-18'), which is the same date in Lagos. */
type Instant = Date | string

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// Without Intl: browsers spell September differently from the server, and its formatters are slow on cheap phones.
const inLagos = (instant: Instant): Date => toLagos(new Date(instant))

/** 'Nov 2026' as in Lagos. */
export const lagosMonth = (instant: Instant): string =>
  `${MONTHS[inLagos(instant).getUTCMonth()]} ${inLagos(instant).getUTCFullYear()}`

/** '18 Nov 2026' as in Lagos. */
export const lagosDate = (instant: Instant): string =>
  `${inLagos(instant).getUTCDate()} ${lagosMonth(instant)}`

/** '4:05 pm' as in Lagos. */
export function lagosTime(instant: Instant): string {
  const [hours, minutes] = [inLagos(instant).getUTCHours(), inLagos(instant).getUTCMinutes()]
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

/** '18 Nov 2026, 4:05 pm' as in Lagos. */
export const lagosMoment = (instant: Instant): string => `${lagosDate(instant)}, ${lagosTime(instant)}`

/** '18–20 Nov', '30 Nov – 2 Dec' or '18 Nov': from one day to another. */
export function lagosDays({ from, to }: { from: string; to: string }): string {
  const [firstDay, firstMonth] = lagosDate(from).split(' ')
  const [lastDay, lastMonth] = lagosDate(to).split(' ')
  if (from === to) return `${lastDay} ${lastMonth}`
  return firstMonth === lastMonth
    ? `${firstDay}–${lastDay} ${lastMonth}`
    : `${firstDay} ${firstMonth} – ${lastDay} ${lastMonth}`
}

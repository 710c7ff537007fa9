import { FULFIL_WORKING_DAYS } from '@ahia/reference/packages'
import { addOpenHours, type OpeningHours } from './opening-hours.ts'
import { addWorkingDays, endOfLagosDay, type Holidays, lagosDay, workingDayAfter } from './working-days.ts'

/** SELL-35: an order that is this late is cancelled and refunded. */
export const CANCEL_AFTER_WORKING_DAYS = 2
/** SELL-33: silence this long after the last promised day counts as delivered. */
export const SILENCE_DAYS = 7
/** SELL-33: how long before that the shopper is reminded. */
export const REMINDER_DAYS = [5, 2] as const

const DAY_MS = 86_400_000

type DueTime = {
  paidAt: Date
  /** Same-day food: how many open hours after payment it must be on its way; null for everything else. */
  promise: { hours: number; opening: OpeningHours } | null
  holidays: Holidays
}

/** SELL-25: by when a shop must hand the parcel over. */
export const dueTime = ({ paidAt, promise, holidays }: DueTime): Date =>
  promise === null
    ? endOfLagosDay(workingDayAfter(lagosDay(paidAt), FULFIL_WORKING_DAYS, holidays))
    : addOpenHours(paidAt, promise.hours, promise.opening)

/** SELL-35: when the market cancels an order that was not handed over. */
export const cancelTime = (dueAt: Date, holidays: Holidays): Date =>
  addWorkingDays(dueAt, CANCEL_AFTER_WORKING_DAYS, holidays)

type Promised = {
  paidAt: Date
  /** The last promised day, counted from the payment. */
  daysTo: number
  dueAt: Date
  handedOverAt: Date
}

/** The end of the last day on which a parcel should arrive: it moves by as many days as the shop was late. */
export function arrivalLimit({ paidAt, daysTo, dueAt, handedOverAt }: Promised): Date {
  const lateDays = Math.max(0, Date.parse(lagosDay(handedOverAt)) - Date.parse(lagosDay(dueAt)))
  return endOfLagosDay(lagosDay(new Date(paidAt.getTime() + daysTo * DAY_MS + lateDays)))
}

/** SELL-33: when a parcel counts as delivered though nobody said so. */
export const silenceLimit = (arrivesBy: Date): Date => new Date(arrivesBy.getTime() + SILENCE_DAYS * DAY_MS)

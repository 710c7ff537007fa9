import type { DeliveryPromise } from './delivery-area.ts'
import { toLagos } from './lagos-clock.ts'

/** Riders are on the road between these hours in Lagos. */
const FIRST_HOUR = 8
const LAST_HOUR = 20

/** The hour by which to order so that a promise in hours is still kept today. */
export const lastHourForToday = ({ within }: DeliveryPromise): number => LAST_HOUR - within

type Days = { daysFrom: number; daysTo: number }

/** The days that a promise makes of the usual ones; 0 is the day of the order. */
export function promisedDays(promise: DeliveryPromise | undefined, usual: Days, now: Date): Days {
  if (!promise) return { daysFrom: usual.daysFrom, daysTo: usual.daysTo }
  const { within, unit } = promise
  if (unit === 'DAYS') return { daysFrom: Math.min(usual.daysFrom, within), daysTo: within }
  const day = isKeptToday(promise, now) ? 0 : 1
  return { daysFrom: day, daysTo: day }
}

function isKeptToday(promise: DeliveryPromise, now: Date): boolean {
  const lagos = toLagos(now)
  const hour = Math.max(FIRST_HOUR, lagos.getUTCHours() + lagos.getUTCMinutes() / 60)
  return hour <= lastHourForToday(promise)
}

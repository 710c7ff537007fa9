import type { DeliveryQuote } from '@ahia/rules/delivery-fee'
import { toLagos } from '@ahia/rules/lagos-clock'

type Days = Pick<DeliveryQuote, 'daysFrom' | 'daysTo'>
export type Arrival = { from: string; to: string }

const DAY_MS = 86_400_000

/** The first and last day on which a parcel may arrive, counted from today in Lagos; null without parcels. */
export function arrivalOf(parcels: readonly Days[], now: Date): Arrival | null {
  if (parcels.length === 0) return null
  return {
    from: dayAfter(now, Math.min(...parcels.map(({ daysFrom }) => daysFrom))),
    to: dayAfter(now, Math.max(...parcels.map(({ daysTo }) => daysTo))),
  }
}

/** The same for one parcel, counted from when it was ordered. */
export const arrivalOfOne = ({ daysFrom, daysTo }: Days, orderedAt: Date): Arrival => ({
  from: dayAfter(orderedAt, daysFrom),
  to: dayAfter(orderedAt, daysTo),
})

const dayAfter = (now: Date, days: number): string =>
  toLagos(new Date(now.getTime() + days * DAY_MS))
    .toISOString()
    .slice(0, 'yyyy-mm-dd'.length)

import type { Order } from '@ahia/contracts/shapes/order'
import type { Parcel } from '@ahia/contracts/shapes/parcel'
import { lagosDays } from '@ahia/rules/lagos-date'

/** `isLate`: what was promised cannot be kept. `isOver`: the days are past, so that nobody knows when it comes. */
export type DeliveryPromise = { days: { from: string; to: string }; isLate: boolean; isOver: boolean }

/** WIN-77: the days on which an order is to arrive; null when none are promised. */
export function promiseOf(
  { arrives, parcel }: { arrives: Order['arrives']; parcel: Pick<Parcel, 'isLate'> | null },
  now: number,
): DeliveryPromise | null {
  if (arrives === null) return null
  const isOver = Date.parse(`${arrives.to}T23:59:59+01:00`) < now
  return { days: arrives, isLate: isOver || parcel?.isLate === true, isOver }
}

/** 'Arrives 18–20 Nov', or that it is late: a shop that has not sent it in time moves the days, else they are over. */
export function promiseWords(
  { days, isLate, isOver }: DeliveryPromise,
  type: Order['delivery']['type'],
): string {
  if (isOver) return `Late: it was due ${lagosDays(days)}`
  if (isLate) return `Late: now expected ${lagosDays(days)}`
  return `${type === 'PICKUP' ? 'Ready' : 'Arrives'} ${lagosDays(days)}`
}

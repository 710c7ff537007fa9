import { PARCEL_STATUSES, type ParcelStatus } from '@ahia/reference/parcel-statuses'

/** SELL-27: the allowed steps of a parcel. The database has the same in `parcel_steps`; a test compares them. */
export const PARCEL_STEPS = {
  NEW: ['ACCEPTED', 'PACKED', 'HANDED_OVER', 'CANCELLED'],
  ACCEPTED: ['WAITING_FOR_ADDRESS', 'PACKED', 'HANDED_OVER', 'CANCELLED'],
  WAITING_FOR_ADDRESS: ['ACCEPTED', 'CANCELLED'],
  PACKED: ['ACCEPTED', 'HANDED_OVER', 'CANCELLED'],
  HANDED_OVER: ['AT_POINT', 'DELIVERED', 'RETURNING', 'LOST', 'PACKED'],
  AT_POINT: ['DELIVERED', 'RETURNING', 'LOST'],
  DELIVERED: [],
  RETURNING: ['DELIVERED', 'RETURNED', 'LOST'],
  RETURNED: [],
  LOST: [],
  CANCELLED: [],
} as const satisfies Record<ParcelStatus, readonly ParcelStatus[]>

const stepsFrom: Record<ParcelStatus, readonly ParcelStatus[]> = PARCEL_STEPS

/** The statuses from which a parcel can reach a status. */
export const parcelOriginsOf = (to: ParcelStatus): ParcelStatus[] =>
  PARCEL_STATUSES.filter((from) => stepsFrom[from].includes(to))

/** Whether a step that arrives late, or twice, has already been taken: a phone without a network sends them in any order. */
export const isBehind = (status: ParcelStatus, step: ParcelStatus): boolean =>
  PROGRESS.indexOf(step) !== -1 && PROGRESS.indexOf(status) >= PROGRESS.indexOf(step)

const PROGRESS: readonly ParcelStatus[] = [
  'NEW',
  'ACCEPTED',
  'PACKED',
  'HANDED_OVER',
  'AT_POINT',
  'DELIVERED',
]

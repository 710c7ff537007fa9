import { stateName } from './address-words.ts'
import { BRAND } from './brand.ts'
import type { DeliveryState } from './delivery-states.ts'

type PickupPoint = { name: string; street: string; city: string; hours: string }

const WEEKDAYS = 'Mon–Fri 8 am–6 pm, Sat 9 am–4 pm'
const EVERY_DAY = 'Mon–Sat 8 am–8 pm, Sun 12 pm–6 pm'

/** CHK-03: where orders of each state are collected: one place, which checkout, orders and emails name alike. */
export const PICKUP_POINTS = {
  ENUGU: { name: `${BRAND.name} Point Ogui`, street: '41 Ogui Road', city: 'Enugu', hours: WEEKDAYS },
  LAGOS: {
    name: `${BRAND.name} Point Yaba`,
    street: '112 Herbert Macaulay Way',
    city: 'Yaba',
    hours: EVERY_DAY,
  },
  ABUJA: {
    name: `${BRAND.name} Point Wuse`,
    street: '18 Aminu Kano Crescent',
    city: 'Wuse 2',
    hours: EVERY_DAY,
  },
  'PORT HARCOURT': {
    name: `${BRAND.name} Point Aba Road`,
    street: '73 Aba Road',
    city: 'Port Harcourt',
    hours: WEEKDAYS,
  },
  EDO: { name: `${BRAND.name} Point Benin`, street: '55 Airport Road', city: 'Benin City', hours: WEEKDAYS },
} as const satisfies Record<DeliveryState, PickupPoint>

/** '41 Ogui Road, Enugu': a point's address in a sentence, which names a city once that is called like its state. */
export const pickupAddress = (state: DeliveryState): string => inOneLine(PICKUP_POINTS[state], state)

type KeptAddress = { street: string; city: string }

/** CHK-03: the point at the address that an order has kept since the checkout; null when the point has moved since. */
export function pickupPointAt(state: DeliveryState, kept: KeptAddress | null): PickupPoint | null {
  const point = PICKUP_POINTS[state]
  const hasMoved = kept !== null && (kept.street !== point.street || kept.city !== point.city)
  return hasMoved ? null : point
}

/** CHK-03: where an order waits: at the address that it has kept, with the point's name and hours while it is there. */
export function whereToCollect(state: DeliveryState, kept: KeptAddress | null): string {
  const point = pickupPointAt(state, kept)
  if (point === null && kept !== null) return inOneLine(kept, state)
  const { name, hours } = PICKUP_POINTS[state]
  return `${name}, ${pickupAddress(state)} (${hours})`
}

const inOneLine = ({ street, city }: KeptAddress, state: DeliveryState): string =>
  [...new Set([street, city, stateName(state)])].join(', ')

import { stateName } from './address-words.ts'
import { BRAND } from './brand.ts'
import type { DeliveryState } from './delivery-states.ts'

type PickupPoint = { name: string; street: string; city: string; hours: string }

const WEEKDAYS = 'Mon–Fri 8:00–18:00, Sat 9:00–16:00'
const EVERY_DAY = 'Mon–Sat 8:00–20:00, Sun 12:00–18:00'

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
export function pickupAddress(state: DeliveryState): string {
  const { street, city } = PICKUP_POINTS[state]
  return [...new Set([street, city, stateName(state)])].join(', ')
}

import { BRAND } from './brand.ts'
import type { DeliveryState } from './delivery-states.ts'

export type PickupPoint = { name: string; address: string; hours: string }

const WEEKDAYS = 'Mon–Fri 8:00–18:00, Sat 9:00–16:00'
const EVERY_DAY = 'Mon–Sat 8:00–20:00, Sun 12:00–18:00'

/** CHK-03: where orders of each state are collected. */
export const PICKUP_POINTS = {
  ENUGU: [
    { name: `${BRAND.name} Point Ogui`, address: '41 Ogui Road, Enugu', hours: WEEKDAYS },
    { name: `${BRAND.name} Point New Haven`, address: '9 Chime Avenue, New Haven, Enugu', hours: EVERY_DAY },
  ],
  LAGOS: [
    { name: `${BRAND.name} Point Yaba`, address: '112 Herbert Macaulay Way, Yaba, Lagos', hours: EVERY_DAY },
    {
      name: `${BRAND.name} Point Lekki`,
      address: '27 Admiralty Way, Lekki Phase 1, Lagos',
      hours: EVERY_DAY,
    },
  ],
  ABUJA: [
    { name: `${BRAND.name} Point Wuse`, address: '18 Aminu Kano Crescent, Wuse 2, Abuja', hours: EVERY_DAY },
    { name: `${BRAND.name} Point Garki`, address: '6 Gimbiya Street, Garki, Abuja', hours: WEEKDAYS },
  ],
  'PORT HARCOURT': [
    { name: `${BRAND.name} Point Aba Road`, address: '73 Aba Road, Port Harcourt', hours: WEEKDAYS },
    { name: `${BRAND.name} Point GRA`, address: '14 Evo Road, GRA Phase 2, Port Harcourt', hours: EVERY_DAY },
  ],
  EDO: [{ name: `${BRAND.name} Point Benin`, address: '55 Airport Road, Benin City', hours: WEEKDAYS }],
} as const satisfies Record<DeliveryState, readonly PickupPoint[]>

import { BRAND } from './brand.ts'
import type { DeliveryState } from './delivery-states.ts'

type PickupPoint = { name: string; address: string; hours: string }

const WEEKDAYS = 'Mon–Fri 8:00–18:00, Sat 9:00–16:00'
const EVERY_DAY = 'Mon–Sat 8:00–20:00, Sun 12:00–18:00'

/** CHK-03: where orders of each state are collected: one place, which checkout, orders and emails name alike. */
export const PICKUP_POINTS = {
  ENUGU: { name: `${BRAND.name} Point Ogui`, address: '41 Ogui Road, Enugu', hours: WEEKDAYS },
  LAGOS: {
    name: `${BRAND.name} Point Yaba`,
    address: '112 Herbert Macaulay Way, Yaba, Lagos',
    hours: EVERY_DAY,
  },
  ABUJA: {
    name: `${BRAND.name} Point Wuse`,
    address: '18 Aminu Kano Crescent, Wuse 2, Abuja',
    hours: EVERY_DAY,
  },
  'PORT HARCOURT': {
    name: `${BRAND.name} Point Aba Road`,
    address: '73 Aba Road, Port Harcourt',
    hours: WEEKDAYS,
  },
  EDO: { name: `${BRAND.name} Point Benin`, address: '55 Airport Road, Benin City', hours: WEEKDAYS },
} as const satisfies Record<DeliveryState, PickupPoint>

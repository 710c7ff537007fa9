import { stateName } from './address-words.ts'
import type { DeliveryState } from './delivery-states.ts'

/** Where a product is delivered to: the city or the state of its shop, or all states that we deliver to. */
export const DELIVERY_AREAS = ['CITY', 'STATE', 'EVERYWHERE'] as const

export type DeliveryArea = (typeof DELIVERY_AREAS)[number]

/** What a shop promises its delivery in. */
export const PROMISE_UNITS = ['HOURS', 'DAYS'] as const

/** Two of the five delivery states are cities. */
const CITIES: readonly DeliveryState[] = ['ABUJA', 'PORT HARCOURT']

/** The only place that a product is delivered to. */
export type OnlyIn = { area: Exclude<DeliveryArea, 'EVERYWHERE'>; state: DeliveryState; city: string }

/** 'Enugu', 'Enugu State', 'Port Harcourt' */
export function areaName({ area, state, city }: OnlyIn): string {
  if (area === 'CITY') return city
  return CITIES.includes(state) ? stateName(state) : `${stateName(state)} State`
}

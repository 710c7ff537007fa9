import type { DeliveryState } from './delivery-states.ts'

/** 'Port Harcourt': as it is written in a sentence. */
export const stateName = (state: DeliveryState): string =>
  state.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

type Address = { street: string; city: string; state: DeliveryState }

/** '12 Zik Avenue, Enugu' or '3 Allen Avenue, Ikeja, Lagos': a city that is called like its state is named once. */
export function addressWords({ street, city, state }: Address): string {
  const isNamed = city.trim().toUpperCase() === state
  return [street, isNamed ? stateName(state) : city, ...(isNamed ? [] : [stateName(state)])].join(', ')
}

import type { DeliveryState } from './delivery-states.ts'

/** 'Port Harcourt': as it is written in a sentence. */
export const stateName = (state: DeliveryState): string =>
  state.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

type Address = { street: string; city: string; state: DeliveryState }

/** ORD-02: '12 Zik Avenue, Enugu, Enugu'. The state is always named: a city may be called like it. */
export const addressWords = ({ street, city, state }: Address): string =>
  [street, city, stateName(state)].join(', ')

import { DELIVERY_COUNTRY, DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { fieldsOf } from '@ahia/web/storage/stored-fields'

/** Profiles have the full names of Nigeria's states; in Rivers we deliver to its capital only. */
const STATE_NAMES: Readonly<Record<string, DeliveryState>> = { 'ABUJA FEDERAL CAPITAL TERRITORY': 'ABUJA' }
const CAPITAL_ONLY = { state: 'RIVERS', capital: 'PORT HARCOURT' } as const

/** The delivery state of a profile's address, which any script may have written; null where we do not deliver. */
export function profileState(address: unknown): DeliveryState | null {
  const { state, city, country } = fieldsOf(address)
  if (upper(country) !== DELIVERY_COUNTRY) return null
  const name = upper(state)
  if (name === CAPITAL_ONLY.state)
    return upper(city).trim() === CAPITAL_ONLY.capital ? CAPITAL_ONLY.capital : null
  return STATE_NAMES[name] ?? DELIVERY_STATES.find((one) => one === name) ?? null
}

const upper = (value: unknown): string => (typeof value === 'string' ? value.toUpperCase() : '')

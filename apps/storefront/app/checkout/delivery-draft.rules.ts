import type { checkout } from '@ahia/contracts/checkout'
import type { InputOf } from '@ahia/contracts/endpoint'
import type { User } from '@ahia/contracts/shapes/user'
import { DELIVERY_COUNTRY, type DeliveryState } from '@ahia/reference/delivery-states'
import { profileState } from '#delivery/profile-state.rules.ts'

export type Delivery = InputOf<typeof checkout>['delivery']
/**
 * How an order reaches the customer; the API's field is `delivery.type`. A product's `deliveryType` is another thing: whether
 * the shop charges for delivery.
 */
export type DeliveryWay = Delivery['type']
export type Person = { name: string; phone: string }

/** The values of the fields; empty for nothing. */
export type DeliveryDraft = {
  way: DeliveryWay
  state: DeliveryState | ''
  city: string
  street: string
  info: string
  /** Another person who receives it; null for the customer. */
  receiver: Person | null
  /** PRIV-14: they have said that they are 18 or older. */
  isAdult: boolean
}

type DeliveryField = 'state' | 'city' | 'street' | 'name' | 'phone'
export type FieldErrors = Partial<Record<DeliveryField, string>>

const PHONE = /^\+?[0-9][0-9 ()-]{5,18}$/
const FEWEST_DIGITS = 7
const MOST_DIGITS = 15

/** CHK-02: the missing and invalid fields, each with its error text. A pickup needs no street. */
export function fieldErrorsOf({ way, state, city, street, receiver }: DeliveryDraft): FieldErrors {
  const isHomeDelivery = way === 'DOORDELIVERY'
  return {
    ...(state === '' && { state: 'Choose a state' }),
    ...(isHomeDelivery && city.trim() === '' && { city: 'City is required' }),
    ...(isHomeDelivery && street.trim() === '' && { street: 'Street is required' }),
    ...(receiver?.name.trim() === '' && { name: 'Name is required' }),
    ...(receiver && !isPhone(receiver.phone) && { phone: 'Enter a telephone number, like 0803 123 4567' }),
  }
}

const isPhone = (phone: string): boolean => {
  const digits = phone.replace(/\D/g, '').length
  return PHONE.test(phone.trim()) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS
}

/** WIN-82: what is said beside a button that cannot be pressed yet. */
export function missingWords(draft: DeliveryDraft, asksAge: boolean): string | null {
  const { phone, ...empty } = fieldErrorsOf(draft)
  if (Object.keys(empty).length > 0 || (phone && draft.receiver?.phone.trim() === ''))
    return 'Fill in the fields marked * first.'
  if (phone) return 'Check the fields marked *.'
  return asksAge && !draft.isAdult ? 'Confirm that you are 18 or older.' : null
}

/** In the API's shape; null while a field is missing or invalid. */
export function toDelivery(draft: DeliveryDraft): Delivery | null {
  const { way, state, receiver } = draft
  if (state === '' || Object.keys(fieldErrorsOf(draft)).length > 0) return null
  const [street, city, info] = [draft.street.trim(), draft.city.trim(), draft.info.trim()]
  return {
    type: way,
    region: state,
    ...(info !== '' && { info }),
    ...(way === 'DOORDELIVERY' && { address: { street, city, state, country: DELIVERY_COUNTRY } }),
    ...(receiver && { receiver: { name: receiver.name.trim(), phone: receiver.phone.trim() } }),
  }
}

/** The customer as the receiver; null when the profile lacks what a courier needs. */
export function selfOf(user: User | null): Person | null {
  const [name, phone] = [user?.name?.trim() ?? '', user?.phone?.trim() ?? '']
  return name !== '' && isPhone(phone) ? { name, phone } : null
}

/** CHK-08: the address of the profile, but only in states we deliver to; half an address would be misleading. */
export function prefilledDraft(user: User | null): DeliveryDraft {
  const state = user ? profileState(user.address) : null
  const receiver = selfOf(user) ? null : { name: user?.name ?? '', phone: user?.phone ?? '' }
  const place = { state: '', city: '', street: '', info: '' } as const
  const empty: DeliveryDraft = { way: 'DOORDELIVERY', ...place, receiver, isAdult: false }
  if (!user || !state) return empty
  return { ...empty, state, city: user.address.city ?? '', street: user.address.street ?? '' }
}

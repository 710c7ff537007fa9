import type { updateProfile } from '@ahia/contracts/user'
import type { z } from 'zod'
import { type Fault, invalidInput } from '#platform/http/http.errors.ts'
import { findRegion } from '#reference/find-region.ts'
import { assertCountry, assertRegion } from './assert-place.ts'
import type { Profile } from './profiles.sql.ts'

/** The fields of a profile that were sent. */
export type ProfileInput = z.output<typeof updateProfile.body>

/** PROF-04: the stored profile with the sent fields replaced. Throws for an unknown country or state. */
export function fillIn(stored: Profile, { name, phone, gender, address }: ProfileInput): Profile {
  return {
    name: name ?? stored.name,
    phone: phone ?? stored.phone,
    gender: gender ?? stored.gender,
    street: address?.street ?? stored.street,
    city: address?.city ?? stored.city,
    ...fillInPlace(stored, address ?? {}),
  }
}

type Place = Pick<Profile, 'country' | 'state'>
type PlaceInput = Pick<NonNullable<ProfileInput['address']>, 'country' | 'state'>

/** DATA-06: a state is one of its country, also when only one of the two is given. */
function fillInPlace(stored: Place, input: PlaceInput): Place {
  if (input.country !== undefined) assertCountry(input.country)
  const country = input.country ?? stored.country
  if (input.state === undefined) return { country, state: stateThatFits(country, stored.state) }
  if (country === null) throw invalidInput([fault('address.state', 'Choose a country first')])
  assertRegion(country, input.state)
  return { country, state: input.state }
}

/** A new country without a state clears the old state. */
const stateThatFits = (country: string | null, state: string | null): string | null =>
  country !== null && state !== null && findRegion(country, state) !== null ? state : null

const REQUIRED: readonly [path: string, field: keyof Profile, message: string][] = [
  ['name', 'name', 'Name is required'],
  ['phone', 'phone', 'Telephone is required'],
  ['address.street', 'street', 'Street is required'],
  ['address.city', 'city', 'City is required'],
  ['address.country', 'country', 'Country is required'],
  ['address.state', 'state', 'State is required'],
]

/** AUTH-06: completing a registration requires everything but the gender. */
export function assertComplete(profile: Profile): void {
  const missing = REQUIRED.filter(([, field]) => profile[field] === null)
  if (missing.length > 0) throw invalidInput(missing.map(([path, , message]) => fault(path, message)))
}

const fault = (path: string, message: string): Fault => ({ path, rule: 'custom', message })

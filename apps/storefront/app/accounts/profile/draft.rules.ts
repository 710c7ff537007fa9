import type { InputOf } from '@ahia/contracts/endpoint'
import type { Gender, User } from '@ahia/contracts/shapes/user'
import type { updateProfile } from '@ahia/contracts/user'

/** The values of the fields; empty for nothing. */
export type ProfileDraft = {
  name: string
  phone: string
  gender: Gender | ''
  street: string
  city: string
  country: string
  state: string
}

type ProfileUpdate = InputOf<typeof updateProfile>

export const toDraft = ({ name, phone, gender, address }: User): ProfileDraft => ({
  name: name ?? '',
  phone: phone ?? '',
  gender: gender ?? '',
  street: address.street ?? '',
  city: address.city ?? '',
  country: address.country ?? '',
  state: address.state ?? '',
})

/** PROF-04: name and phone are required. */
export const canSave = ({ name, phone }: ProfileDraft): boolean => name.trim() !== '' && phone.trim() !== ''

/** PROF-04: empty fields are left out, and the server keeps what is left out. */
export function toUpdate({ name, phone, gender, street, city, country, state }: ProfileDraft): ProfileUpdate {
  const address = withoutEmpty({ street, city, country, state })
  return {
    ...withoutEmpty({ name, phone }),
    ...(gender === '' ? {} : { gender }),
    ...(Object.keys(address).length === 0 ? {} : { address }),
  }
}

const withoutEmpty = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  )

/** The fields at the end of a registration. */
export type SignUpProfile = {
  name: string
  phone: string
  gender: string
  street: string
  city: string
  country: string
  state: string
}

export type ProfileField = keyof SignUpProfile

/** AUTH-06; the gender is optional. */
const REQUIRED = {
  name: 'Name is required',
  phone: 'Telephone is required',
  street: 'Street is required',
  city: 'City is required',
  country: 'Country is required',
  state: 'State is required',
} as const satisfies Partial<Record<ProfileField, string>>

const isRequired = (field: ProfileField): field is keyof typeof REQUIRED => Object.hasOwn(REQUIRED, field)

/** AUTH-06: the error of this field, or null. */
export const missingIn = (profile: SignUpProfile, field: ProfileField): string | null =>
  isRequired(field) && profile[field].trim() === '' ? REQUIRED[field] : null

export const PROFILE_FIELDS = [
  'name',
  'phone',
  'gender',
  'street',
  'city',
  'country',
  'state',
] as const satisfies readonly ProfileField[]

export const hasMissingFields = (profile: SignUpProfile): boolean =>
  PROFILE_FIELDS.some((field) => missingIn(profile, field) !== null)

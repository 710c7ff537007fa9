import type { Gender } from '@ahia/contracts/shapes/user'

/** AUTH-06, PROF-03: the choices of both forms. */
export const GENDER_LABELS = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' } as const satisfies Record<
  Gender,
  string
>

export const isGender = (text: string): text is Gender => Object.hasOwn(GENDER_LABELS, text)

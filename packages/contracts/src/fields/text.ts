import { z } from 'zod'
import { isSeenWhole } from './visible-text.ts'
import { whenMissing } from './when-missing.ts'

const SINGLE_LINE = /^[^\t\n\v\f\r\u0085\u2028\u2029]*$/

/** One line of text, with something in it. */
export const textUpTo = (max: number, whenBlank: string) =>
  z
    .string(whenMissing(whenBlank))
    .regex(SINGLE_LINE, 'must be a single line without tabs')
    .trim()
    .min(1, whenBlank)
    .max(max)
    .refine(isSeenWhole, 'has hidden characters. Type it again.')

/** Several lines of text, with something in them. */
export const proseUpTo = (max: number, whenBlank: string) =>
  z.string(whenMissing(whenBlank)).trim().min(1, whenBlank).max(max)

const PHONE_RULE = 'Enter a telephone number, like 0803 123 4567'

export const phoneSchema = textUpTo(30, 'Telephone is required')
  .regex(/^\+?[0-9 ()./-]+$/, PHONE_RULE)
  .refine((phone) => hasDigits(phone, 7, 15), PHONE_RULE)

function hasDigits(text: string, least: number, most: number): boolean {
  const { length } = text.replace(/\D/g, '')
  return length >= least && length <= most
}

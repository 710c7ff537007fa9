import { z } from 'zod'

// A query is text; these say which text means a number or a boolean, and reject everything else.

export const wholeNumber = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max.toLocaleString('en')}`
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule)
}

/** An amount of naira with at most two decimals. */
export const naira = (max: number) => {
  const rule = `must be an amount of naira from 0 to ${max.toLocaleString('en')}`
  return z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/, rule)
    .transform(Number)
    .refine((value) => value <= max, rule)
}

export const yesOrNo = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true')

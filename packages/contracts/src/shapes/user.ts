import { z } from 'zod'

export const genderSchema = z.enum(['MALE', 'FEMALE', 'OTHER'])

/** SESS-02; null where nothing was filled in yet. */
export const userSchema = z.strictObject({
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  gender: genderSchema.nullable(),
  address: z.strictObject({
    street: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string().nullable(),
  }),
  status: z.enum(['ACTIVE', 'SUSPENDED']),
  createdAt: z.iso.datetime(),
})

/** The access token for calls, and the token that renews it. */
export const tokensSchema = z.strictObject({ token: z.string(), refresh: z.string() })

/** The user as the browser stores it. */
export const signedInUserSchema = userSchema.extend(tokensSchema.shape)

/** With tokens at the end of a registration; later callers have theirs already. */
export const updatedUserSchema = userSchema.extend(tokensSchema.partial().shape)

export type User = z.output<typeof userSchema>
export type SignedInUser = z.output<typeof signedInUserSchema>
export type Gender = z.output<typeof genderSchema>

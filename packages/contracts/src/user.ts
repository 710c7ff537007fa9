import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { nothing } from './fields/nothing.ts'
import { openObject } from './fields/open-object.ts'
import { phoneSchema, textUpTo } from './fields/text.ts'
import { justPassword, oneSession, openSessions, passwordChange } from './shapes/account.ts'
import { genderSchema, updatedUserSchema, userSchema } from './shapes/user.ts'

export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  auth: 'customer',
  tag: 'profile',
  summary: 'Who is signed in, as stored now',
  data: z.strictObject({ user: userSchema }),
  errors: ['NOT_SIGNED_IN'],
})

/** PROF-04: missing fields stay as they are; leaving one out erases nothing. */
const profileSchema = openObject({
  name: textUpTo(200, 'Name is required').optional(),
  phone: phoneSchema.optional(),
  gender: genderSchema.optional(),
  address: openObject({
    street: textUpTo(200, 'Street is required').optional(),
    city: textUpTo(100, 'City is required').optional(),
    state: textUpTo(100, 'State is required').optional(),
    country: textUpTo(100, 'Country is required').optional(),
  }).optional(),
})

/** API-23, AUTH-06, PROF-03: the last step of registration, and later edits. */
export const updateProfile = endpoint({
  method: 'POST',
  path: '/user/updateProfile',
  auth: 'customer-or-signup',
  tag: 'profile',
  summary: 'Changes the profile; at the end of a registration, with everything filled in, it also signs in',
  body: profileSchema,
  data: z.strictObject({ user: updatedUserSchema }),
  errors: ['NOT_SIGNED_IN'],
})

/** PROF-06: needs the current password. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/user/changePassword',
  auth: 'customer',
  tag: 'profile',
  summary: 'Sets another password and ends all other sessions',
  body: passwordChange,
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'PASSWORD_WRONG', 'PASSWORD_TOO_COMMON', 'RATE_LIMITED'],
})

/** PROF-06: one entry per device that is signed in. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  auth: 'customer',
  tag: 'profile',
  summary: 'The devices that are signed in: this one first, then the most recently used',
  data: openSessions,
  errors: ['NOT_SIGNED_IN'],
})

/** PROF-06: signs one device out. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/{sessionId}',
  auth: 'customer',
  tag: 'profile',
  summary: 'Signs one device out; idempotent',
  params: oneSession,
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'SESSION_NOT_FOUND'],
})

/** PROF-06: signs every device out. */
export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/user/sessions',
  auth: 'customer',
  tag: 'profile',
  summary: 'Signs out everywhere, including here',
  data: nothing,
  errors: ['NOT_SIGNED_IN'],
})

/** PROF-06: needs the password. */
export const deleteMyAccount = endpoint({
  method: 'POST',
  path: '/user/deleteAccount',
  auth: 'customer',
  tag: 'profile',
  summary: 'Deletes the personal details and ends all sessions; orders stay, without a name',
  body: justPassword.extend({
    keepNewsletter: z
      .boolean()
      .default(false)
      .describe('true: the address stays subscribed; otherwise it is removed from the newsletter too'),
    whenPossible: z
      .boolean()
      .default(false)
      .describe('true: while an order is under way, the deletion waits for it, 30 days at most'),
  }),
  data: z.strictObject({ isDeleted: z.boolean().describe('false: it waits for an order') }),
  errors: ['NOT_SIGNED_IN', 'PASSWORD_WRONG', 'ORDERS_UNDER_WAY', 'RATE_LIMITED'],
})

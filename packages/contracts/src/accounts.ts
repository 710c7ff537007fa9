import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailSchema } from './fields/email.ts'
import { nothing } from './fields/nothing.ts'
import { openObject } from './fields/open-object.ts'
import { newPasswordSchema, passwordSchema } from './fields/password.ts'
import {
  codeOnItsWay,
  emailAndCode,
  grantSchema,
  justEmail,
  justRefresh,
  linkSecret,
  openedLink,
} from './shapes/proving.ts'
import { signedInUserSchema, tokensSchema } from './shapes/user.ts'

/** API-15: the answer does not say whether the address has an account (T3). */
export const register = endpoint({
  method: 'POST',
  path: '/user/register',
  auth: 'none',
  tag: 'accounts',
  summary: 'Emails a 4-digit code to the address; whether it already has an account is told only by email',
  body: openObject({
    email: emailSchema,
    type: z.literal('user', 'Register shops at /shop/createShop').optional(),
  }),
  stoppedBy: 'sign-ups',
  data: codeOnItsWay,
  errors: ['RATE_LIMITED'],
})

/** API-17: a right code returns the token that sets the password. */
export const verifyOtp = endpoint({
  method: 'POST',
  path: '/user/verifyOTP',
  auth: 'none',
  tag: 'accounts',
  summary: 'Takes the code once and returns the token for setting the password and filling in the profile',
  body: emailAndCode,
  data: grantSchema,
  errors: ['CODE_REFUSED', 'RATE_LIMITED'],
})

/** API-19: replaces the earlier code. */
export const resendOtp = endpoint({
  method: 'POST',
  path: '/user/resendOTP',
  auth: 'none',
  tag: 'accounts',
  summary: 'Emails a new code, which replaces the one before; not more often than every 120 seconds',
  body: justEmail,
  data: codeOnItsWay,
  errors: ['RATE_LIMITED'],
})

/** API-21: needs the token of a verified code. */
export const setPassword = endpoint({
  method: 'POST',
  path: '/user/setPassword',
  auth: 'signup',
  tag: 'accounts',
  summary: 'Sets the password of a new account, once',
  body: z.strictObject({ password: newPasswordSchema }),
  stoppedBy: 'sign-ups',
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'PASSWORD_TOO_COMMON'],
  sendsDevice: true,
})

/** API-14: the same error for an unknown address and a wrong password (T3). */
export const login = endpoint({
  method: 'POST',
  path: '/user/login',
  auth: 'none',
  tag: 'accounts',
  summary: 'Signs in; every wrong address or password gets the same error',
  body: z.strictObject({
    email: emailSchema,
    password: passwordSchema,
    remember: z
      .boolean()
      .default(false)
      .describe('30 days instead of 12 hours without a visit, and 90 days instead of 24 hours in all'),
  }),
  staysOpen: true,
  data: z.strictObject({ user: signedInUserSchema }),
  errors: ['CREDENTIALS_REFUSED', 'RATE_LIMITED'],
  sendsDevice: true,
})

/** SESS-04: each use replaces the refresh token. */
export const refresh = endpoint({
  method: 'POST',
  path: '/user/refresh',
  auth: 'none',
  tag: 'accounts',
  summary: 'Exchanges a refresh token for a new one and an access token; using one twice ends its session',
  body: justRefresh,
  staysOpen: true,
  data: tokensSchema,
  errors: ['NOT_SIGNED_IN'],
})

/** SHELL-13: ends the session on the server. */
export const logout = endpoint({
  method: 'POST',
  path: '/user/logout',
  auth: 'none',
  tag: 'accounts',
  summary: 'Ends the session of a refresh token; an unknown or ended one is not an error',
  body: justRefresh,
  staysOpen: true,
  data: nothing,
  errors: [],
})

/** API-25: the same answer for unknown addresses (T3). */
export const initiateReset = endpoint({
  method: 'POST',
  path: '/user/initiateReset',
  auth: 'none',
  tag: 'accounts',
  summary: 'Emails a code for a new password to the address, if it has an account',
  body: justEmail,
  data: codeOnItsWay,
  errors: ['RATE_LIMITED'],
  sendsDevice: true,
})

/** API-26: a right code returns the token that sets the new password. */
export const verifyResetOtp = endpoint({
  method: 'POST',
  path: '/user/verifyResetOtp',
  auth: 'none',
  tag: 'accounts',
  summary: 'Takes the code once and returns the token for one new password',
  body: emailAndCode,
  data: grantSchema,
  errors: ['CODE_REFUSED', 'RATE_LIMITED'],
})

/** API-27: replaces the earlier code. */
export const resendResetOtp = endpoint({
  method: 'POST',
  path: '/user/resendResetOtp',
  auth: 'none',
  tag: 'accounts',
  summary: 'Emails a new reset code, which replaces the one before; not more often than every 120 seconds',
  body: justEmail,
  data: codeOnItsWay,
  errors: ['RATE_LIMITED'],
  sendsDevice: true,
})

/** API-28, AUTH-08: ends all other sessions. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/resetPassword',
  auth: 'reset',
  tag: 'accounts',
  summary: 'Sets a new password, once, and ends every session of the account',
  body: z.strictObject({ password: newPasswordSchema }),
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'PASSWORD_TOO_COMMON'],
  sendsDevice: true,
})

/** AUTH-09: once too many codes were guessed wrong for an address, its owner gets a link instead. */
export const openLink = endpoint({
  method: 'POST',
  path: '/user/openLink',
  auth: 'none',
  tag: 'accounts',
  summary:
    'Takes the secret of an emailed link once and returns the token that a right code would have returned',
  body: linkSecret,
  data: openedLink,
  errors: ['CODE_REFUSED'],
})

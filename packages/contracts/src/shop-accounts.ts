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
import { signedInShopSchema } from './shapes/shop.ts'
import { tokensSchema } from './shapes/user.ts'

/** API-16, MERCH-02: emails a code, and records that the terms were accepted when they were. */
export const createShop = endpoint({
  method: 'POST',
  path: '/shop/createShop',
  auth: 'none',
  tag: 'shop accounts',
  summary:
    'Emails a 4-digit code to the address, and records that the merchant terms in force were accepted; without acceptedTerms this call is made again with it before the password is set',
  body: openObject({
    email: emailSchema,
    type: z.literal('merchant', 'Register customers at /user/register').optional(),
    acceptedTerms: z.literal(true, 'Accept the terms to continue').optional(),
  }),
  stoppedBy: 'sign-ups',
  data: codeOnItsWay,
  errors: ['RATE_LIMITED'],
})

/** API-18: a right code returns the token that sets the password. */
export const verifyShopOtp = endpoint({
  method: 'POST',
  path: '/shop/verifyOTP',
  auth: 'none',
  tag: 'shop accounts',
  summary: 'Takes the code once and returns the token for setting the password and filling in the profile',
  body: emailAndCode,
  data: grantSchema,
  errors: ['CODE_REFUSED', 'RATE_LIMITED'],
})

/** API-20: replaces the earlier code. */
export const resendShopOtp = endpoint({
  method: 'POST',
  path: '/shop/resendOTP',
  auth: 'none',
  tag: 'shop accounts',
  summary: 'Emails a new code, which replaces the one before; not more often than every 120 seconds',
  body: justEmail,
  data: codeOnItsWay,
  errors: ['RATE_LIMITED'],
})

/** API-22: needs the token of a verified code. */
export const setShopPassword = endpoint({
  method: 'POST',
  path: '/shop/setPassword',
  auth: 'shop-signup',
  tag: 'shop accounts',
  summary: 'Sets the password of a new account, once; the terms must have been accepted',
  body: z.strictObject({ password: newPasswordSchema }),
  stoppedBy: 'sign-ups',
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'PASSWORD_TOO_COMMON', 'TERMS_NOT_ACCEPTED'],
  sendsDevice: true,
})

/** ROLE-02: its token opens nothing of a customer's. */
export const loginShop = endpoint({
  method: 'POST',
  path: '/shop/login',
  auth: 'none',
  tag: 'shop accounts',
  summary: 'Signs a shop in; every wrong address or password gets the same error',
  body: z.strictObject({
    email: emailSchema,
    password: passwordSchema,
    remember: z
      .boolean()
      .default(false)
      .describe('30 days instead of 12 hours without a visit, and 90 days instead of 24 hours in all'),
  }),
  staysOpen: true,
  data: signedInShopSchema,
  errors: ['CREDENTIALS_REFUSED', 'RATE_LIMITED'],
  sendsDevice: true,
})

export const refreshShop = endpoint({
  method: 'POST',
  path: '/shop/refresh',
  auth: 'none',
  tag: 'shop accounts',
  summary: 'Exchanges a refresh token for a new one and an access token; using one twice ends its session',
  body: justRefresh,
  staysOpen: true,
  data: tokensSchema,
  errors: ['NOT_SIGNED_IN'],
})

export const logoutShop = endpoint({
  method: 'POST',
  path: '/shop/logout',
  auth: 'none',
  tag: 'shop accounts',
  summary: 'Ends the session of a refresh token; an unknown or ended one is not an error',
  body: justRefresh,
  staysOpen: true,
  data: nothing,
  errors: [],
})

export const initiateShopReset = endpoint({
  method: 'POST',
  path: '/shop/initiateReset',
  auth: 'none',
  tag: 'shop accounts',
  summary: 'Emails a code for a new password to the address, if a shop has it',
  body: justEmail,
  data: codeOnItsWay,
  errors: ['RATE_LIMITED'],
  sendsDevice: true,
})

export const verifyShopResetOtp = endpoint({
  method: 'POST',
  path: '/shop/verifyResetOtp',
  auth: 'none',
  tag: 'shop accounts',
  summary: 'Takes the code once and returns the token for one new password',
  body: emailAndCode,
  data: grantSchema,
  errors: ['CODE_REFUSED', 'RATE_LIMITED'],
})

export const resendShopResetOtp = endpoint({
  method: 'POST',
  path: '/shop/resendResetOtp',
  auth: 'none',
  tag: 'shop accounts',
  summary: 'Emails a new reset code, which replaces the one before; not more often than every 120 seconds',
  body: justEmail,
  data: codeOnItsWay,
  errors: ['RATE_LIMITED'],
  sendsDevice: true,
})

export const resetShopPassword = endpoint({
  method: 'POST',
  path: '/shop/resetPassword',
  auth: 'shop-reset',
  tag: 'shop accounts',
  summary: 'Sets a new password, once, and ends every session of the account',
  body: z.strictObject({ password: newPasswordSchema }),
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'PASSWORD_TOO_COMMON'],
  sendsDevice: true,
})

export const openShopLink = endpoint({
  method: 'POST',
  path: '/shop/openLink',
  auth: 'none',
  tag: 'shop accounts',
  summary:
    'Takes the secret of an emailed link once and returns the token that a right code would have returned',
  body: linkSecret,
  data: openedLink,
  errors: ['CODE_REFUSED'],
})

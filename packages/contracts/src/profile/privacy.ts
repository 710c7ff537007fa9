// PRIV-02, 04, 07, 08, ADMIN-38: what customers decide about their own data. Only the profile page calls it.
import { CONSENT_PURPOSES } from '@ahia/reference/data-map/consents'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { proseUpTo } from '../fields/text.ts'
import { orderIdSchema } from '../ids.ts'
import { justPassword } from '../shapes/account.ts'
import { DATA_REQUEST_KINDS, dataRequestSchema } from '../shapes/data-request.ts'
import { myDataSchema } from '../shapes/my-data.ts'

const ONCE_IN_A_WHILE = { name: 'privacy', max: 60, seconds: 3_600, lease: 1 } as const

/** PRIV-07: what somebody has agreed to and can take back. */
export const listConsents = endpoint({
  method: 'GET',
  path: '/user/consents',
  auth: 'customer',
  tag: 'profile',
  summary: 'What the customer has agreed to',
  data: z.strictObject({
    consents: z.array(
      z.strictObject({
        purpose: z.enum(CONSENT_PURPOSES),
        isGiven: z.boolean(),
        since: z.iso.datetime().nullable(),
      }),
    ),
  }),
  errors: ['NOT_SIGNED_IN'],
})

export const setConsent = endpoint({
  method: 'PUT',
  path: '/user/consents/{purpose}',
  auth: 'customer',
  tag: 'profile',
  summary: 'Gives a consent or takes it back; for the newsletter, giving sends an email to confirm it',
  params: z.strictObject({ purpose: z.enum(CONSENT_PURPOSES) }),
  body: z.strictObject({ isGiven: z.boolean() }),
  data: z.strictObject({ isGiven: z.boolean().describe('false while an email waits to be confirmed') }),
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED'],
  limits: { account: ONCE_IN_A_WHILE },
})

/** PRIV-02: an email with a link to the export. */
export const askForExport = endpoint({
  method: 'POST',
  path: '/user/exportLink',
  auth: 'customer',
  tag: 'profile',
  summary: 'Emails a link to everything we keep about the customer; it works for 24 hours',
  body: justPassword,
  data: z.strictObject({ expiresAt: z.iso.datetime() }),
  errors: ['NOT_SIGNED_IN', 'PASSWORD_WRONG', 'RATE_LIMITED'],
  limits: { account: { name: 'export-link', max: 10, seconds: 3_600, lease: 1 } },
})

/** PRIV-02: made at this moment; the key stands in the email and is nowhere in an address. */
export const exportMyData = endpoint({
  method: 'POST',
  path: '/user/export',
  auth: 'customer',
  tag: 'profile',
  summary: 'Everything the market keeps about the account, for the key of an emailed link',
  body: z.strictObject({ key: z.string().min(1).max(100) }),
  data: myDataSchema,
  errors: ['NOT_SIGNED_IN', 'LINK_EXPIRED', 'RATE_LIMITED'],
  limits: { account: { name: 'export', max: 20, seconds: 3_600, lease: 1 } },
  timeoutMs: 60_000,
})

/** PRIV-04: shown before the account is deleted. */
export const getDeletion = endpoint({
  method: 'GET',
  path: '/user/deletion',
  auth: 'customer',
  tag: 'profile',
  summary: 'Which orders a deletion has to wait for, and until when at the latest',
  data: z.strictObject({
    waitsFor: z.array(z.strictObject({ orderId: orderIdSchema, shopName: z.string(), status: z.string() })),
    latestAt: z.iso.datetime().describe('a deletion that is asked for now is done by then'),
    requestedAt: z.iso.datetime().nullable().describe('when a deletion that waits was asked for'),
  }),
  errors: ['NOT_SIGNED_IN'],
})

export const keepMyAccount = endpoint({
  method: 'DELETE',
  path: '/user/deletion',
  auth: 'customer',
  tag: 'profile',
  summary: 'Takes a deletion back that waits for an order; idempotent',
  data: nothing,
  errors: ['NOT_SIGNED_IN'],
})

/** PRIV-08. */
export const listDataRequests = endpoint({
  method: 'GET',
  path: '/user/dataRequests',
  auth: 'customer',
  tag: 'profile',
  summary: 'What the customer asked about their data, newest first',
  data: z.strictObject({ requests: z.array(dataRequestSchema) }),
  errors: ['NOT_SIGNED_IN'],
})

export const sendDataRequest = endpoint({
  method: 'POST',
  path: '/user/dataRequests',
  auth: 'customer',
  tag: 'profile',
  summary: 'Asks the team about the customer’s data; answered within 30 days',
  body: z.strictObject({
    kind: z.enum(DATA_REQUEST_KINDS),
    words: proseUpTo(2_000, 'Tell us what you want us to do'),
    password: justPassword.shape.password,
  }),
  data: z.strictObject({ request: dataRequestSchema }),
  errors: ['NOT_SIGNED_IN', 'PASSWORD_WRONG', 'RATE_LIMITED'],
  limits: { account: ONCE_IN_A_WHILE },
})

const supportSchema = z.strictObject({
  view: z
    .strictObject({ by: z.string().describe('the colleague who looks'), endsAt: z.iso.datetime() })
    .nullable(),
})

/** ADMIN-38: whether someone on the team is looking. */
export const getSupportView = endpoint({
  method: 'GET',
  path: '/user/support',
  auth: 'customer',
  tag: 'profile',
  summary: 'Whether a colleague of ours sees the cart and checkout right now',
  data: supportSchema,
  errors: ['NOT_SIGNED_IN'],
})

export const makeSupportCode = endpoint({
  method: 'POST',
  path: '/user/support',
  auth: 'customer',
  tag: 'profile',
  summary: 'Six digits to read out to our support; they work once, within 10 minutes',
  data: z.strictObject({ code: z.string().length(6), expiresAt: z.iso.datetime() }),
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED'],
  limits: { account: { name: 'support-code', max: 20, seconds: 3_600, lease: 1 } },
})

export const endSupportView = endpoint({
  method: 'DELETE',
  path: '/user/support',
  auth: 'customer',
  tag: 'profile',
  summary: 'Ends the view at once and voids the digits; idempotent',
  data: nothing,
  errors: ['NOT_SIGNED_IN'],
})

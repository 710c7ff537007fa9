import type { Context } from 'hono'
import type { AccessClaims } from '#accounts/sessions/access-token.ts'
import { deviceOf } from '#accounts/sessions/within-guest-limit.ts'
import type { Caller } from '#platform/http/api-env.ts'
import type { Reporter } from './report-goods.ts'

export const REPORT_THANKS = 'Thank you. Our team looks at reports.'

type Known = Pick<Context, 'req'> & {
  var: { customer: AccessClaims | null }
  env: { caller: Caller }
}

/** The one who reports, customer or guest; after `signedInOrGuest`. */
export const reporterOf = (c: Known): Reporter =>
  c.var.customer
    ? { accountId: c.var.customer.accountId }
    : { accountId: null, device: deviceOf(c), clientAddress: c.env.caller.clientAddress }

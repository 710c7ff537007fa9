import type { MiddlewareHandler } from 'hono'
import type { AccessClaims } from '#accounts/access-token.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { rateLimited } from '#platform/http/http.errors.ts'
import type { Limit } from '#platform/http/rate-limits.ts'
import type { AssistantDeps } from './assistant-deps.ts'

const HOURLY = { seconds: 3_600, lease: 5, whenUnsure: 'allow' } as const
/** T17 */
const PER_CUSTOMER: Limit = { name: 'assistant-customer', max: 60, ...HOURLY }
const PER_GUEST: Limit = { name: 'assistant-guest', max: 20, ...HOURLY }

type Env = ApiEnv<AssistantDeps> & { Variables: { customer: AccessClaims | null } }

/** T17: stands behind `signedInOrGuest`. A guest is known by the network alone. */
export const withinAssistantLimit: MiddlewareHandler<Env> = async (c, next) => {
  const { customer, deps } = c.var
  const verdict = await (customer
    ? deps.limits.take(PER_CUSTOMER, customer.accountId)
    : deps.limits.take(PER_GUEST, c.env.caller.clientAddress))
  if (!verdict.allowed) throw rateLimited(verdict.retryAfterSeconds)
  await next()
}

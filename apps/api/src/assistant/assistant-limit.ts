import { askAssistant } from '@ahia/contracts/assistant'
import type { MiddlewareHandler } from 'hono'
import type { AccessClaims } from '#accounts/sessions/access-token.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { rateLimited } from '#platform/http/http.errors.ts'
import { tolerant } from '#platform/http/rate-limits.ts'
import type { AssistantDeps } from './assistant-deps.ts'

const PER_CUSTOMER = tolerant(askAssistant.limits.account)
const PER_GUEST = tolerant(askAssistant.limits.guest)

type Env = ApiEnv<AssistantDeps> & { Variables: { customer: AccessClaims | null } }

/** T20: comes after `signedInOrGuest`. Guests are counted by their network address. */
export const withinAssistantLimit: MiddlewareHandler<Env> = async (c, next) => {
  const { customer, deps } = c.var
  const verdict = await (customer
    ? deps.limits.take(PER_CUSTOMER, customer.accountId)
    : deps.limits.take(PER_GUEST, c.env.caller.clientAddress))
  if (!verdict.allowed) throw rateLimited(verdict.retryAfterSeconds)
  await next()
}

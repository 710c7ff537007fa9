import { askAssistant } from '@ahia/contracts/assistant'
import { DEVICE_HEADER } from '@ahia/contracts/call'
import type { Context, MiddlewareHandler } from 'hono'
import { hashDeviceKey, toDeviceKey } from '#accounts/devices/device-key.ts'
import type { AccessClaims } from '#accounts/sessions/access-token.ts'
import { DomainError } from '#platform/domain-error.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { type Limit, tolerant } from '#platform/http/rate-limits.ts'
import type { AssistantDeps } from './assistant-deps.ts'

const PER_CUSTOMER = tolerant(askAssistant.limits.account)
const PER_DEVICE = tolerant(askAssistant.limits.device)
const PER_NETWORK = tolerant(askAssistant.limits.guest)

type Env = ApiEnv<AssistantDeps> & { Variables: { customer: AccessClaims | null } }
type Count = readonly [limit: Limit, who: string]

/** T20: comes after `signedInOrGuest`. */
export const withinAssistantLimit: MiddlewareHandler<Env> = async (c, next) => {
  const { customer, deps } = c.var
  const counts: readonly Count[] = customer ? [[PER_CUSTOMER, customer.accountId]] : countsOfGuest(c)
  for (const [limit, who] of counts) {
    const verdict = await deps.limits.take(limit, who)
    if (!verdict.allowed) throw tooManyMessages(verdict.retryAfterSeconds)
  }
  await next()
}

/**
 * CHAT-08: by browser first, as many phones share one network address; then by network, as keys can be invented. Those
 * that send no key share what one browser has.
 */
function countsOfGuest({ req, env }: Context<Env>): Count[] {
  const key = toDeviceKey(req.header(DEVICE_HEADER))
  const { clientAddress } = env.caller
  const device = key === null ? clientAddress : hashDeviceKey(key).toString('base64url')
  return [
    [PER_DEVICE, device],
    [PER_NETWORK, clientAddress],
  ]
}

const MINUTE_SECONDS = 60

function tooManyMessages(retryAfterSeconds: number): DomainError {
  const minutes = Math.ceil(retryAfterSeconds / MINUTE_SECONDS)
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  const message = `You've sent a lot of messages in a short time. Try again in ${wait}.`
  return new DomainError('RATE_LIMITED', message, { retryAfterSeconds })
}

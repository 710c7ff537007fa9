import { DEVICE_HEADER } from '@ahia/contracts/call'
import type { Endpoint, RateLimit } from '@ahia/contracts/endpoint'
import type { Context, MiddlewareHandler } from 'hono'
import type { Caller } from '#platform/http/api-env.ts'
import { rateLimited } from '#platform/http/http.errors.ts'
import { type RateLimits, tolerant } from '#platform/http/rate-limits.ts'
import { hashDeviceKey, toDeviceKey } from '../devices/device-key.ts'
import type { AccessClaims } from './access-token.ts'

type Env = {
  Bindings: { caller: Caller }
  Variables: { deps: { limits: RateLimits }; customer: AccessClaims | null }
}
type Limited = Endpoint & { limits: { account: RateLimit; device: RateLimit; guest: RateLimit } }

/**
 * T20: comes after `signedInOrGuest`. Guests are counted by browser first, as many phones share one network address; then by
 * network, as keys can be invented. Those that send no key share what one browser has.
 */
export function withinGuestLimit({ limits: own }: Limited, refuse = rateLimited): MiddlewareHandler<Env> {
  const [account, device, guest] = [tolerant(own.account), tolerant(own.device), tolerant(own.guest)]
  return async (c, next) => {
    const { customer, deps } = c.var
    const { clientAddress } = c.env.caller
    const counts = customer
      ? ([[account, customer.accountId]] as const)
      : ([
          [device, deviceOf(c)?.toString('base64url') ?? clientAddress],
          [guest, clientAddress],
        ] as const)
    for (const [limit, who] of counts) {
      const verdict = await deps.limits.take(limit, who)
      if (!verdict.allowed) throw refuse(verdict.retryAfterSeconds)
    }
    await next()
  }
}

/** The hash of the key that the browser sent; null without one. */
export function deviceOf({ req }: Pick<Context, 'req'>): Buffer | null {
  const key = toDeviceKey(req.header(DEVICE_HEADER))
  return key === null ? null : hashDeviceKey(key)
}

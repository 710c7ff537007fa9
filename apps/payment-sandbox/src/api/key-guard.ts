import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { answerError, ProviderError } from './answers.ts'

/** P1, P4: only who has the secret key is answered. */
export function keyGuard(secretKey: string): MiddlewareHandler {
  const wanted = Buffer.from(`Bearer ${secretKey}`)
  return async (c, next) => {
    const given = Buffer.from(c.req.header('authorization') ?? '')
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) return next()
    const nextStep = 'Ensure that you provide the correct authorization key for the request'
    return answerError(c, new ProviderError('Invalid key', { status: 401, code: 'invalid_Key', nextStep }))
  }
}

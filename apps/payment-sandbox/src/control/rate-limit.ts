import type { MiddlewareHandler } from 'hono'
import { answerError, ProviderError } from '#api/answers.ts'

const WINDOW_MS = 60_000
/** P7: what is allowed in test mode. */
const TEST_LIMIT = 100

/** P7: counted and told always; refused only when asked for, since a proof calls more often than that. */
export class RateLimit {
  max: number | null = null
  #windowEnds = 0
  #used = 0

  /** How many calls are left in this window, after this one; below zero when it is one too many. */
  take(now: number): { limit: number; remaining: number; resetSeconds: number } {
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + WINDOW_MS
      this.#used = 0
    }
    this.#used += 1
    const limit = this.max ?? TEST_LIMIT
    return { limit, remaining: limit - this.#used, resetSeconds: Math.ceil((this.#windowEnds - now) / 1_000) }
  }
}

export const limitRate =
  (rateLimit: RateLimit): MiddlewareHandler =>
  async (c, next) => {
    const { limit, remaining, resetSeconds } = rateLimit.take(Date.now())
    c.header('x-ratelimit-limit', String(limit))
    c.header('x-ratelimit-remaining', String(Math.max(remaining, 0)))
    c.header('x-ratelimit-reset', String(resetSeconds))
    if (rateLimit.max === null || remaining >= 0) return next()
    return answerError(
      c,
      new ProviderError('Too many requests', { status: 429, type: 'api_error', code: 'rate_limited' }),
    )
  }

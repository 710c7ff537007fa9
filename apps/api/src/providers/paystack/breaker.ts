import { ProviderUnreachable } from './payment-provider.ts'

const FAILURES = 5
const OPEN_MS = 10_000

/**
 * R7: after five failures in a row nobody asks for ten seconds, then one does for all: a provider that hangs must not
 * make every customer wait for it.
 */
export class Breaker {
  readonly #now: () => number
  #failures = 0
  #closedUntil = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  async ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const waitMs = this.#closedUntil - this.#now()
    if (waitMs > 0) throw atRest(waitMs)
    // While one is trying, the others wait for what becomes of it.
    if (this.#failures >= FAILURES) this.#closedUntil = this.#now() + OPEN_MS
    try {
      const answer = await call()
      this.#reset()
      return answer
    } catch (error) {
      if (isFailure(error)) this.#count()
      else this.#reset()
      throw error
    }
  }

  #reset(): void {
    this.#failures = 0
    this.#closedUntil = 0
  }

  #count(): void {
    this.#failures += 1
    if (this.#failures >= FAILURES) this.#closedUntil = this.#now() + OPEN_MS
  }
}

// One that says no, or 'not so fast', is there.
const isFailure = (error: unknown): boolean => error instanceof ProviderUnreachable && !error.isBusy

const atRest = (waitMs: number) =>
  new ProviderUnreachable('The provider did not answer lately, and is left alone for a moment', {
    retryAfterSeconds: Math.ceil(waitMs / 1_000),
  })

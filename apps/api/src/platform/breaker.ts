const FAILURES = 5
const REST_MS = 10_000

type Settings = {
  /** The error while the circuit is open, with the time to wait. */
  atRest: (waitMs: number) => Error
  /** Whether the error means that the service is down; a rejection means that it is up. */
  isFailure?: (error: unknown) => boolean
  restMs?: number
  now?: () => number
}

/**
 * R7: a circuit breaker. After five failures in a row calls are rejected for ten seconds, then a single one tries: callers must
 * not wait for an external service that hangs.
 */
export class Breaker {
  readonly #settings: Required<Settings>
  #failures = 0
  #closedUntil = 0

  constructor(settings: Settings) {
    const asUsual = { isFailure: () => true, restMs: REST_MS, now: () => performance.now() }
    this.#settings = { ...asUsual, ...settings }
  }

  async ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const { now, atRest, isFailure } = this.#settings
    const waitMs = this.#closedUntil - now()
    if (waitMs > 0) throw atRest(waitMs)
    this.#restIfNeeded() // while one call tries, the others are still rejected
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
    this.#restIfNeeded()
  }

  #restIfNeeded(): void {
    const { now, restMs } = this.#settings
    if (this.#failures >= FAILURES) this.#closedUntil = now() + restMs
  }
}

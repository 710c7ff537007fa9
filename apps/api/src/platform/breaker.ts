const FAILURES = 5
const REST_MS = 10_000

type Settings = {
  /** What is thrown to those who are not let through, and how long they would have to wait. */
  atRest: (waitMs: number) => Error
  /** Whether it says that nobody is there; one that says no is there. */
  isFailure?: (error: unknown) => boolean
  restMs?: number
  now?: () => number
}

/**
 * R7: after five failures in a row nobody asks for ten seconds, then one does for all: an outside service that hangs must
 * not make everybody wait for it.
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
    this.#restIfNeeded() // while one is trying, the others wait for what becomes of it
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

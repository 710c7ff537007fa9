/**
 * Refuses what cannot be answered soon instead of letting everybody wait: the work under way is bounded,
 * so that those who are let in are served at full speed however many knock (R8).
 */
export class LoadGate {
  readonly #max: number
  #inFlight = 0
  #refused = 0

  constructor(max: number) {
    this.#max = max
  }

  get inFlight(): number {
    return this.#inFlight
  }

  get refused(): number {
    return this.#refused
  }

  enter(): boolean {
    if (this.#inFlight >= this.#max) {
      this.#refused += 1
      return false
    }
    this.#inFlight += 1
    return true
  }

  leave(): void {
    this.#inFlight -= 1
  }
}

/** A market full of people who open pages: its turns are long, and one page a turn would be slower than all at once. */
const LONGEST_WAIT_MS = 100

type Step = { since: number; begin: () => void }

/**
 * R30: a page takes ten milliseconds to make, a kept one is sent in less than one. So a page is made in steps, one step in
 * each turn of the event loop: between two steps the loop reads what has arrived and answers what is quick. Steps that have
 * waited for a tenth of a second begin together.
 */
export class OneEachTurn {
  readonly #waiting: Step[] = []

  /** Resolves when the next step may begin. */
  readonly next = (): Promise<void> =>
    new Promise((resolve) => {
      this.#waiting.push({ since: performance.now(), begin: resolve })
      if (this.#waiting.length === 1) this.#begin()
    })

  #begin(): void {
    setImmediate(() => {
      const longAgo = performance.now() - LONGEST_WAIT_MS
      do this.#waiting.shift()?.begin()
      while ((this.#waiting[0]?.since ?? Number.POSITIVE_INFINITY) < longAgo)
      // The others follow in turns of their own, even if this step never ends.
      if (this.#waiting.length > 0) this.#begin()
    })
  }
}

/**
 * R30: a page takes ten milliseconds to make, a kept one is sent in less than one. So a page is made in steps, one step in
 * each turn of the event loop, whatever number of pages is being made: between two steps the loop reads what has arrived
 * and answers what is quick.
 */
export class OneEachTurn {
  readonly #waiting: (() => void)[] = []

  /** Resolves when the next step may begin. */
  readonly next = (): Promise<void> =>
    new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (this.#waiting.length === 1) this.#begin()
    })

  #begin(): void {
    setImmediate(() => {
      // The others follow in turns of their own, even if this step never ends.
      this.#waiting.shift()?.()
      if (this.#waiting.length > 0) this.#begin()
    })
  }
}

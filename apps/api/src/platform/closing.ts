/** What was opened, to be closed in the opposite order. */
export class Closing {
  readonly #steps: (() => Promise<unknown>)[] = []

  add(close: () => Promise<unknown>): void {
    this.#steps.push(close)
  }

  async closeAll(): Promise<void> {
    for (let close = this.#steps.pop(); close; close = this.#steps.pop()) await close()
  }
}

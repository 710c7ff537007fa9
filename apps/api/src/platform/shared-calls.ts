/** Callers who want the same thing at the same time share one call and its outcome. Nothing is remembered afterwards. */
export class SharedCalls<Result> {
  readonly #running = new Map<string, Promise<Result>>()

  get(key: string, call: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key)
    if (running !== undefined) return running
    const started = call().finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    return started
  }

  /** The call that is running, if there is one. */
  find(key: string): Promise<Result> | undefined {
    return this.#running.get(key)
  }
}

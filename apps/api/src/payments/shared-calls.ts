/**
 * T10: whoever wants the same while it is under way gets that one's outcome. It only spares the provider calls: that
 * nothing is done twice is the database's business, as other processes do not see this.
 */
export class SharedCalls<Result> {
  readonly #underWay = new WeakMap<object, Map<string, Promise<Result>>>()

  /** `owner` is whom it is wanted of: two providers never share. */
  get(owner: object, key: string, work: () => Promise<Result>): Promise<Result> {
    const calls = this.#callsOf(owner)
    const known = calls.get(key)
    if (known !== undefined) return known
    const call = work().finally(() => calls.delete(key))
    calls.set(key, call)
    return call
  }

  /** What is under way already, if anything is. */
  find(owner: object, key: string): Promise<Result> | undefined {
    return this.#underWay.get(owner)?.get(key)
  }

  #callsOf(owner: object): Map<string, Promise<Result>> {
    const known = this.#underWay.get(owner)
    if (known) return known
    const calls = new Map<string, Promise<Result>>()
    this.#underWay.set(owner, calls)
    return calls
  }
}

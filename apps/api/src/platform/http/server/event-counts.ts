/** How often each kind of event happened in this process since its start, for `/metrics`. */
export class EventCounts<Kind extends string = string> {
  readonly #counts: Map<Kind, number>

  /** All kinds are listed from the start, so that an alert can tell none from unknown. */
  constructor(kinds: readonly Kind[]) {
    this.#counts = new Map(kinds.map((kind) => [kind, 0]))
  }

  add(kind: Kind): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
  }

  list(): [kind: Kind, times: number][] {
    return [...this.#counts]
  }
}

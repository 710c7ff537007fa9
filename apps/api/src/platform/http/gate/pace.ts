const MAX_KNOWN = 10_000

/**
 * What each address has spent, in milliseconds of its own: they pass as time does. An address may be ahead of the time by
 * `leadMs`, as people ask in bursts.
 */
export class Pace {
  readonly #leadMs: number
  readonly #paidUntil = new Map<string, number>()

  constructor({ leadMs }: { leadMs: number }) {
    this.#leadMs = leadMs
  }

  get known(): number {
    return this.#paidUntil.size
  }

  spend(address: string, ms: number): void {
    const now = performance.now()
    if (this.#paidUntil.size >= MAX_KNOWN) this.#forgetPast(now)
    this.#paidUntil.set(address, Math.max(now, this.#paidUntil.get(address) ?? 0) + ms)
  }

  /** How long an address has to wait until it is within its lead again. */
  overMs(address: string): number {
    return Math.max(0, (this.#paidUntil.get(address) ?? 0) - performance.now() - this.#leadMs)
  }

  #forgetPast(now: number): void {
    for (const [address, paidUntil] of this.#paidUntil) if (paidUntil <= now) this.#paidUntil.delete(address)
    // A crowd of made-up addresses: better to forget all than to keep ever more.
    if (this.#paidUntil.size >= MAX_KNOWN) this.#paidUntil.clear()
  }
}

const WINDOW_MS = 1_000

/** How many addresses ask at about the same time. Two sets in turn, so that counting costs the same for any crowd. */
export class RecentAddresses {
  #now = new Set<string>()
  #before = new Set<string>()
  #since = 0
  #latest = { address: '', at: Number.NEGATIVE_INFINITY }
  #latestOther = this.#latest

  get count(): number {
    this.#rollOver()
    return Math.max(1, this.#now.size, this.#before.size)
  }

  see(address: string): void {
    this.#rollOver()
    this.#now.add(address)
    if (address !== this.#latest.address) this.#latestOther = this.#latest
    this.#latest = { address, at: performance.now() }
  }

  /** How long ago another address asked. */
  sinceOtherMs(address: string): number {
    const { at } = this.#latest.address === address ? this.#latestOther : this.#latest
    return performance.now() - at
  }

  #rollOver(): void {
    const passedMs = performance.now() - this.#since
    if (passedMs < WINDOW_MS) return
    this.#before = passedMs < 2 * WINDOW_MS ? this.#now : new Set()
    this.#now = new Set()
    this.#since = performance.now()
  }
}

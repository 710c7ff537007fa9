/** Caches the last results; drops the least recently used one. */
export class LruCache<Made> {
  readonly #made = new Map<string, Promise<Made>>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(name: string, make: () => Promise<Made>): Promise<Made> {
    const made = this.#made.get(name) ?? make()
    this.#made.delete(name)
    this.#made.set(name, made)
    const [oldest] = this.#made.keys()
    if (oldest !== undefined && this.#made.size > this.#most) this.#made.delete(oldest)
    return made
  }

  clear(): void {
    this.#made.clear()
  }
}

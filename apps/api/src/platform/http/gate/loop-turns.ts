import { FairLine } from './fair-line.ts'

/** A page and what it asks for come together. */
const AT_ONCE = 2

/**
 * R30: what arrives together is handled in one turn of the event loop, so two hundred requests of one address would delay
 * everybody who asks meanwhile. Of each address a few are handled at once, the others in the order of arrival, one in each
 * turn.
 */
export class LoopTurns {
  readonly #line = new FairLine<() => void>()
  readonly #inThisTurn = new Map<string, number>()
  #next: NodeJS.Immediate | null = null

  /** Resolves when a request of this address may be handled; null if that is now. */
  wait(address: string): Promise<void> | null {
    this.#next ??= setImmediate(() => this.#turn())
    const handled = this.#inThisTurn.get(address) ?? 0
    this.#inThisTurn.set(address, handled + 1)
    if (handled < AT_ONCE && !this.#line.has(address)) return null
    return new Promise((resolve) => this.#line.add(address, resolve))
  }

  #turn(): void {
    this.#next = null
    this.#inThisTurn.clear()
    // The line goes round, so this is one of each address.
    for (let left = this.#line.addresses; left > 0; left -= 1) this.#line.take(() => true)?.()
    // Between two of these the loop reads what has arrived meanwhile.
    if (this.#line.length > 0) this.#next = setImmediate(() => this.#turn())
  }
}

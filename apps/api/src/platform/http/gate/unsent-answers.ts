import type { ServerResponse } from 'node:http'

type Bounds = { perAddressBytes: number; totalBytes: number }
type Unsent = { address: string; response: ServerResponse; bytes: number }

const MB = 1024 * 1024
/** Hundreds of compressed pages: many phones that share one address and read slowly stay far below it. */
const BOUNDS: Bounds = { perAddressBytes: 8 * MB, totalBytes: 64 * MB }

/**
 * R30: responses that are made but not yet read by their callers. They hold no slot of the gate, only memory, which is
 * bounded for each address and for all together: beyond that the oldest response is cut off, as its reader has stopped.
 */
export class UnsentAnswers {
  readonly #bounds: Bounds
  /** The oldest first. */
  readonly #unsent = new Set<Unsent>()
  readonly #bytesOf = new Map<string, number>()
  #total = 0

  constructor(bounds: Bounds = BOUNDS) {
    this.#bounds = bounds
  }

  watch(address: string, response: ServerResponse): void {
    response.once('prefinish', () => this.#add({ address, response, bytes: response.writableLength }))
  }

  #add(unsent: Unsent): void {
    const { address, response, bytes } = unsent
    this.#unsent.add(unsent)
    this.#count(address, bytes)
    response.once('close', () => this.#remove(unsent))
    while ((this.#bytesOf.get(address) ?? 0) > this.#bounds.perAddressBytes) this.#cutOldest(address)
    while (this.#total > this.#bounds.totalBytes) this.#cutOldest(this.#largest())
  }

  #remove(unsent: Unsent): void {
    if (this.#unsent.delete(unsent)) this.#count(unsent.address, -unsent.bytes)
  }

  #count(address: string, bytes: number): void {
    const held = (this.#bytesOf.get(address) ?? 0) + bytes
    if (held > 0) this.#bytesOf.set(address, held)
    else this.#bytesOf.delete(address)
    this.#total += bytes
  }

  #cutOldest(address: string): void {
    const oldest = [...this.#unsent].find((unsent) => unsent.address === address)
    if (!oldest) return
    this.#remove(oldest)
    oldest.response.destroy()
  }

  /** The address that holds most. */
  #largest(): string {
    const [address] = [...this.#bytesOf].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0])
    return address
  }
}

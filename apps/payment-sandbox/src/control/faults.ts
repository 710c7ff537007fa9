import { z } from 'zod'

const ENDPOINTS = [
  'initialize',
  'verify',
  'refund',
  'refunds',
  'disputes',
  'resolve',
  'recipient',
  'bank',
  'transfer',
  'any',
] as const
const HANG_MS = 600_000

export const faultSchema = z.strictObject({
  endpoint: z.enum(ENDPOINTS),
  kind: z.enum(['delay', '500', '502', '429', 'hang', 'drop', 'truncate']),
  /** How many calls it is for; for ever when left out. */
  count: z.int().min(1).optional(),
  ms: z.int().min(0).max(HANG_MS).default(1_000),
})

export type Fault = z.output<typeof faultSchema>
export type FaultyEndpoint = Exclude<(typeof ENDPOINTS)[number], 'any'>

/** What is to go wrong, in the order in which it was asked for. */
export class Faults {
  #waiting: Fault[] = []

  add(fault: Fault): void {
    this.#waiting.push(fault)
  }

  clear(): void {
    this.#waiting = []
  }

  /** The fault for this call, if there is one; it counts as had. */
  take(endpoint: FaultyEndpoint): Fault | null {
    const fault = this.#waiting.find((one) => one.endpoint === endpoint || one.endpoint === 'any')
    if (!fault) return null
    if (fault.count !== undefined) {
      fault.count -= 1
      if (fault.count === 0) this.#waiting = this.#waiting.filter((one) => one !== fault)
    }
    return fault
  }
}

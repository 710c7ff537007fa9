import type { LoadAnswer } from './offer-load.ts'

export type ProofOptions = {
  /** How many times, where a proof repeats something; null for its default. */
  runs: number | null
  /** With the same seed, random choices repeat. */
  seed: number
  /**
   * At the size the promise is made for, which takes minutes; otherwise small, but large enough to find most mistakes.
   */
  isFull: boolean
}

/** The measured figures as text; with a fault or more the promise is broken. */
export type ProofResult = { figures: string; faults: string[] }

/** A promise of the product, and the attack that would show it broken. Loopback only, bounded in count and time. */
export type Proof = {
  name: string
  promise: string
  run(options: ProofOptions): Promise<ProofResult>
}

/** The sentences of the promises that were not kept. */
export const brokenOf = (promises: Record<string, boolean>): string[] =>
  Object.entries(promises).flatMap(([sentence, isKept]) => (isKept ? [] : [sentence]))

/** A temporary error: 503 with Retry-After, in the usual envelope. */
export function isPoliteError({ status, headers, body }: LoadAnswer): boolean {
  if (status !== 503 || !/^\d+$/.test(headers['retry-after'] ?? '')) return false
  const envelope: unknown = parse(body)
  const isEnvelope = typeof envelope === 'object' && envelope !== null
  return isEnvelope && 'success' in envelope && envelope.success === false && 'code' in envelope
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

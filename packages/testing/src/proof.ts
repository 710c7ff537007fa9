import type { LoadAnswer } from './offer-load.ts'

export type ProofOptions = {
  /** How many times, where a proof repeats something; null for its own number. */
  runs: number | null
  /** Where chance plays a part, the same seed gives the same run. */
  seed: number
  /** At the size the promise is given for, which takes minutes; else as small as still finds most mistakes. */
  isFull: boolean
}

/** What was measured, in words; with a fault or more the promise is broken. */
export type ProofResult = { figures: string; faults: string[] }

/** A promise of the product, and the attack that would show it broken. Loopback only, bounded in count and time. */
export type Proof = {
  name: string
  promise: string
  run(options: ProofOptions): Promise<ProofResult>
}

/** Each promise's sentence, kept or not: gives those that were not. */
export const brokenOf = (promises: Record<string, boolean>): string[] =>
  Object.entries(promises).flatMap(([sentence, isKept]) => (isKept ? [] : [sentence]))

/** An error for now: 503, when to come again, and the one envelope of every failure. */
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

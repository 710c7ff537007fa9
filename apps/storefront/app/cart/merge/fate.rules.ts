import { ApiError } from '@ahia/contracts/api-error'

/** What becomes of a guest's line that the server did not take as it was. `reason` is for the shopper. */
export type MergeFailure =
  /** The server stumbled over it: it stays in this browser until the next chance. */
  | { kind: 'waits' }
  /** Nobody answers, or not now: neither would the others be taken. */
  | { kind: 'stopped' }
  /** There are fewer than wanted; this many would be taken. */
  | { kind: 'fewer'; addable: number; reason: string }
  /** It will never be taken. */
  | { kind: 'refused'; reason: string }

/** What was wrong with a choice is the shop's change, not the shopper's mistake. */
const OWN_WORDS: Partial<Record<string, string>> = {
  PRODUCT_NOT_FOUND: 'No longer sold',
  PRODUCT_GONE: 'No longer sold',
  INVALID_INPUT: 'This option is no longer sold',
}

/** Nobody answers for the account: it is not signed in, has no cart, or has asked too often. */
const NOT_NOW: readonly (number | null)[] = [null, 401, 403, 408, 429]
const SERVER_FAILED = 500

export function fateOf(failure: unknown): MergeFailure {
  if (!(failure instanceof ApiError)) return { kind: 'stopped' }
  const { status, code, message, details } = failure
  if (code === 'INTERNAL') return { kind: 'waits' }
  if (NOT_NOW.includes(status) || (status ?? 0) >= SERVER_FAILED) return { kind: 'stopped' }
  const reason = OWN_WORDS[code ?? ''] ?? message
  const addable = code === 'OUT_OF_STOCK' ? addableIn(details) : 0
  return addable > 0 ? { kind: 'fewer', addable, reason } : { kind: 'refused', reason }
}

/** 0 where the server does not say. */
function addableIn(details: unknown): number {
  const isGiven = typeof details === 'object' && details !== null && 'addable' in details
  return isGiven && Number.isInteger(details.addable) ? Number(details.addable) : 0
}

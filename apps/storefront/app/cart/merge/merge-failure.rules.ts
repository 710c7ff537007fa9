import { ApiError } from '@ahia/contracts/api-error'

/** Why the server did not accept a guest's line as it was. `reason` is for the shopper. */
export type MergeFailure =
  /** The server failed on this line: it stays in this browser until the next attempt. */
  | { kind: 'waits' }
  /** The server does not answer, or not now: the other lines would fail too. */
  | { kind: 'stopped' }
  /** Less is in stock than wanted; this many would be accepted. */
  | { kind: 'fewer'; addable: number; reason: string }
  /** It will never be accepted. */
  | { kind: 'refused'; reason: string }

/** An invalid choice is due to a change by the shop, not a mistake of the shopper. */
const OWN_WORDS: Partial<Record<string, string>> = {
  PRODUCT_NOT_FOUND: 'No longer sold',
  PRODUCT_GONE: 'No longer sold',
  INVALID_INPUT: 'This option is no longer sold',
}

/** No answer, or the account cannot be served: not signed in, no cart, or too many requests. */
const NOT_NOW: readonly (number | null)[] = [null, 401, 403, 408, 429]
const SERVER_FAILED = 500

export function mergeFailureOf(failure: unknown): MergeFailure {
  if (!(failure instanceof ApiError)) return { kind: 'stopped' }
  const { status, code, message, details } = failure
  if (code === 'INTERNAL') return { kind: 'waits' }
  if (NOT_NOW.includes(status) || (status ?? 0) >= SERVER_FAILED) return { kind: 'stopped' }
  const reason = OWN_WORDS[code ?? ''] ?? message
  const addable = code === 'OUT_OF_STOCK' ? addableIn(details) : 0
  return addable > 0 ? { kind: 'fewer', addable, reason } : { kind: 'refused', reason }
}

/** 0 when the server does not say. */
function addableIn(details: unknown): number {
  const isGiven = typeof details === 'object' && details !== null && 'addable' in details
  return isGiven && Number.isInteger(details.addable) ? Number(details.addable) : 0
}

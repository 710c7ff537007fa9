/** The server's answer about a payment; a status of null means that there was none. */
type VerificationResponse<T> =
  | { state: 'captured'; value: T; message: string }
  | { state: 'refused'; status: number | null; message: string; retryAfter: string | null }

export type Verdict<T> =
  | { state: 'captured'; value: T; isAgain: boolean }
  /** PAY-02: counted as verified before, but without details. */
  | { state: 'already-verified' }
  | { state: 'pending'; retryAfterMs: number }
  /** No answer, so nothing is known about the money. */
  | { state: 'unanswered' }
  /** With the server's message if it has one for shoppers. */
  | { state: 'failed'; message: string }

/** PAY-02: the client's own rule, exactly. Our server sends none of these for money that was not captured. */
const ALREADY_WORDS = ['already verified', 'already processed', 'not pending', 'cannot be processed']
const ALREADY_STATUSES: readonly number[] = [409, 400]

/** Still confirming, the provider is unreachable, or too many requests: none says anything about the money. */
const ASK_AGAIN_STATUSES: readonly number[] = [503, 429]

/** The request itself was malformed: the server's message about it is for developers. */
const MALFORMED_STATUS = 422

export function verdictOf<T>(response: VerificationResponse<T>): Verdict<T> {
  if (response.state === 'captured')
    return { state: 'captured', value: response.value, isAgain: saysAlready(response.message) }
  const { status, message, retryAfter } = response
  if (status === null) return { state: 'unanswered' }
  if (ALREADY_STATUSES.includes(status) || saysAlready(message)) return { state: 'already-verified' }
  if (ASK_AGAIN_STATUSES.includes(status)) return { state: 'pending', retryAfterMs: toMs(retryAfter) }
  return { state: 'failed', message: status === MALFORMED_STATUS ? '' : message }
}

const saysAlready = (message: string): boolean =>
  ALREADY_WORDS.some((words) => message.toLowerCase().includes(words))

const toMs = (seconds: string | null): number => {
  const asked = Number(seconds ?? 0)
  return Number.isFinite(asked) && asked > 0 ? asked * 1000 : 0
}

/** The delays between requests; the last one repeats. */
const PAUSES_MS = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000]
const LONGEST_MS = 60_000

/** The server's delay counts, but nobody should wait for minutes with money under way. */
export const pauseAfter = (asked: number, retryAfterMs: number): number =>
  Math.min(Math.max(PAUSES_MS[asked - 1] ?? Math.max(...PAUSES_MS), retryAfterMs), LONGEST_MS)

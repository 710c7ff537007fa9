import type { ErrorCode } from './error-codes.ts'

type ApiErrorDetails = { status: number | null; code: ErrorCode | null; details: unknown; cause?: unknown }

/** A call that failed or was never answered. `message` can be shown to people (ERR-02). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** null when there was no answer at all. */
  readonly status: number | null
  readonly code: ErrorCode | null
  readonly details: unknown

  constructor(message: string, { status, code, details, cause }: ApiErrorDetails) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.details = details
  }
}

const DEFAULT_MESSAGE = 'An error occurred'

/** ERR-02: the server's message if there is one, else 'Error: {status}'. */
export function fromErrorAnswer(status: number, answer: unknown): ApiError {
  const { message, code, details } = toFields(answer)
  const text = typeof message === 'string' && message !== '' ? message : `Error: ${status}`
  return new ApiError(text, { status, code: isErrorCode(code) ? code : null, details: details ?? null })
}

/** ERR-02 */
export const NO_RESPONSE = 'No response from server'

export const noResponse = (cause: unknown): ApiError =>
  new ApiError(NO_RESPONSE, { status: null, code: null, details: null, cause })

/** ERR-02: what to show for anything that was thrown; `fallback` is the caller's own default text. */
export function messageOf(error: unknown, fallback = DEFAULT_MESSAGE): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback
}

const toFields = (answer: unknown): Record<string, unknown> =>
  typeof answer === 'object' && answer !== null ? { ...answer } : {}

// Only its shape is checked: the list of codes would cost every page more bytes than it is worth.
const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && /^[A-Z_]+$/.test(code)

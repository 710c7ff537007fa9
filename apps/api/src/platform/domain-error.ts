import type { ErrorCode } from '@ahia/contracts/error-codes'

/** An error with a code of the contract. Any other error is a bug. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly details: unknown
  /** How long the caller should wait before a retry. */
  readonly retryAfterSeconds: number | null

  constructor(
    code: ErrorCode,
    message: string,
    {
      details = null,
      retryAfterSeconds = null,
      cause,
    }: { details?: unknown; retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.code = code
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}
